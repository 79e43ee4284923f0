import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '@site/contract/listen.ts';
import { checkResponse } from '@site/contract/strict/check.ts';
import { defaultLanguage, languageAsked } from '../../../openapi/languages.ts';
import { evidenceOf } from './collector.ts';
import { type Context, coverageOf, note } from './context.ts';
import { TargetDown, type TargetRequest } from './http.ts';
import { isMissing, noteMissing } from './implemented.ts';
import type { Evidence } from './report.ts';

const NOT_PASSED_ON = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'keep-alive', 'expect']);
const NOT_PASSED_BACK = new Set(['connection', 'content-length', 'transfer-encoding', 'content-encoding', 'keep-alive']);

/** A proxy in front of the target during the journeys. */
export interface Observer {
  url: string;
  /** The latest exchange of an operation. */
  latest: (operationId: string) => Evidence | undefined;
  /** Whether the server lacks an operation that is not one of the run (`--only`). */
  lacks: (operationId: string) => boolean;
  /** The error when the target was unreachable. */
  down: () => TargetDown | undefined;
  close: () => Promise<void>;
}

async function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Forwards everything to the target in a sandbox of this run and checks each response strictly: journeys reach responses that no single request
 * does, such as that to a verified code.
 */
export async function startObserver(context: Context, sandbox: string): Promise<Observer> {
  let down: TargetDown | undefined;
  const latest = new Map<string, Evidence>();
  const lacking = new Set<string>();
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readAll(request);
    const headers = Object.entries(request.headers).filter(([name]) => !NOT_PASSED_ON.has(name));
    const sent: TargetRequest = {
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      headers: { ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])), 'mock-sandbox': sandbox },
      body: body.length === 0 ? undefined : body,
    };
    const outcome = await context.client.send(sent);
    const operation = context.contract.find(sent.method, new URL(sent.url, 'http://target').pathname);
    if (operation !== undefined) latest.set(operation.operationId, evidenceOf(sent, outcome));
    if ('failed' in outcome) return response.destroy();
    const received = outcome.response;
    const isOfRun = operation !== undefined && context.operations.includes(operation) && !context.notImplemented.has(operation.operationId);
    if (isOfRun && !(await noteMissing(context, operation, sent, received))) {
      const language = languageAsked(sent.headers.language);
      const violations = checkResponse(context.contract, operation, received, language);
      for (const violation of violations) context.collector.add(operation, violation, evidenceOf(sent, outcome));
      note(context, operation, received, language ?? defaultLanguage.code, violations.length > 0);
      if (operation.responses.has(received.status)) coverageOf(context, operation).seen = true;
    }
    const isOther = operation !== undefined && !context.operations.includes(operation);
    if (isOther && (await isMissing(context, sent, received))) lacking.add(operation.operationId);
    const back = Object.entries(received.headers).filter(([name]) => !NOT_PASSED_BACK.has(name));
    response.writeHead(received.status, Object.fromEntries(back) as Record<string, string>);
    return response.end(received.body);
  };
  const { url, close } = await listen((request, response) => {
    pass(request, response).catch((error: unknown) => {
      if (error instanceof TargetDown) down = error;
      response.destroy();
    });
  });
  return { url, latest: (operationId) => latest.get(operationId), lacks: (operationId) => lacking.has(operationId), down: () => down, close };
}
