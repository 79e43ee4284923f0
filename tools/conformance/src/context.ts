import type { AskedLanguage, HttpResponse, StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import type { Collector } from './collector.ts';
import { cover, emptyCoverage } from './coverage.ts';
import type { Client } from './http.ts';
import { isRead } from './marks.ts';
import type { Persona } from './personas.ts';
import type { Condition, JourneyResult, OperationCoverage } from './report.ts';
import type { Sessions } from './sessions.ts';

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

/** Records a response in the coverage of its operation. */
export function note(context: Context, operation: StrictOperation, response: HttpResponse, language: AskedLanguage, defective: boolean): void {
  cover(coverageOf(context, operation), operation, response, language, defective);
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
