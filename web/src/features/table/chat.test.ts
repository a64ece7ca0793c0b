import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableView, Told } from '../../lib/net/protocol';
import { Refusal } from '../../lib/net/http';
import { TableModel } from '../../lib/net/table.svelte';
import Chat from './Chat.svelte';
import { seatInfos } from './reading';
import { Talk } from './talk.svelte';

const SEATS = [
  { kind: 'person' as const, name: 'Ada', taken: true, present: true },
  { kind: 'person' as const, name: 'Bo', taken: true, present: true },
];
const TALL = 1000;
const VIEW = 200;

let model: TableModel;
beforeEach(() => {
  model = new TableModel('t');
  model.you = [0];
  model.entries = [said(1, 1, 'before you came')];
});
afterEach(cleanup);

function said(number: number, seat: number, text: string, more: Partial<Told> = {}): Told {
  return { number, at: 0, kind: 'say', seat, text, ...more } as Told;
}

function speak(...entries: Told[]): void {
  model.entries = [...model.entries, ...entries];
  flushSync();
}

describe('Talk', () => {
  it('counts what others said since, and nothing of one’s own', () => {
    const talk = new Talk(model);
    expect(talk.news).toBe(0);
    speak(
      said(2, 1, 'hello'),
      said(3, 0, 'hi'),
      { number: 4, at: 0, kind: 'move', seat: 1 } as Told,
      said(5, 1, 'yes'),
    );
    expect(talk.news).toBe(2);
    talk.seen();
    expect(talk.news).toBe(0);
  });
});

describe('Chat', () => {
  function shown(): { talk: Talk; box: HTMLElement; find: (what: string) => HTMLElement } {
    const talk = new Talk(model);
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(TALL);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(VIEW);
    const table = { status: 'playing' } as TableView;
    const by = render(Chat, { talk, seats: seatInfos(SEATS, model.you), model, table });
    flushSync();
    const find = (what: string): HTMLElement => {
      const found = by.container.querySelector<HTMLElement>(what);
      if (!found) throw new Error(`there is no ${what}`);
      return found;
    };
    return { talk, box: find('[role=log]'), find };
  }

  it('shows the newest words, and whoever sees them has read them', () => {
    const { talk, box } = shown();
    expect(box.scrollTop).toBe(TALL);
    box.scrollTop = TALL - VIEW;
    speak(said(2, 1, 'hello'));
    expect(box.scrollTop).toBe(TALL);
    expect(talk.news).toBe(0);
  });

  it('leaves whoever reads above where he is, and leads him down', async () => {
    const { talk, box, find } = shown();
    box.scrollTop = 0;
    await fireEvent.scroll(box);
    speak(said(2, 1, 'hello'));
    expect(box.scrollTop).toBe(0);
    expect(talk.news).toBe(1);
    await fireEvent.click(find('.down button'));
    expect(box.scrollTop).toBe(TALL);
    expect(talk.news).toBe(0);
    expect(() => find('.down')).toThrow();
  });

  it('shows the newest words on where a box has less room, and only to whoever reads the end', async () => {
    const shrinks: (() => void)[] = [];
    class Observer {
      constructor(heard: () => void) {
        shrinks.push(heard);
      }
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    const { box } = shown();
    box.scrollTop = TALL - 2 * VIEW;
    shrinks.forEach((shrink) => shrink());
    expect(box.scrollTop).toBe(TALL);
    box.scrollTop = 0;
    await fireEvent.scroll(box);
    shrinks.forEach((shrink) => shrink());
    expect(box.scrollTop).toBe(0);
    vi.unstubAllGlobals();
  });

  it('says itself why something was not said, and nobody else does', async () => {
    vi.spyOn(model, 'speak').mockResolvedValue(new Refusal('busy'));
    const { find } = shown();
    await fireEvent.click(find('.reactions button'));
    expect(find('[role=alert]').textContent).not.toBe('');
    expect(model.refusal).toBeNull();
  });

  it('always shows one’s own words', async () => {
    const { box } = shown();
    box.scrollTop = 0;
    await fireEvent.scroll(box);
    speak(said(2, 0, 'mine'));
    expect(box.scrollTop).toBe(TALL);
  });

  it('names whoever spoke, also where another sits there now', () => {
    model.entries = [said(1, 1, 'I must go', { name: 'Cy' })];
    const { box } = shown();
    expect(box.querySelector('b')?.textContent).toBe('Cy');
  });
});
