import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Answers one request; the body is read already. */
export type Script = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** A backend that does what a test tells it to, path by path; everything else it lacks (404 without a body). */
export interface ScriptedBackend {
  url: string;
  /** What the path answers from now on. */
  on: (path: string, script: Script) => void;
  close: () => Promise<void>;
}

/** Starts a scripted backend on a free port. */
export async function startScriptedBackend(port = 0): Promise<ScriptedBackend> {
  const scripts = new Map<string, Script>();
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const script = scripts.get(new URL(request.url ?? '/', 'http://backend').pathname);
      if (script === undefined) response.writeHead(404).end();
      else script(request, response, Buffer.concat(chunks));
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    on: (path, script) => scripts.set(path, script),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** An answer in JSON. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
