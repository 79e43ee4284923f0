import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@site/contract/document.ts';
import { isTranslated, languageOfExample } from '@site/contract/examples.ts';
import type { AskedLanguage, StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import { defaultLanguage } from '../../../openapi/languages.ts';
import type { Collector } from './collector.ts';
import type { Client, Exchange } from './http.ts';
import { isRead } from './marks.ts';
import type { Persona } from './personas.ts';
import type { CellState, Condition, JourneyResult, OperationCoverage } from './report.ts';
import type { Sessions } from './sessions.ts';

/** One part of the check; its faults are in `sample-backend/settings/`. */
export interface Rule {
  /** Name of `--part`, and in the reports. */
  id: string;
  run: (context: Context) => Promise<void>;
  /** What is done after all other rules. */
  finish?: (context: Context) => Promise<void>;
  /** Steps of the progress, by default one for each operation. */
  steps?: (context: Context) => number;
  /** Whether it goes through every operation of the run, so that one that it leaves out is not checked. */
  ofEvery?: true;
}

/** A response to a valid request in short. */
export interface Answer {
  operationId: string;
  language: AskedLanguage;
  /** Envelope status of any type. */
  status: unknown;
  http: number;
  body: string;
}

export interface Context {
  contract: StrictContract;
  /** The operations of this run. */
  operations: StrictOperation[];
  client: Client;
  sessions: Sessions;
  collector: Collector;
  /** The customers of this run, the default one first. */
  personas: Persona[];
  /** A customer whom wrong PINs may lock out. */
  throwAway: Persona | undefined;
  /** Calls of each read in the part `time`. */
  repeat: number;
  /** Milliseconds that a response may take, if there is a limit. */
  maxTime: number | undefined;
  /** The customers of the contract's examples. */
  defaults: Persona[];
  /** Replaces the contract's customers in a body by those of the run. */
  substitute: (value: unknown) => unknown;
  coverage: Map<string, OperationCoverage>;
  notImplemented: Set<string>;
  notes: Set<string>;
  /** What the server says to a path that it cannot have, by method. */
  unknownPaths: Map<string, Promise<string | undefined>>;
  /** Every response to a valid request, for what they have in common. */
  answers: Answer[];
  /** What the test system must have for a part of the check. */
  conditions: Condition[];
  /** The cookies that the server has set, by their names. */
  cookies: Map<string, string>;
  /** Operations that the server refused to answer for now (429). */
  limited: Set<string>;
  journeys: JourneyResult[];
  /** Prefix of the sandboxes of this run. */
  run: string;
  concurrency: number;
  /** Seed of the random requests, and their number for each operation. */
  fuzz: { seed: number; runs: number };
  /** Whether the server supports `Prefer: example=…`, as a mock does. */
  honoursPrefer: boolean;
  /** Gives every customer the PIN of the log-in file again. */
  putPinsBack: () => Promise<void>;
  signal: AbortSignal;
  /** Tells that the part has finished with an operation or a journey. */
  onStep: (what: string) => void;
}

export function coverageOf(context: Context, operation: StrictOperation): OperationCoverage {
  const known = context.coverage.get(operation.operationId) ?? emptyCoverage(operation);
  context.coverage.set(operation.operationId, known);
  return known;
}

export function operationOf(context: Context, operationId: string): StrictOperation | undefined {
  return context.contract.operations.find((operation) => operation.operationId === operationId);
}

/** Whether an operation is there and nothing was found in its responses, so that a finding has a cause of its own. */
export function hasNoViolation(context: Context, operationId: string): boolean {
  return !context.notImplemented.has(operationId) && context.collector.ofResponses(operationId).length === 0;
}

/** The reads of the run in which nothing was found. */
export const soundReads = (context: Context): StrictOperation[] =>
  context.operations.filter((operation) => isRead(context.contract, operation) && hasNoViolation(context, operation.operationId));

/** Why an operation cannot succeed on this test system: the condition that is not met, such as a first bill. */
export function cannotSucceed({ conditions }: Context, operationId: string): string | undefined {
  return conditions.find(({ isMet, notChecked }) => !isMet && notChecked.includes(operationId))?.needs;
}

/** Runs the tasks concurrently until the signal is aborted. */
export async function runConcurrently<T>(tasks: readonly T[], atOnce: number, signal: AbortSignal, work: (task: T) => Promise<void>): Promise<void> {
  const left = tasks.values();
  const worker = async () => {
    for (const task of left) {
      signal.throwIfAborted();
      await work(task);
    }
  };
  const done = await Promise.allSettled(Array.from({ length: Math.min(atOnce, tasks.length) }, worker));
  const failed = done.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Checks operations, `atOnce` at a time, each a step of the progress. */
export async function checkEach(
  context: Context,
  operations: readonly StrictOperation[],
  check: (operation: StrictOperation) => Promise<void>,
  atOnce = context.concurrency,
): Promise<void> {
  await runConcurrently(operations, atOnce, context.signal, async (operation) => {
    await check(operation);
    context.onStep(operation.operationId);
  });
}

/** The customer whose number is in the body, else the default one. */
export function personaFor({ personas }: Context, body: unknown): Persona | undefined {
  const texts = Object.values((body ?? {}) as object);
  return personas.find(({ userId }) => userId !== undefined && texts.includes(userId)) ?? personas[0];
}

/** The coverage cell of an example of HTTP 200. */
function cellOfExample(name: string, status: unknown): string {
  return status === '0' ? `0 ${name}` : String(status);
}

export function emptyCoverage(operation: StrictOperation): OperationCoverage {
  const { operationId, area, method, path, summary } = operation;
  const cells: Record<string, CellState> = {};
  for (const [code, response] of operation.responses) {
    if (code !== 200) cells[`HTTP ${code}`] = 'not-seen';
    else for (const [name, { value }] of Object.entries(response.examples)) cells[cellOfExample(name, (value as { status?: unknown }).status)] = 'not-seen';
  }
  const order = (cell: string) => ['0', '-1', '-2', 'HTTP'].indexOf(cell.split(' ')[0] ?? '');
  const sorted = Object.fromEntries(Object.entries(cells).sort(([a], [b]) => order(a) - order(b)));
  return { operationId, area, method, path, summary, seen: false, cells: sorted };
}

/** Shape of a value: its fields, whether lists are empty, and booleans, without texts and numbers. */
function shapeOf(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${[...new Set(value.map(shapeOf))].sort().join('|')}]`;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return typeof value;
  return `{${Object.entries(value)
    .map(([key, item]) => `${key}:${shapeOf(item)}`)
    .sort()
    .join(',')}}`;
}

/** Variant of status `0`: the equal example, else those of its language with the same shape, else the first. */
function variantsOf(operation: StrictOperation, body: Json, language: AskedLanguage): string[] {
  const examples = Object.entries(operation.responses.get(200)?.examples ?? {}).filter(([, { value }]) => (value as { status?: unknown }).status === '0');
  const same = examples.filter(([, { value }]) => isDeepStrictEqual(value, body));
  if (same.length > 0) return same.map(([name]) => name);
  const names = examples.map(([name]) => name);
  const isOwn = (name: string) => languageOfExample(name) === language || (languageOfExample(name) === defaultLanguage.code && !isTranslated(names, name));
  const fitting = examples.filter(([name]) => isOwn(name));
  const shape = shapeOf(body);
  const ofShape = fitting.filter(([, { value }]) => shapeOf(value) === shape);
  return (ofShape.length > 0 ? ofShape : fitting.slice(0, 1)).map(([name]) => name);
}

/** Records a response in the coverage of its operation. */
export function cover(
  coverage: OperationCoverage,
  operation: StrictOperation,
  { http, status, body }: Exchange,
  language: AskedLanguage,
  defective: boolean,
): void {
  if (status === '0' && !defective) coverage.succeeded = true;
  const isSuccess = http === 200 && status === '0';
  const others = [http === 200 ? String(status) : `HTTP ${http}`];
  const cells = isSuccess ? variantsOf(operation, body ?? null, language).map((name) => cellOfExample(name, '0')) : others;
  for (const cell of cells) {
    if (!(cell in coverage.cells)) continue;
    if (defective) coverage.cells[cell] = 'wrong';
    else if (coverage.cells[cell] === 'not-seen') coverage.cells[cell] = 'seen';
  }
}
