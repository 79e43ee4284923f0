import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen, type RunningServer } from '@site/contract/listen.ts';

/** Handles one request; `body` is the whole body. */
export type Script = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** A backend that serves what a test sets, path by path; every other path is a 404 without a body. */
export interface ScriptedBackend extends RunningServer {
  on: (path: string, script: Script) => void;
}

export async function startScriptedBackend(port = 0): Promise<ScriptedBackend> {
  const scripts = new Map<string, Script>();
  const server = await listen(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    const script = scripts.get(new URL(request.url ?? '/', 'http://backend').pathname);
    if (script === undefined || body === undefined) response.writeHead(404).end();
    else script(request, response, body);
  }, port);
  return { ...server, on: (path, script) => scripts.set(path, script) };
}

/** Sends a JSON body. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
