/** Made by `python -m drachenhof.server.app.typescript` from the rules. Do not edit. */
export const SECTIONS: { id: string; rules: string[] }[] = [
  {
    "id": "box",
    "rules": [
      "H1",
      "H2",
      "H3"
    ]
  },
  {
    "id": "round",
    "rules": [
      "H4",
      "H5",
      "H6",
      "H7",
      "H8",
      "H9",
      "H10",
      "H11",
      "H12",
      "H13"
    ]
  },
  {
    "id": "legal",
    "rules": [
      "H14"
    ]
  },
  {
    "id": "effects",
    "rules": [
      "H15",
      "H16",
      "H17",
      "H18",
      "H19",
      "H20",
      "H21",
      "H22"
    ]
  },
  {
    "id": "end",
    "rules": [
      "H23",
      "H24",
      "H25",
      "H26"
    ]
  },
  {
    "id": "house",
    "rules": [
      "H31",
      "H32",
      "H33"
    ]
  },
  {
    "id": "abilities",
    "rules": [
      "H41",
      "H42",
      "H43",
      "H44",
      "H45",
      "H46",
      "H47"
    ]
  },
  {
    "id": "curses",
    "rules": [
      "H51",
      "H52",
      "H53"
    ]
  }
];

/** What the rules repeat of the printed matter. */
export const PRINTED: Record<string, number> = {};
