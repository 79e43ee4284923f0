import type { StrictOperation } from '@farol/contract/strict/check.ts';
import { type Fault, placeOf } from '@farol/contract/strict/fault.ts';
import type { Ask, Outcome } from './http.ts';
import type { Evidence, ReportedFault } from './report.ts';

/** Characters of a body that the evidence keeps. */
const MOST_KEPT = 1200;
const SECRET = /("(?:password|rePassword|oldPassword|token|smsCode|code)"\s*:\s*")[^"]*"/g;

/** A body as a report may show it: shortened, secrets blotted out. */
function excerpt(bytes: Uint8Array | undefined): string {
  if (bytes === undefined || bytes.length === 0) return '';
  const text = new TextDecoder().decode(bytes.subarray(0, MOST_KEPT * 4));
  const kept = text.length > MOST_KEPT || bytes.length > MOST_KEPT * 4 ? `${text.slice(0, MOST_KEPT)}… (${bytes.length} bytes)` : text;
  return kept.replace(SECRET, '$1•••"');
}

/** A request and its answer for the report. */
export function evidenceOf(ask: Ask, outcome: Outcome): Evidence {
  const headers = Object.entries(ask.headers)
    .filter(([name]) => !['accept', 'mock-sandbox'].includes(name))
    .map(([name, value]) => `${name}: ${name === 'token' && value !== '' ? '•••' : value.slice(0, 80)}`);
  const received =
    'failed' in outcome
      ? outcome.failed
      : `HTTP ${outcome.answer.status} · ${String(outcome.answer.headers['content-type'] ?? 'no content-type').slice(0, 120)}`;
  return {
    request: `${ask.method} ${ask.url}\n${headers.join('\n')}`,
    sent: excerpt(ask.body),
    answer: received,
    received: 'failed' in outcome ? '' : excerpt(outcome.answer.body),
  };
}

/** Gathers faults so that one cause is told once, however many requests meet it. */
export class Collector {
  private readonly byCause = new Map<string, ReportedFault>();
  private readonly onFirst: () => void;

  /** @param onFirst called for every new fault */
  constructor(onFirst: () => void) {
    this.onFirst = onFirst;
  }

  add(operation: StrictOperation, fault: Fault, evidence?: Evidence): void {
    // A language fault names its first place; which place that is depends on the request, the cause does not.
    const place = fault.kind === 'language' ? '' : placeOf(fault.path);
    const key = [fault.operationId, fault.side, fault.kind, place].join(' ');
    const known = this.byCause.get(key);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    this.byCause.set(key, { ...fault, area: operation.area, times: 1, ...(evidence === undefined ? {} : { evidence }) });
    this.onFirst();
  }

  get faults(): ReportedFault[] {
    return [...this.byCause.values()];
  }

  /** The faults of an operation's answers to proper requests. */
  ofAnswers(operationId: string): ReportedFault[] {
    return this.faults.filter((fault) => fault.operationId === operationId && !/wrong-input/.test(fault.kind));
  }
}
