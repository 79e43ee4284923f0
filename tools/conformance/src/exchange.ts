import type { Json } from '@site/contract/document.ts';
import { type HttpResponse, type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { preview, type Violation } from '@site/contract/strict/violation.ts';
import { rowsOf } from './caller.ts';
import { evidenceOf } from './collector.ts';
import type { Context } from './context.ts';
import { looseBody, type Outcome, parsed, type TargetRequest } from './http.ts';
import { fieldsOf, headersOf, isRead } from './marks.ts';

/** A place of a sentence that nobody has filled in: `{0}`, `${name}`, `{{name}}`. Customers may write others of a name that a sentence repeats. */
const GAP = /\$?\{\{?\s*[\w.]+\s*\}?\}/;
const SENTENCES = ['$.message', '$.data.res'];

type Problem = Pick<Violation, 'kind' | 'path' | 'expected' | 'got'>;

/** Sees what must hold of every answer, whatever it answers. */
export function watch(context: Context, request: TargetRequest, outcome: Outcome): void {
  const operation = context.contract.find(request.method, request.url.split('?')[0] ?? '');
  if (operation === undefined || 'failed' in outcome || !context.operations.includes(operation)) return;
  const [cookie] = String(outcome.response.headers['set-cookie'] ?? '').split(';');
  if (cookie !== undefined && cookie !== '') context.cookies.set(cookie.split('=')[0] ?? '', cookie);
  const problem =
    headerProblem(context, operation, outcome.response) ??
    textProblem(context, operation, request, outcome.response) ??
    emptied(context, operation, request, outcome.response);
  if (problem !== undefined) context.collector.report(operation, problem, evidenceOf(request, outcome));
}

/** A header that is not as the contract describes it for the code, and one that lets a cache keep an effect from happening. */
function headerProblem({ contract }: Context, operation: StrictOperation, { headers, status }: HttpResponse): Problem | undefined {
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
}

/** A sentence with a PIN of the request, or with a gap that the request does not have. */
function textProblem({ contract }: Context, operation: StrictOperation, { body }: TargetRequest, response: HttpResponse): Problem | undefined {
  const sent = (parsed(body) ?? {}) as Record<string, unknown>;
  const pins = Object.entries(fieldsOf(contract, operation)).flatMap(([name, field]) =>
    field['x-secret'] === true && sent[name] !== '' && contract.validator(field)(sent[name]) ? [sent[name]] : [],
  );
  for (const path of SENTENCES) {
    const text = String(valuesAt(looseBody(response) as Json | undefined, path)[0] ?? '');
    if (text.split(/[^\p{L}\p{N}]+/u).some((word) => pins.includes(word))) return { kind: 'secret', path, expected: 'no PIN of the request', got: 'one' };
    const [gap] = GAP.exec(text) ?? [];
    if (gap !== undefined && !JSON.stringify(sent).includes(gap)) return { kind: 'pattern', path, expected: 'a sentence without gaps', got: preview(gap) };
  }
  return undefined;
}

/** The last answers of each run to public reads with a list, by the request without its time: whether the list had entries. */
const lists = new WeakMap<Context, Map<string, boolean[]>>();

/** A list of everybody that was empty once, between two answers in which it was not. */
function emptied(context: Context, operation: StrictOperation, { url, headers, body }: TargetRequest, response: HttpResponse): Problem | undefined {
  const { data, status } = (looseBody(response) ?? {}) as { data?: Json; status?: Json };
  const rows = status === '0' && !operation.needsToken && isRead(context.contract, operation) ? rowsOf(data) : undefined;
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
}

/** Milliseconds beyond which a customer waits; a note only, because test systems are small. */
const SENSIBLE_MS = 2000;

/** The slowest response of each operation. */
export class Times {
  private readonly context: Context;
  private readonly slowest = new Map<StrictOperation, { request: TargetRequest; outcome: Outcome }>();

  constructor(context: Context) {
    this.context = context;
  }

  record(request: TargetRequest, outcome: Outcome): void {
    const { contract, maxTime = SENSIBLE_MS } = this.context;
    const operation = contract.find(request.method, request.url.split('?')[0] ?? '');
    if (operation !== undefined && outcome.milliseconds > Math.max(maxTime, this.slowest.get(operation)?.outcome.milliseconds ?? 0))
      this.slowest.set(operation, { request, outcome });
  }

  /** Violations of `--max-time`, or one note. */
  report(): void {
    const { maxTime, operations, collector, notes } = this.context;
    if (this.slowest.size === 0) return;
    if (maxTime === undefined) {
      const list = [...this.slowest].map(([{ operationId }, { outcome }]) => `${operationId} (${(outcome.milliseconds / 1000).toFixed(1)} s)`).join(', ');
      notes.add(`Slower than ${SENSIBLE_MS / 1000} seconds: ${list}. With --max-time it is a violation.`);
      return;
    }
    for (const [operation, { request, outcome }] of this.slowest) {
      const parts = { kind: 'slow', path: 'time', expected: `at most ${maxTime} ms`, got: `${Math.round(outcome.milliseconds)} ms` } as const;
      if (operations.includes(operation)) collector.report(operation, parts, evidenceOf(request, outcome));
    }
  }
}
