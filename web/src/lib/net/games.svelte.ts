/** The games that the server has, their options and their bots; asked for once. */
import { ask } from './http';
import type { GameInfo, Games } from './protocol';

class Infos {
  games = $state.raw<GameInfo[]>([]);
  #asked: Promise<void> | undefined;

  async load(): Promise<void> {
    this.#asked ??= ask<Games>('GET', '/api/games').then((found) => {
      this.games = found.games;
    });
    try {
      await this.#asked;
    } catch (problem) {
      this.#asked = undefined;
      throw problem;
    }
  }

  of(game: string): GameInfo | undefined {
    return this.games.find((info) => info.name === game);
  }
}

export const gameInfo = new Infos();
