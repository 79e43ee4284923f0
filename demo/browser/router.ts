import { createBrowserRouter as create } from 'react-router-dom';

export * from 'react-router-dom';

/** Path that the demo is served below, without a slash at the end; empty at the root. */
const BASE = import.meta.env.BASE_URL.slice(0, -1);
const below = (url: string) => (url.startsWith('/') ? BASE + url : url);

/**
 * The window without the base path: the site compares, stores and sends paths that begin at its root, as where it is served for customers. The
 * router's own `basename` would leave the base in the locations that the site reads.
 */
const rootedWindow = {
  document,
  sessionStorage,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  location: {
    get pathname() {
      return location.pathname.slice(BASE.length) || '/';
    },
    get search() {
      return location.search;
    },
    get hash() {
      return location.hash;
    },
    get href() {
      return this.origin + this.pathname + this.search + this.hash;
    },
    origin: location.origin,
    assign: (url: string) => location.assign(below(url)),
    replace: (url: string) => location.replace(below(url)),
  },
  history: {
    get state(): unknown {
      return history.state;
    },
    go: (steps: number) => history.go(steps),
    pushState: (state: unknown, title: string, url: string) => history.pushState(state, title, below(url)),
    replaceState: (state: unknown, title: string, url?: string) => history.replaceState(state, title, url && below(url)),
  },
} as unknown as Window;

/** The router on {@link rootedWindow}; its links lead below the base path. */
export const createBrowserRouter: typeof create = (routes, options) => {
  const router = create(routes, { ...options, window: rootedWindow });
  const { createHref } = router;
  router.createHref = (location) => below(createHref(location));
  return router;
};
