/** The nine monsters, who live all over the house. */
export const MONSTERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type Monster = (typeof MONSTERS)[number];
