import { spawnServer } from '@site/contract/listen.ts';

/** The backend that pages are prerendered from. */
export interface Backend {
  /** Origin; undefined when there is none, and pages are prerendered with their skeletons. */
  origin: string | undefined;
  close: () => Promise<void>;
}

/** Opens the backend that `PRERENDER_API` names: an origin, or `mock` for the mock as a process. */
export async function openBackend(name: string | undefined): Promise<Backend> {
  if (name === undefined || name === '') return { origin: undefined, close: async () => {} };
  if (name === 'mock') {
    const { url, close } = await spawnServer(['scripts/mock.ts', '--port', '0']);
    return { origin: url, close };
  }
  const url = URL.canParse(name) ? new URL(name) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Error(`PRERENDER_API must be a URL such as https://api.example.com, or "mock", but it is "${name}".`);
  return { origin: url.origin, close: async () => {} };
}
