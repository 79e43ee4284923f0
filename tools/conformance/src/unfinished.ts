import { createHash } from 'node:crypto';
import type { JsonObject } from '@site/contract/document.ts';
import type { HttpResponse, StrictOperation } from '@site/contract/strict/check.ts';
import { preview, type Violation } from '@site/contract/strict/violation.ts';
import { defaultLanguage, languages } from '../../../openapi/languages.ts';
import type { Finding } from './collector.ts';
import { type Answer, type Context, coverageOf, runConcurrently } from './context.ts';
import type { Exchange } from './http.ts';
import { formBody, plansOf, requestOf } from './requests.ts';

/** Codes by which a framework says that it has no such path, no such method, or nothing behind it. */
const ABSENT = [404, 405, 501];

const hasEnvelope = ({ body }: Exchange) => ['0', '-1', '-2'].includes(String((body as JsonObject | null | undefined)?.status));

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
    .then(({ response }) => (response === undefined ? undefined : fingerprint(response, NOWHERE)));
  context.unknownPaths.set(method, asked);
  return asked;
}

/**
 * Whether a response to a proper request says that the server lacks the operation: a bare 404, 405 or 501, or the very page or envelope that an
 * invented path gets.
 */
export async function isMissing(context: Context, exchange: Exchange): Promise<boolean> {
  const { request, response, http } = exchange;
  if (ABSENT.includes(http) && !hasEnvelope(exchange)) return true;
  const isPage = http === 200 && exchange.body === undefined;
  if (response === undefined || (!isPage && !ABSENT.includes(http))) return false;
  return fingerprint(response, request.url.split('?')[0] ?? '') === (await unknownPathFingerprint(context, request.method));
}

/** Notes that the server lacks an operation, unless it has shown before that it has it; returns whether it lacks it. */
export async function noteMissing(context: Context, operation: StrictOperation, exchange: Exchange): Promise<boolean> {
  if (coverageOf(context, operation).seen || !(await isMissing(context, exchange))) return false;
  context.notImplemented.add(operation.operationId);
  return true;
}

/** Looks whether the server has an operation, with a request that changes nothing: no token, and no body that could be carried out. */
export async function probe(context: Context, operation: StrictOperation): Promise<void> {
  const [plan] = plansOf(operation);
  const { operationId, body } = operation;
  if (plan === undefined || coverageOf(context, operation).seen || context.notImplemented.has(operationId)) return;
  const empty = body === undefined ? {} : { body: body.mediaType.startsWith('multipart/') ? formBody([]) : { type: body.mediaType, bytes: Buffer.from('{}') } };
  const exchange = await context.client.send(requestOf(operation, plan, '', `conformance-${context.run}-look`, empty));
  if (!(await noteMissing(context, operation, exchange)) && operation.responses.has(exchange.http)) coverageOf(context, operation).seen = true;
}

/** Looks for every operation of the run that no request has met yet. */
export async function probeAll(context: Context): Promise<void> {
  await runConcurrently(context.operations, context.concurrency, context.signal, (operation) => probe(context, operation));
}

/** Number of operations from which equal answers are no coincidence. */
const ENOUGH = 4;

export function answerOf(operationId: string, language: Answer['language'], { response, http, status }: Exchange): Answer {
  const text = response?.body.toString('utf8') ?? '';
  return { operationId, language, status, http, body: text.length < 200 ? text : createHash('sha256').update(text).digest('hex') };
}

/** What all answers have in common: the body, in each language, or a status that refuses. */
function commonOf(answers: readonly Answer[]): string | undefined {
  const [first] = answers;
  if (first === undefined) return undefined;
  const bodies = (language: Answer['language']) => new Set(answers.filter((answer) => answer.language === language).map(({ http, body }) => `${http} ${body}`));
  if (languages.every(({ code }) => bodies(code).size <= 1)) return `HTTP ${first.http} with the same body, ${preview(first.body)}`;
  if (answers.every(({ status }) => status === first.status) && (first.status === '-1' || first.status === '-2')) return `status ${preview(first.status)}`;
  return undefined;
}

const everyOperation = (message: string, expected: string, got: string): Finding => ({
  kind: 'constant-answers',
  path: 'every operation',
  message,
  expected,
  got,
});

/** Share of accepted requests from which a server looks at none: some are refused by the framework before the server sees them. */
const ALL_BUT_A_FEW = 0.9;

/** Replaces what is said of a server that accepts requests whatever they hold, such as a stub that knows its examples only, by one sentence. */
export function reportAcceptsEverything(context: Context, { refused, accepted }: { refused: number; accepted: number }): void {
  const violations = context.collector.violations.filter(isAccepted);
  const operationIds = new Set(violations.map(({ operationId }) => operationId));
  const operation = context.operations.find(({ operationId }) => operationIds.has(operationId));
  if (operation === undefined || operationIds.size < ENOUGH || accepted < ALL_BUT_A_FEW * (accepted + refused)) return;
  const got = `status "0" to ${accepted} of ${accepted + refused} requests that break the contract`;
  const sentence = `The server accepts everything: ${operationIds.size} operations gave ${got}.`;
  context.collector.replace(isAccepted, operation, everyOperation(sentence, 'a refusal of requests that break the contract', got));
}

const isAccepted = ({ kind, path }: Violation) => kind === 'accepted-wrong-input' && path !== 'header token';

/**
 * Replaces the violations of a server that answers everything alike by one sentence, when the contract asks for anything else; returns whether it
 * did. Such a server does not look at its requests, so no further part would say more.
 */
export function reportConstantAnswers(context: Context): boolean {
  const answers = context.answers.filter(({ operationId }) => !context.notImplemented.has(operationId));
  const operationIds = new Set(answers.map(({ operationId }) => operationId));
  const defective = new Set(context.collector.violations.map(({ operationId }) => operationId));
  if (operationIds.size < ENOUGH || defective.size < ENOUGH) return false;
  const common = commonOf(answers);
  const operation = context.operations.find(({ operationId }) => defective.has(operationId));
  if (common === undefined || operation === undefined) return false;
  const sentence = `The server answers everything alike: all ${answers.length} valid requests to ${operationIds.size} operations got ${common}.`;
  context.collector.replace(() => true, operation, everyOperation(sentence, 'an answer to what was requested', common));
  for (const coverage of context.coverage.values())
    if (operationIds.has(coverage.operationId))
      for (const [cell, state] of Object.entries(coverage.cells)) if (state === 'seen') coverage.cells[cell] = 'wrong';
  return true;
}
