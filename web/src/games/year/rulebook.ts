/** Made by `python -m drachenhof.server.app.typescript` from the rules. Do not edit. */
export const SECTIONS: { id: string; rules: string[] }[] = [
  {
    "id": "box",
    "rules": [
      "Y1",
      "Y2",
      "Y3",
      "Y4",
      "Y5",
      "Y6"
    ]
  },
  {
    "id": "setup",
    "rules": [
      "Y7",
      "Y8",
      "Y9",
      "Y10",
      "Y11"
    ]
  },
  {
    "id": "round",
    "rules": [
      "Y12"
    ]
  },
  {
    "id": "action",
    "rules": [
      "Y13",
      "Y14",
      "Y15",
      "Y16",
      "Y17",
      "Y18",
      "Y19",
      "Y20",
      "Y21",
      "Y22"
    ]
  },
  {
    "id": "person",
    "rules": [
      "Y23",
      "Y24",
      "Y25"
    ]
  },
  {
    "id": "event",
    "rules": [
      "Y26",
      "Y27",
      "Y28",
      "Y29",
      "Y30",
      "Y31",
      "Y32",
      "Y33"
    ]
  },
  {
    "id": "scoring",
    "rules": [
      "Y34"
    ]
  },
  {
    "id": "end",
    "rules": [
      "Y35",
      "Y36"
    ]
  },
  {
    "id": "wall",
    "rules": [
      "Y40",
      "Y41",
      "Y42",
      "Y43"
    ]
  },
  {
    "id": "super",
    "rules": [
      "Y44",
      "Y45",
      "Y46",
      "Y47",
      "Y48",
      "Y49",
      "Y50",
      "Y51",
      "Y52",
      "Y53",
      "Y54"
    ]
  }
];

/** What the rules repeat of the printed matter. */
export const PRINTED: Record<string, number> = {
  "young_craftsman_value": 2,
  "young_craftsman_symbols": 1,
  "young_court_lady_value": 1,
  "young_court_lady_symbols": 1,
  "young_tax_collector_value": 3,
  "young_tax_collector_symbols": 3,
  "young_pyrotechnist_value": 5,
  "young_pyrotechnist_symbols": 1,
  "young_warrior_value": 5,
  "young_warrior_symbols": 1,
  "young_monk_value": 6,
  "young_monk_symbols": 1,
  "young_healer_value": 4,
  "young_healer_symbols": 1,
  "young_farmer_value": 4,
  "young_farmer_symbols": 1,
  "young_scholar_value": 4,
  "young_scholar_symbols": 2,
  "old_pyrotechnist_value": 3,
  "old_pyrotechnist_symbols": 2,
  "old_warrior_value": 3,
  "old_warrior_symbols": 2,
  "old_monk_value": 2,
  "old_monk_symbols": 2,
  "old_healer_value": 1,
  "old_healer_symbols": 2,
  "old_farmer_value": 1,
  "old_farmer_symbols": 2,
  "old_scholar_value": 2,
  "old_scholar_symbols": 3
};
