/** What a lesson can point at on this board, by its words: the selector of each, within the board. */
export function spot(name: string, eyes: number): string | null {
  const [kind = '', what = '', count = ''] = name.split(' ');
  switch (kind) {
    case 'hand':
      return what
        ? cards(`hand-${eyes}-${what}`, count && Number(count.slice(1)) - 1)
        : `[data-anchor="hand-${eyes}"]`;
    case 'open':
      return cards(`rest-${eyes}-${what}`, count.slice(1));
    case 'set':
      return `[data-spot="set ${what}"]`;
    case 'hidden':
      return `[data-piece^="rest-${eyes}-hidden-${what}"]`;
    case 'remainders':
      return `[data-piece^="rest-${eyes}-"]`;
    default:
      return WHOLE[name] ?? null;
  }
}

/** All cards of a type, or the one that is pressed to play so many of them (`x2`). */
const cards = (type: string, one: number | string): string =>
  one === '' ? `[data-piece^="${type}-"]` : `[data-piece="${type}-${one}"]`;

const WHOLE: Record<string, string> = {
  pile: '[data-anchor="pile"]',
  draw: '[data-anchor="draw"]',
  demand: '.tray .scroll',
  coins: '.own .coins',
  others: '.player',
  direction: '.way',
  'in-force': '.token',
  curse: '.own header button:not(.coins)',
  losses: '.tray',
};
