/** What a lesson can point at on this board, by its words: the selector of each, within the board. */
export function spot(name: string, eyes: number): string | null {
  const [kind = '', ...rest] = name.split(' ');
  const what = rest.join(' ');
  switch (kind) {
    case 'month':
      return `ol.year > li:nth-child(${Number(what)})`;
    case 'forecast':
      return `ol.year > li:nth-child(${Number(what)}) .foreseen`;
    case 'action':
      return what === 'privilege' ? PRIVILEGES : `[data-spot="${name}"]`;
    case 'tile':
    case 'card':
    case 'wall':
      return `[data-spot="${name}"]`;
    case 'group':
      return `[data-group="${Number(what) - 1}"]`;
    case 'yuan':
    case 'rice':
    case 'fireworks':
      return `[data-fly="good:${eyes}:${kind}"]`;
    case 'palace':
      return `[data-fly="palace:${eyes}:${Number(what)}"]`;
    default:
      return WHOLE[name] ?? null;
  }
}

/** The card, and the small one: beside it where one may buy, in its place where one may not. */
const PRIVILEGES = '[data-spot="action privilege"], [data-spot="privilege small"]';

const WHOLE: Record<string, string> = {
  year: 'ol.year',
  plot: '[data-spot="plot"]',
  groups: 'section.groups',
  display: '.shelf',
  hand: '.court ul.hand',
  court: '.board > .court',
  others: '.others',
  track: '.row.track',
  score: '.row.score',
  'wall-tiles': '.court .stones',
  'super-event': 'ol.year .super',
};
