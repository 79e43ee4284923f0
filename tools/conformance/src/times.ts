import { evidenceOf } from './collector.ts';
import type { Context } from './context.ts';
import type { Outcome, TargetRequest } from './http.ts';

/** Milliseconds beyond which a customer waits; a note only, because test systems are small. */
const SENSIBLE_MS = 2000;

interface Slowest {
  milliseconds: number;
  request: TargetRequest;
  outcome: Outcome;
}

/** The slowest response of each operation. */
export class Times {
  private readonly context: Context;
  private readonly slowest = new Map<string, Slowest>();

  constructor(context: Context) {
    this.context = context;
  }

  record(request: TargetRequest, outcome: Outcome): void {
    const { milliseconds } = outcome;
    if (milliseconds <= (this.context.maxTime ?? SENSIBLE_MS)) return;
    const operation = this.context.contract.find(request.method, request.url.split('?')[0] ?? '');
    const known = this.slowest.get(operation?.operationId ?? '');
    if (operation !== undefined && milliseconds > (known?.milliseconds ?? 0)) this.slowest.set(operation.operationId, { milliseconds, request, outcome });
  }

  /** Violations of `--max-time`, or one note. */
  report(): void {
    const { maxTime, contract, collector, notes } = this.context;
    if (this.slowest.size === 0) return;
    if (maxTime === undefined) {
      const list = [...this.slowest].map(([operationId, { milliseconds }]) => `${operationId} (${(milliseconds / 1000).toFixed(1)} s)`).join(', ');
      notes.add(`Slower than ${SENSIBLE_MS / 1000} seconds: ${list}. With --max-time it is a violation.`);
      return;
    }
    for (const [operationId, { milliseconds, request, outcome }] of this.slowest) {
      const operation = contract.operations.find((one) => one.operationId === operationId);
      const got = `${Math.round(milliseconds)} ms`;
      const parts = { kind: 'slow', path: 'time', expected: `at most ${maxTime} ms`, got } as const;
      if (operation !== undefined && this.context.operations.includes(operation)) collector.report(operation, parts, evidenceOf(request, outcome));
    }
  }
}
