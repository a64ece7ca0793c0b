/** Light or dark: as the system says, or as somebody chose here. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

const KEY = 'theme';

function stored(): ThemeChoice {
  try {
    const found = localStorage.getItem(KEY);
    return THEMES.find((choice) => choice === found) ?? 'system';
  } catch {
    // Some browsers forbid storage; then the choice lasts as long as the page.
    return 'system';
  }
}

class Theme {
  #choice = $state<ThemeChoice>(stored());

  get choice(): ThemeChoice {
    return this.#choice;
  }

  set choice(choice: ThemeChoice) {
    this.#choice = choice;
    this.apply();
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // As above.
    }
  }

  apply(): void {
    const root = document.documentElement;
    if (this.#choice === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.#choice;
  }
}

export const theme = new Theme();
