/** The keys that mean something at a table; `page-keys-…` says what, and docs/page.md lists them too. */
export const KEYS = [
  { id: 'walk', keys: ['Tab', 'Shift + Tab'] },
  { id: 'choose', keys: ['Enter'] },
  { id: 'close', keys: ['Esc'] },
  { id: 'next', keys: ['→'] },
  { id: 'rule', keys: ['?'] },
  { id: 'sheet', keys: ['l'] },
  { id: 'step', keys: ['←', '→'] },
  { id: 'ends', keys: ['Home', 'End'] },
] as const;
