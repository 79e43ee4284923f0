import type { AskedLanguage, HttpResponse, StrictContract, StrictOperation } from '@farol/contract/strict/check.ts';
import type { Collector } from './collector.ts';
import { cover, emptyCoverage } from './coverage.ts';
import type { Client } from './http.ts';
import type { Persona } from './personas.ts';
import type { OperationCoverage, Part } from './report.ts';
import type { Sessions } from './sessions.ts';

/** What the parts of a run share. */
export interface Context {
  contract: StrictContract;
  /** The operations that the run is about. */
  operations: StrictOperation[];
  client: Client;
  sessions: Sessions;
  collector: Collector;
  /** The run's customers, the usual one first. */
  personas: Persona[];
  /** The contract's own customers, by whose numbers its examples are written. */
  defaults: Persona[];
  /** Puts the run's customers into a body that names the contract's. */
  substitute: (value: unknown) => unknown;
  coverage: Map<string, OperationCoverage>;
  notImplemented: Set<string>;
  notes: Set<string>;
  /** Names the worlds of this run. */
  run: string;
  concurrency: number;
  /** Whether the server answers with the example that `Prefer` names, as a mock does. */
  honoursPrefer: boolean;
  /** Ends the run early when it is aborted. */
  signal: AbortSignal;
  onStep: (part: Part, what: string) => void;
}

/** The coverage of an operation. */
export function coverageOf(context: Context, operation: StrictOperation): OperationCoverage {
  const known = context.coverage.get(operation.operationId) ?? emptyCoverage(operation);
  context.coverage.set(operation.operationId, known);
  return known;
}

/** Notes an answer in the coverage of its operation. */
export function note(context: Context, operation: StrictOperation, response: HttpResponse, language: AskedLanguage, defective: boolean): void {
  cover(coverageOf(context, operation), operation, response, language, defective);
}

/** Does every task, so many at a time; stops taking new ones when the run is to end. */
export async function inTurns<T>(tasks: readonly T[], atOnce: number, signal: AbortSignal, work: (task: T) => Promise<void>): Promise<void> {
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

/** The customer for a request: the one whose number its body names, else the usual one. */
export function personaFor(context: Context, body: unknown): Persona | undefined {
  const mobileNo = (body as { mobileNo?: unknown } | undefined)?.mobileNo;
  return context.personas.find((persona) => persona.mobileNo !== undefined && persona.mobileNo === mobileNo) ?? context.personas[0];
}

/** Operations whose success makes the session or the PIN of a customer worthless: they come last, each with a session of its own. */
export const LATE: readonly string[] = ['changePassword', 'setPassword', 'logout'];
