/** Response times of one operation in milliseconds. */
export interface OperationTimes {
  operationId: string;
  calls: number;
  median: number;
  /** 95 of 100 responses took no longer. */
  p95: number;
  slowest: number;
}

/** Latest response times of each operation that the figures are made of. */
const KEPT = 500;

/** The response times of the backend, from the first byte of the request to the last of the response. */
export class ResponseTimes {
  readonly #times = new Map<string, { calls: number; slowest: number; latest: number[] }>();

  add(operationId: string, milliseconds: number): void {
    const known = this.#times.get(operationId) ?? { calls: 0, slowest: 0, latest: [] };
    known.latest[known.calls % KEPT] = milliseconds;
    known.calls += 1;
    known.slowest = Math.max(known.slowest, milliseconds);
    this.#times.set(operationId, known);
  }

  /** The slowest operation first. */
  list(): OperationTimes[] {
    return [...this.#times]
      .map(([operationId, { calls, slowest, latest }]) => {
        const sorted = [...latest].sort((a, b) => a - b);
        const at = (share: number) => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
        return { operationId, calls, median: at(0.5), p95: at(0.95), slowest: Math.round(slowest * 10) / 10 };
      })
      .sort((a, b) => b.p95 - a.p95);
  }
}
