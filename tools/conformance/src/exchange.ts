import type { Json, JsonObject } from '@site/contract/document.ts';
import { type HttpResponse, type StrictOperation, valuesAt, valuesIn } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { rowsOf } from './caller.ts';
import type { Finding } from './collector.ts';
import type { Context } from './context.ts';
import { type Exchange, parsed } from './http.ts';
import { fieldsOf, fieldsWith, headersOf, isRead } from './marks.ts';

/** A placeholder that was not filled in: `{0}`, `${name}`, `{{name}}`. A sentence may repeat a name that a customer has written like one. */
const PLACEHOLDER = /\$?\{\{?\s*[\w.]+\s*\}?\}/;
const SENTENCES = ['$.message', '$.data.res'];
const sentenceAt = (body: Json | undefined, path: string) => String(valuesAt(body, path)[0] ?? '');

/** An answer of the server to any request, also to a wrong one. */
interface Answer extends Exchange {
  operation: StrictOperation;
  response: HttpResponse;
  /** Every value of the request's body, which an answer may repeat; none of a body that is no JSON. */
  sent: Json[];
}

/** What must hold of every answer; a finding has a kind of `KINDS`. What it throws is an error of this tool. */
type Check = (answer: Answer, context: Context) => Finding | undefined;

/** Sees what must hold of every answer: the first finding of the {@link CHECKS} counts. */
export function watch(context: Context, operation: StrictOperation, exchange: Exchange): void {
  const { response } = exchange;
  if (response === undefined || !context.operations.includes(operation)) return;
  const [cookie = ''] = String(response.headers['set-cookie'] ?? '').split(';');
  if (cookie !== '') context.cookies.set(cookie.split('=')[0] ?? '', cookie);
  const answer = { ...exchange, operation, response, sent: [...valuesIn(parsed(exchange.request.body))].map(([, value]) => value) };
  for (const check of CHECKS) {
    const finding = check(answer, context);
    if (finding === undefined) continue;
    context.collector.add(operation, finding, exchange);
    return;
  }
}

/** A header that is not as the contract describes it for the code, and one that lets a cache keep an effect from happening. */
const headerProblem: Check = ({ operation, response: { headers, status } }, { contract }) => {
  const kept = String(headers['cache-control'] ?? '');
  if (operation.method === 'GET' && !isRead(contract, operation) && /\bpublic\b|max-age=[1-9]/.test(kept) && !kept.includes('no-store'))
    return { kind: 'header', path: 'header cache-control', expected: 'nothing that lets a cache keep a GET with an effect', got: preview(kept) };
  for (const [name, schema] of headersOf(contract, operation, status)) {
    const given = headers[name];
    if (status === 429 && name === 'retry-after' && given === undefined)
      return { kind: 'header', path: `header ${name}`, expected: 'when the request may be sent again', got: 'no such header' };
    const value = schema.type === 'integer' && /^\d+$/.test(String(given)) ? Number(given) : given;
    // Other words than the one of the contract forbid caches to keep an answer, too.
    if (given !== undefined && name !== 'cache-control' && !contract.validator(schema)(value))
      return { kind: 'header', path: `header ${name}`, expected: String(schema.pattern ?? schema.type), got: preview(given) };
  }
  return undefined;
};

/** A sentence with a PIN of the request. */
const saidPin: Check = ({ operation, sent: [fields], body }, { contract }) => {
  const given = (fields ?? {}) as JsonObject;
  const schemas = fieldsOf(contract, operation);
  const isPin = (name: string) => given[name] !== '' && contract.validator(schemas[name] ?? {})(given[name]);
  const pins = fieldsWith(contract, operation, 'x-secret').flatMap((name) => (isPin(name) ? [given[name]] : []));
  const saysPin = (path: string) =>
    sentenceAt(body, path)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => pins.includes(word));
  const path = SENTENCES.find(saysPin);
  return path === undefined ? undefined : { kind: 'secret', path, expected: 'no PIN of the request', got: 'one' };
};

/** A sentence with a placeholder that the request does not have. */
const placeholder: Check = ({ body, sent }) => {
  for (const path of SENTENCES) {
    const [got] = PLACEHOLDER.exec(sentenceAt(body, path)) ?? [];
    const isRepeated = got !== undefined && sent.some((text) => typeof text === 'string' && text.includes(got));
    if (got !== undefined && !isRepeated) return { kind: 'pattern', path, expected: 'a sentence without placeholders', got: preview(got) };
  }
  return undefined;
};

/** The last answers of each run to public reads with a list, by the request without its time: whether the list had entries. */
const lists = new WeakMap<Context, Map<string, boolean[]>>();

/** A list of everybody that was empty once, between two answers in which it was not. */
const emptied: Check = ({ operation, request: { url, headers, body }, ...answer }, context) => {
  const isPublic = answer.status === '0' && !operation.needsToken && isRead(context.contract, operation);
  const rows = isPublic ? rowsOf((answer.body as JsonObject).data) : undefined;
  if (rows === undefined) return undefined;
  const seen = lists.get(context) ?? new Map<string, boolean[]>();
  lists.set(context, seen);
  const key = JSON.stringify([operation.operationId, url.replace(/\bt=\d+/, ''), headers.language, headers.prefer, new TextDecoder().decode(body)]);
  const turns = seen.get(key) ?? [];
  const isFilled = rows.length > 0;
  if (turns.at(-1) !== isFilled) turns.push(isFilled);
  seen.set(key, turns);
  if (turns.join() !== 'true,false,true') return undefined;
  return { kind: 'unsteady', path: '$.data', expected: 'entries in every answer to the same request, or in none', got: 'entries, then none, then entries' };
};

const CHECKS: readonly Check[] = [headerProblem, saidPin, placeholder, emptied];

/** Milliseconds beyond which a customer waits; a note only, because test systems are small. */
const SENSIBLE_MS = 2000;

/** The slowest response of each operation. */
export function timesOf(context: Context) {
  const { maxTime, operations, collector } = context;
  const slowest = new Map<StrictOperation, Exchange>();
  const record = (operation: StrictOperation, exchange: Exchange): void => {
    if (exchange.milliseconds > Math.max(maxTime ?? SENSIBLE_MS, slowest.get(operation)?.milliseconds ?? 0)) slowest.set(operation, exchange);
  };
  /** Violations of `--max-time`, or one note. */
  const report = (): void => {
    const list = [...slowest].map(([{ operationId }, { milliseconds }]) => `${operationId} (${(milliseconds / 1000).toFixed(1)} s)`).join(', ');
    if (maxTime === undefined && list !== '') context.notes.add(`Slower than ${SENSIBLE_MS / 1000} seconds: ${list}. With --max-time it is a violation.`);
    for (const [operation, exchange] of maxTime === undefined ? [] : slowest) {
      const finding = { kind: 'slow', path: 'time', expected: `at most ${maxTime} ms`, got: `${Math.round(exchange.milliseconds)} ms` } as const;
      if (operations.includes(operation)) collector.add(operation, finding, exchange);
    }
  };
  return { record, report };
}
