import { beforeAll, expect, it } from 'vitest';
import { words } from '../lib/i18n/words.svelte';
import { chanceOf, lossOf, measured } from './chance';
import type { Advised } from './contract';

beforeAll(() => words.need('page'));

it('tells a range, and no range of one number', () => {
  const kinds = (
    [
      [0.12, 0.3],
      [0.001, 0.004],
      [0.996, 1],
      [0.412, 0.409 + 0.005],
      [0, 0.006],
    ] as const
  ).map(([low, high]) => chanceOf(low, high).chance);
  expect(kinds).toEqual(['range', 'little', 'sure', 'about', 'range']);
});

it('tells what a choice loses, and never a gain', () => {
  const kinds = (
    [
      [0.02, 0.06],
      [-0.02, 0.04],
      [0.031, 0.034],
      [-0.03, 0.001],
    ] as const
  ).map(([low, high]) => lossOf(low, high).loss);
  expect(kinds).toEqual(['range', 'upto', 'about', 'little']);
});

it('measures the first choice by its chance, equal ones not at all, and others by their difference to it', () => {
  const advised = {
    move: 'a',
    low: 0.26,
    high: 0.29,
    score: null,
    equal: true,
    visits: 9,
  } as unknown as Advised;
  expect(measured(advised, true)).toBe('26 to 29% to win');
  expect(measured(advised, false)).toBe('equally good');
  const worse = { ...advised, low: null, high: null, equal: false, less_low: 0.02, less_high: 0.05 };
  expect(measured(worse, false)).toBe('2 to 5 fewer wins in 100 games');
});
