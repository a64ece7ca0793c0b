import { layers } from '../ui/layers';

/** Where one is: the address is all that the page needs to come back to the same place. */
class Router {
  path = $state('/');
  query = $state.raw(new URLSearchParams());
  hash = $state('');

  start(): () => void {
    this.#read();
    const back = (): void => this.#read();
    const follow = (event: MouseEvent): void => this.#follow(event);
    addEventListener('popstate', back);
    addEventListener('hashchange', back);
    document.addEventListener('click', follow);
    return () => {
      removeEventListener('popstate', back);
      removeEventListener('hashchange', back);
      document.removeEventListener('click', follow);
    };
  }

  go(address: string, replace = false): void {
    layers.settled(() => {
      if (replace) history.replaceState(null, '', address);
      else history.pushState(null, '', address);
      this.#read();
      if (!replace && !this.hash) scrollTo(0, 0);
    });
  }

  /** The parts of the path: `/t/abc` is `['t', 'abc']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  /** A plain click on a link of ours stays on the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || /^\/(api|docs|feed|health|licences|metrics)\b/.test(link.pathname))
      return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
