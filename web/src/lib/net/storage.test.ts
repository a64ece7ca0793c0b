import { beforeEach, expect, it } from 'vitest';
import { forgetAllBut, recall, remember } from './storage';

beforeEach(() => localStorage.clear());

it('forgets a name, links and secrets, also those of an earlier visit, and keeps what it is told to keep', () => {
  remember('name', 'Ada');
  remember('secret:abc', '1');
  remember('language', 'nl');
  localStorage.setItem('links:xyz', '{}');
  forgetAllBut(['language']);
  expect(['name', 'secret:abc', 'links:xyz'].map(recall)).toEqual([null, null, null]);
  expect(localStorage.length).toBe(1);
  expect(recall('language')).toBe('nl');
});
