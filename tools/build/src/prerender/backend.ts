import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMock } from '../../../../mock-server/middleware.ts';

/** The backend that pages are rendered from. */
export interface Backend {
  /** Origin; undefined when there is none, and pages are rendered with their skeletons. */
  origin: string | undefined;
  close: () => void;
}

/** Opens the backend that `PRERENDER_API` names: an origin, or `mock` for the mock inside this process. */
export async function openBackend(name: string | undefined): Promise<Backend> {
  if (name === undefined || name === '') return { origin: undefined, close: () => {} };
  if (name !== 'mock') {
    const url = URL.canParse(name) ? new URL(name) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol))
      throw new Error(`PRERENDER_API must be an address such as https://api.example.com, or "mock", but it is "${name}".`);
    return { origin: url.origin, close: () => {} };
  }
  const mock = await createMock({ log: console.warn });
  const server = createServer((request, response) => mock.middleware(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      mock.close();
    },
  };
}
