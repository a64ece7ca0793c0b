import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/lib/theme/tokens.css', 'utf8');

/** The custom properties of the block that a selector opens. */
function block(selector: string): Map<string, string> {
  const from = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  return new Map([...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const light = block(':root');
const dark = block(":root[data-theme='dark']");
const followed = block(":root:not([data-theme='light'])");

const grounds = ['--paper', '--paper-raised', '--paper-sunk'];
const texts = ['--ink', '--ink-soft', '--ink-past', '--lacquer-text', '--jade-text', '--gold-text'];
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground) => texts.map((text): [string, string, number] => [text, ground, 4.5])),
  ['--on-lacquer', '--lacquer', 4.5],
  ['--on-lacquer', '--lacquer-deep', 4.5],
  ['--on-jade', '--jade', 4.5],
  ['--on-jade', '--jade-deep', 4.5],
  ['--on-gold', '--gold', 4.5],
  ['--ink', '--jade-wash', 4.5],
  ['--jade-text', '--jade-wash', 4.5],
  // Borders that carry a meaning, and the focus ring, count as graphics.
  ...grounds.flatMap((ground): [string, string, number][] => [
    ['--line-strong', ground, 3],
    ['--focus', ground, 3],
    ['--legal', ground, 3],
  ]),
];

describe.each([
  ['light', light],
  ['dark', new Map([...light, ...dark])],
])('%s', (_, theme) => {
  it.each(pairs)('%s on %s reaches %d', (text, ground, least) => {
    expect(contrast(theme.get(text) ?? '', theme.get(ground) ?? '')).toBeGreaterThanOrEqual(least);
  });
});

it('says the dark theme the same way twice', () => {
  expect(followed).toEqual(dark);
});
