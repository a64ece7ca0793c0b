/** The lessons that the server has; asked for once. */
import { ask } from '../../../lib/net/http';
import type { LessonInfo, Lessons } from '../../../lib/net/protocol';

class LessonList {
  all = $state.raw<LessonInfo[]>([]);
  #asked: Promise<void> | undefined;

  async load(): Promise<void> {
    this.#asked ??= ask<Lessons>('GET', '/api/lessons').then((found) => {
      this.all = found.lessons;
    });
    try {
      await this.#asked;
    } catch (problem) {
      this.#asked = undefined;
      throw problem;
    }
  }

  of(game: string): LessonInfo[] {
    return this.all.filter((lesson) => lesson.game === game);
  }

  /** The name of the lesson after one, on the way to a first game or among the extras; null: there is none. */
  after(game: string, name: string): string | null {
    const own = this.of(game);
    const here = own.find((lesson) => lesson.name === name);
    const alike = own.filter((lesson) => lesson.extra === here?.extra);
    return alike[alike.findIndex((lesson) => lesson.name === name) + 1]?.name ?? null;
  }

  /** Whether after this one a first game is offered: the five minutes are over, or all of the way. */
  isEnough(game: string, name: string): boolean {
    const own = this.of(game);
    const ends = [own.filter(({ first }) => first), own.filter(({ extra }) => !extra)].map(
      (way) => way.at(-1)?.name,
    );
    return ends.includes(name);
  }
}

export const lessonList = new LessonList();
