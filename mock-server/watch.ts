import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Sent with every response while the running mock is older than its code: what was saved last. */
export const STALE_HEADER = 'x-mock-stale';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Editors save in several steps. */
const DEBOUNCE_MS = 120;

/**
 * Calls `onChange` with a file below the folder that was saved, added or removed; returns a function that stops watching. Each folder is watched by itself:
 * on Linux Node's recursive watching loses a file that an editor has put in the place of another.
 */
export function watchFolder(folder: string, concerned: RegExp, onChange: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const folders = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isDirectory())];
  const watchers = folders.map((path) =>
    watch(join(folder, path), (_event, name) => {
      if (name === null || !concerned.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => onChange(join(path, name)), DEBOUNCE_MS);
    }).unref(),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Calls `onChange` with a module of the mock. */
export const watchCode = (onChange: (file: string) => void) => watchFolder(FOLDER, /(?<!\.test)\.ts$/, (file) => onChange(join('mock-server', file)));
