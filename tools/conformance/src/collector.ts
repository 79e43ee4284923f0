import type { StrictOperation } from '@farol/contract/strict/check.ts';
import { placeOf, type Violation } from '@farol/contract/strict/violation.ts';
import type { Ask, Outcome } from './http.ts';
import type { Evidence, ReportedViolation } from './report.ts';

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
      : `HTTP ${outcome.response.status} · ${String(outcome.response.headers['content-type'] ?? 'no content-type').slice(0, 120)}`;
  return {
    request: `${ask.method} ${ask.url}\n${headers.join('\n')}`,
    sent: excerpt(ask.body),
    response: received,
    received: 'failed' in outcome ? '' : excerpt(outcome.response.body),
  };
}

/** Gathers violations so that one cause is told once, however many requests meet it. */
export class Collector {
  private readonly byCause = new Map<string, ReportedViolation>();
  private readonly onFirst: () => void;

  /** @param onFirst called for every new violation */
  constructor(onFirst: () => void) {
    this.onFirst = onFirst;
  }

  add(operation: StrictOperation, violation: Violation, evidence?: Evidence): void {
    // A language violation names its first place; which place that is depends on the request, the cause does not.
    const place = violation.kind === 'language' ? '' : placeOf(violation.path);
    const key = [violation.operationId, violation.side, violation.kind, place].join(' ');
    const known = this.byCause.get(key);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    this.byCause.set(key, { ...violation, area: operation.area, times: 1, ...(evidence === undefined ? {} : { evidence }) });
    this.onFirst();
  }

  get violations(): ReportedViolation[] {
    return [...this.byCause.values()];
  }

  /** The violations of an operation's answers to proper requests. */
  ofResponses(operationId: string): ReportedViolation[] {
    return this.violations.filter((violation) => violation.operationId === operationId && !/wrong-input/.test(violation.kind));
  }
}
