import { expect, it } from 'vitest';
import { Learnt } from '../../../lib/net/progress.svelte';
import type { LessonInfo } from '../../../lib/net/protocol';
import { forget } from '../../../lib/net/storage';
import { lessonList } from './list.svelte';

const lesson = (name: string, more: Partial<LessonInfo> = {}): LessonInfo => ({
  game: 'g',
  name,
  minutes: 2,
  first: false,
  extra: false,
  cues: 3,
  ...more,
});

it('offers a first game after the five minutes, and after all of the way', () => {
  lessonList.all = [
    lesson('a', { first: true }),
    lesson('b', { first: true }),
    lesson('c'),
    lesson('d'),
    lesson('e', { extra: true }),
  ];
  const offered = lessonList.all.filter(({ name }) => lessonList.isEnough('g', name));
  expect(offered.map(({ name }) => name)).toEqual(['b', 'd']);
  expect(lessonList.after('g', 'b')).toBe('c');
  expect(lessonList.after('g', 'd')).toBeNull();
});

it('knows which games somebody has begun to learn', () => {
  forget('lessons');
  const learnt = new Learnt();
  expect(learnt.begun('g')).toBe(false);
  learnt.reach('g', 'a', 1, 3);
  expect([learnt.begun('g'), learnt.begun('h')]).toEqual([true, false]);
  forget('lessons');
});
