/**
 * What moves between two views. Things with `data-fly` are measured before and after: what stands elsewhere glides
 * there; who is new in a palace comes from the display; points fly to the score.
 */
import type { YearView } from './view';
import { splitTile } from './view';

export type Places = Map<string, DOMRect>;

/** Where everything stands now. */
export function measure(board: HTMLElement): Places {
  const found: Places = new Map();
  for (const thing of board.querySelectorAll<HTMLElement>('[data-fly]')) {
    const key = thing.dataset.fly;
    if (key) found.set(key, thing.getBoundingClientRect());
  }
  return found;
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const GLIDES = /^(dragon|track|score):/;

/** Lets everything glide from where it was. */
export function glide(board: HTMLElement, before: Places, ms: number): void {
  for (const thing of board.querySelectorAll<HTMLElement>('[data-fly]')) {
    const key = thing.dataset.fly ?? '';
    const old = GLIDES.test(key) ? before.get(key) : undefined;
    if (old) come(thing, old, ms);
  }
}

function come(thing: HTMLElement, from: DOMRect, ms: number): void {
  const to = thing.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if ((Math.abs(x) < 1 && Math.abs(y) < 1) || to.width === 0 || from.width === 0) return;
  thing.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration: ms, easing: EASE },
  );
}

/** Those who moved in come from where their tile lay. */
export function moveIn(
  board: HTMLElement,
  before: YearView,
  after: YearView,
  places: Places,
  ms: number,
): void {
  for (const court of after.courts) {
    const old = before.courts[court.seat];
    court.palaces.forEach((palace, at) => {
      const gone = [...(old?.palaces[at]?.persons ?? [])];
      palace.persons.forEach((tile, room) => {
        const known = gone.indexOf(tile);
        if (known >= 0) {
          gone.splice(known, 1);
          return;
        }
        const { age, person } = splitTile(tile);
        const from = places.get(`arriving:${court.seat}`) ?? places.get(`display:${age} ${person}`);
        const to = board.querySelector<HTMLElement>(
          `[data-fly="tenant:${court.seat}:${at + 1}:${room}:${tile}"]`,
        );
        if (from && to) fly(board, from, to.getBoundingClientRect(), pictureOf(board, tile), ms);
      });
    });
  }
}

function pictureOf(board: HTMLElement, tile: string): Node | null {
  return board.querySelector(`[data-fly="display:${tile}"] svg`)?.cloneNode(true) ?? null;
}

/** The courts that something befalls light up one after the other. */
export function strike(board: HTMLElement, seats: readonly number[], ms: number): void {
  seats.forEach((seat, at) => {
    const court = board.querySelector<HTMLElement>(`[data-fly="court:${seat}"]`);
    court?.animate(
      [
        { boxShadow: '0 0 0 0 transparent' },
        { boxShadow: '0 0 0 5px var(--lacquer)', offset: 0.25 },
        { boxShadow: '0 0 0 5px var(--lacquer)', offset: 0.7 },
        { boxShadow: '0 0 0 0 transparent' },
      ],
      { duration: ms * 4, delay: at * ms * 1.25, easing: 'ease-out' },
    );
  });
}

/** Points fly from the court to the marker. */
export function flyPoints(board: HTMLElement, before: YearView, after: YearView, ms: number): void {
  for (const court of after.courts) {
    const won = court.score - (before.courts[court.seat]?.score ?? court.score);
    const from = board
      .querySelector<HTMLElement>(`[data-fly="court:${court.seat}"]`)
      ?.getBoundingClientRect();
    const to = board.querySelector<HTMLElement>(`[data-fly="score:${court.seat}"]`)?.getBoundingClientRect();
    if (won <= 0 || !from || !to) continue;
    const text = document.createElement('b');
    text.className = 'points';
    text.textContent = `+${won}`;
    fly(
      board,
      new DOMRect(from.left + from.width / 2, from.top + 20, to.width, to.height),
      to,
      text,
      ms * 1.6,
    );
  }
}

function fly(board: HTMLElement, from: DOMRect, to: DOMRect, picture: Node | null, ms: number): void {
  const air = board.querySelector<HTMLElement>('.air');
  if (!air || !picture) return;
  const base = air.getBoundingClientRect();
  const thing = document.createElement('span');
  thing.className = 'flying';
  thing.append(picture);
  thing.style.width = `${to.width}px`;
  air.append(thing);
  const at = (rect: DOMRect): string =>
    `translate(${rect.left - base.left}px, ${rect.top - base.top}px) scale(${to.width ? rect.width / to.width : 1})`;
  const flight = thing.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: ms,
    easing: EASE,
  });
  flight.onfinish = flight.oncancel = () => thing.remove();
}
