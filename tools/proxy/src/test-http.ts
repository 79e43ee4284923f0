import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen, type RunningServer } from '@site/contract/listen.ts';

/** A response without decoding, joined headers or followed redirects. */
export interface RawResponse extends Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'trailers'> {
  status: number;
  reason: string;
  body: Buffer;
}

/** A request. `path`: exactly this one, where a URL would have its dots and slashes normalized. */
export interface RawRequest extends Pick<RequestOptions, 'method' | 'headers' | 'path'> {
  body?: Buffer | string | undefined;
}

/** Sends a request with `node:http`; rejects when the response is interrupted. */
export async function sendRaw(url: string, { body, ...options }: RawRequest = {}): Promise<RawResponse> {
  const call = request(url, { ...options, agent: false });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  // A connection that breaks during the response is an error of both.
  call.on('error', () => {});
  call.end(body);
  const [response] = await answered;
  const bytes = await buffer(response);
  const { statusCode: status = 0, statusMessage: reason = '', headers, rawHeaders, trailers } = response;
  return { status, reason, headers, rawHeaders, trailers, body: bytes };
}

/** Handles one request; `body` is the whole body. */
type Script = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

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
