import type { HttpResponse, StrictOperation } from '@site/contract/strict/check.ts';
import { defaultLanguage } from '../../../openapi/languages.ts';
import { type Context, coverageOf, runConcurrently } from './context.ts';
import { envelopeStatus, looseBody, type TargetRequest } from './http.ts';
import { formBody, plansOf, requestOf } from './requests.ts';

/** Codes by which a framework says that it has no such path, no such method, or nothing behind it. */
const ABSENT = [404, 405, 501];

const hasEnvelope = (response: HttpResponse) => ['0', '-1', '-2'].includes(String(envelopeStatus(response)));

/** A path that no server has. */
const NOWHERE = '/api/conformance-no-such-path';

/** A response without what names the request or the moment: its path, numbers and ids. */
function fingerprint({ status, headers, body }: HttpResponse, path: string): string {
  const text = body
    .toString('utf8')
    .replaceAll(path, '')
    .replace(/[0-9a-f]{8,}|\d+/gi, '#');
  return `${status} ${String(headers['content-type'] ?? '').toLowerCase()} ${text}`;
}

/** What the server says to this method on a path that it cannot have. */
function unknownPathFingerprint(context: Context, method: string): Promise<string | undefined> {
  const known = context.unknownPaths.get(method);
  if (known !== undefined) return known;
  const asked = context.client
    .send({ method, url: NOWHERE, headers: { accept: 'application/json', language: defaultLanguage.code, token: '' } })
    .then((outcome) => {
      if ('failed' in outcome) return undefined;
      return fingerprint(outcome.response, NOWHERE);
    });
  context.unknownPaths.set(method, asked);
  return asked;
}

/**
 * Whether a response to a proper request says that the server lacks the operation: a bare 404, 405 or 501, or the very page or envelope that an
 * invented path gets.
 */
export async function isMissing(context: Context, request: TargetRequest, response: HttpResponse): Promise<boolean> {
  if (ABSENT.includes(response.status) && !hasEnvelope(response)) return true;
  const isPage = response.status === 200 && looseBody(response) === undefined;
  if (!isPage && !ABSENT.includes(response.status)) return false;
  return fingerprint(response, request.url.split('?')[0] ?? '') === (await unknownPathFingerprint(context, request.method));
}

/** Notes that the server lacks an operation, unless it has shown before that it has it; returns whether it lacks it. */
export async function noteMissing(context: Context, operation: StrictOperation, request: TargetRequest, response: HttpResponse): Promise<boolean> {
  if (coverageOf(context, operation).seen || !(await isMissing(context, request, response))) return false;
  context.notImplemented.add(operation.operationId);
  return true;
}

/** Looks whether the server has an operation, with a request that changes nothing: no token, and no body that could be carried out. */
export async function probe(context: Context, operation: StrictOperation): Promise<void> {
  const [plan] = plansOf(operation);
  const { operationId, body } = operation;
  if (plan === undefined || coverageOf(context, operation).seen || context.notImplemented.has(operationId)) return;
  const empty = body === undefined ? {} : { body: body.mediaType.startsWith('multipart/') ? formBody([]) : { type: body.mediaType, bytes: Buffer.from('{}') } };
  const request = requestOf(operation, plan, '', `conformance-${context.run}-look`, empty);
  const outcome = await context.client.send(request);
  if (!('response' in outcome) || (await noteMissing(context, operation, request, outcome.response))) return;
  if (operation.responses.has(outcome.response.status)) coverageOf(context, operation).seen = true;
}

/** Looks for every operation of the run that no request has met yet. */
export async function probeAll(context: Context): Promise<void> {
  await runConcurrently(context.operations, context.concurrency, context.signal, (operation) => probe(context, operation));
}
