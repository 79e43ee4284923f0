import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Sent with every response while the running mock is older than its code: what was saved last. */
export const STALE_HEADER = 'x-mock-stale';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Editors save in several steps. */
const DEBOUNCE_MS = 120;

/** Calls `onChange` with a module of the mock that was saved, added or removed; returns a function that stops watching. */
export function watchCode(onChange: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(FOLDER, { recursive: true }, (_event, file) => {
    if (file === null || !/(?<!\.test)\.ts$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => onChange(join('mock-server', file)), DEBOUNCE_MS);
  });
  watcher.unref();
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
