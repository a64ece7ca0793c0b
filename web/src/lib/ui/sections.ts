/** Pages that belong together; each of them links to the others by tabs. */
import { say } from '../i18n/words.svelte';

export interface Tab {
  href: string;
  label: string;
}

export const challenges = (): Tab[] => [
  { href: '/challenges', label: say('page-game-of-day') },
  { href: '/duel', label: say('page-duels') },
  { href: '/tournament', label: say('page-tournaments') },
];

export const ownGames = (): Tab[] => [
  { href: '/games', label: say('page-games-list') },
  { href: '/mistakes', label: say('page-games-mistakes') },
  { href: '/doing', label: say('page-doing') },
];
