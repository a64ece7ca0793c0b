/** What a lesson can point at on this board, by its words: the selector of each, within the board. */
export function spot(name: string, eyes: number): string | null {
  const [kind = '', what = ''] = name.split(' ');
  switch (kind) {
    case 'hand':
      return what ? `[data-piece^="hand-${eyes}-${what}-"]` : `[data-anchor="hand-${eyes}"]`;
    case 'open':
      return `[data-piece^="rest-${eyes}-${what}-"]`;
    case 'hidden':
      return `[data-piece^="rest-${eyes}-hidden-${what}"]`;
    case 'remainders':
      return `[data-piece^="rest-${eyes}-"]`;
    default:
      return WHOLE[name] ?? null;
  }
}

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
