import { createStore } from '@/session/store';

/** Whether the visitor is asked to load the page anew: the site has a new release, and doing it unasked would lose what was typed. */
export const newVersionStore = createStore(false);

/** Under this key the browser's tab remembers the release that it has left, so that it leaves it once. */
const LEFT = 'releaseLeft';
/** This release: the address of the file that holds this code, with the hash of its content. */
export const RELEASE: string = new URL(import.meta.url).pathname;

/** Where the visitor is on the way to; undefined when he is not. At first he is on the way to the page that is being opened. */
let target = (): string | undefined => window.location.href;

/** The router, once there is one, knows better where the visitor is on the way to. */
export function setTarget(next: () => string | undefined): void {
  target = next;
}

/** Whether the server has another release than this one. Not known (no connection, maintenance) counts as no. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    const html = await response.text();
    return response.ok && html.includes('id="root"') && !html.includes(RELEASE);
  } catch {
    return false;
  }
}

/** Loads the address anew, unless that has been tried for this release already: then it did not help. */
function leave(address: string): void {
  try {
    if (sessionStorage.getItem(LEFT) === RELEASE) return;
    sessionStorage.setItem(LEFT, RELEASE);
  } catch {
    return;
  }
  window.location.replace(address);
}

/**
 * Watches for code that cannot be fetched because a new release has taken its place. On the way to another page, that page is loaded anew;
 * on a page where nothing was typed, the page; else the visitor is asked. What fails without the visitor's doing, such as code fetched in
 * advance, waits until it is wanted.
 */
export function handleVersionSkew(): void {
  const typed = new Set<EventTarget>();
  document.addEventListener('input', (event) => event.target && typed.add(event.target), true);
  const isTyped = () => [...typed].some((field) => field instanceof Element && field.isConnected && (field as HTMLInputElement).value !== '');

  window.addEventListener('vite:preloadError', async () => {
    const address = target();
    if (address === undefined && navigator.userActivation?.isActive === false) return;
    if (!(await isReplaced())) return;
    if (address !== undefined || !isTyped()) leave(address ?? window.location.href);
    else newVersionStore.set(true);
  });
}
