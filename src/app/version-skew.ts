import { pendingUrl } from '@/lib/destination';
import { createStore } from '@/lib/store';
import { readStored, writeStored } from '@/session/storage';

/** Loads a new release that is deployed, once the visitor accepts in the prompt: reloading without asking would lose the input. */
export const newVersionStore = createStore<(() => void) | undefined>(undefined);

/** This release: path of the entry file, which contains its content hash. */
export const RELEASE: string = new URL(import.meta.url).pathname;

/** Whether the server has another release than this one; false when that is unknown (offline, maintenance). */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' });
    const html = await response.text();
    return response.ok && html.includes('id="root"') && !html.includes(RELEASE);
  } catch {
    return false;
  }
}

/**
 * Handles chunks that fail to load because a new release has replaced them. During a navigation the target is loaded from the server; on a
 * page without input the page is reloaded; with input the prompt is shown. Failures without a user action, such as prefetching, are ignored
 * until the code is needed.
 */
export function handleVersionSkew(): void {
  const fields = new Set<EventTarget>();
  document.addEventListener('input', (event) => event.target && fields.add(event.target), true);
  let nextUrl: string | undefined;
  /**
   * Loads the URL from the server; at most one page per release does, so that a failing release does not reload forever. Until the next page is
   * there, a link that is pressed takes its place.
   */
  const leaveRelease = (path: string) => {
    const url = new URL(path, window.location.href).href;
    if (url === nextUrl || (nextUrl === undefined && readStored('releaseLeft') === RELEASE)) return;
    nextUrl = url;
    writeStored('releaseLeft', RELEASE);
    // Without storage the next page could not know.
    if (readStored('releaseLeft') === RELEASE) window.location.replace(url);
  };
  const hasInput = () => [...fields].some((field) => field instanceof Element && field.isConnected && (field as HTMLInputElement).value !== '');

  window.addEventListener('vite:preloadError', async () => {
    const urlOfFailure = pendingUrl();
    if (urlOfFailure === undefined && navigator.userActivation?.isActive === false) return;
    if (!(await isReplaced())) return;
    // A link may have been pressed meanwhile.
    const url = pendingUrl() ?? urlOfFailure;
    if (url !== undefined || !hasInput()) leaveRelease(url ?? window.location.href);
    else newVersionStore.set(() => window.location.reload());
  });
}
