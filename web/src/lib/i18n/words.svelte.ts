/**
 * What people read, from the same Fluent files as the rest of the house: one language at a time, and of it only the
 * files that a page needs.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { GAMES, type GameName } from '../../games/games';
import { recall, remember } from '../net/storage';

export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, string | number>;

/** The files by what they are for; those of a game stand in its folder. */
const HOUSE = {
  page: ['page', 'game', ...GAMES.map((game) => `${game}/game`)],
  learn: ['learn', ...GAMES.map((game) => `${game}/learn`)],
  'new-table': ['new-table', ...GAMES.map((game) => `${game}/new-table`)],
  coach: ['coach', ...GAMES.map((game) => `${game}/coach`)],
  review: ['review', 'review-page', ...GAMES.map((game) => `${game}/review`)],
  daily: ['daily'],
  duel: ['duel', 'daily'],
  tournament: ['tournament'],
  doing: ['doing'],
  explore: ['explore', ...GAMES.map((game) => `${game}/explore`)],
  broken: ['broken', 'refusals', ...GAMES.map((game) => `${game}/refusals`)],
};
export type Part = keyof typeof HOUSE | GameName | `rules-${GameName}` | `lessons-${GameName}`;

export function filesOf(part: Part): string[] {
  if (part in HOUSE) return HOUSE[part as keyof typeof HOUSE];
  const [, kind, game = part] = /^(rules|lessons)-(.*)$/.exec(part) ?? [];
  return kind ? [`${game}/${kind}`] : ['refusals', `${game}/page`, `${game}/story`, `${game}/refusals`];
}

const files = import.meta.glob<string>(
  [
    '../../../../src/drachenhof/i18n/*/{page,game,daily,duel,tournament,doing,explore,learn,new-table,coach,review,review-page,broken,refusals}.ftl',
    '../../../../src/drachenhof/games/*/locale/*/{page,game,explore,learn,new-table,coach,review,story,refusals,rules,lessons}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The text of a file: `daily`, or `GAME/page` in the folder of a game. */
async function read(language: Language, name: string): Promise<string> {
  const [game, own] = name.split('/');
  const path = own ? `games/${game}/locale/${language}/${own}` : `i18n/${language}/${name}`;
  return (await files[`../../../../src/drachenhof/${path}.ftl`]?.()) ?? '';
}

/** The first of some language tags that we have; else English. */
export function pickLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split(/[-_]/)[0]);
    if (found) return found;
  }
  return 'en';
}

/** The words of one language, as far as they were read. */
export class Vocabulary {
  readonly bundle: FluentBundle;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #read = new Map<string, Promise<void>>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #known = new Set<string>();

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text));
  }

  async need(parts: Iterable<Part>): Promise<void> {
    await Promise.all([...parts].flatMap((part) => filesOf(part).map((name) => this.#file(name))));
  }

  knows(parts: Iterable<Part>): boolean {
    return [...parts].every((part) => filesOf(part).every((name) => this.#known.has(name)));
  }

  #file(name: string): Promise<void> {
    const reading = this.#read.get(name) ?? read(this.language, name).then((text) => this.#learn(name, text));
    this.#read.set(name, reading);
    reading.catch(() => this.#read.delete(name));
    return reading;
  }

  #learn(name: string, text: string): void {
    this.add(text);
    this.#known.add(name);
  }

  /** The message of this name (`message` or `message.attribute`); the name itself where there is none. */
  say(name: string, given: Arguments = {}): string {
    const [id = '', attribute] = name.split('.');
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return name;
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, given, problems);
    if (problems.length > 0) console.warn(name, problems);
    return text;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }
}

class Words {
  #vocabulary = $state.raw(new Vocabulary(this.#preferred()));
  #version = $state(0);
  readonly #needed = new Set<Part>();

  #preferred(): Language {
    const tags = typeof navigator === 'undefined' ? [] : navigator.languages;
    return pickLanguage([recall('language') ?? '', ...tags]);
  }

  get language(): Language {
    return this.#vocabulary.language;
  }

  /** Reads what some pages need, before they are shown; what is known already changes nothing. */
  async need(...parts: Part[]): Promise<void> {
    for (const part of parts) this.#needed.add(part);
    if (this.#vocabulary.knows(parts)) return;
    await this.#vocabulary.need(parts);
    this.#version += 1;
  }

  /** Another language: the old words stay until the new ones are there. */
  async speak(language: Language): Promise<void> {
    const next = new Vocabulary(language);
    await next.need(this.#needed);
    this.#vocabulary = next;
    remember('language', language);
    this.mark();
  }

  /** Tells the browser which language the page is in. */
  mark(): void {
    document.documentElement.lang = this.language;
  }

  say(name: string, given?: Arguments): string {
    void this.#version;
    return this.#vocabulary.say(name, given);
  }

  has(id: string): boolean {
    void this.#version;
    return this.#vocabulary.has(id);
  }
}

export const words = new Words();

/** A message in the language of the page. */
export function say(name: string, given?: Arguments): string {
  return words.say(name, given);
}
