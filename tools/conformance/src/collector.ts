import { curlOf, type Masks, variable, withoutLooseSecrets } from '@site/contract/secrets.ts';
import type { StrictOperation } from '@site/contract/strict/check.ts';
import { placeOf, type Violation, violationOf } from '@site/contract/strict/violation.ts';
import type { Exchange, TargetRequest } from './http.ts';
import type { Evidence, Part, ReportedViolation } from './report.ts';

/** Maximum characters of a body in a report. */
const MAX_ENTRIES = 1200;

/** A body for the report: shortened, secrets masked. */
function excerpt(bytes: Uint8Array | undefined): string {
  if (bytes === undefined || bytes.length === 0) return '';
  const text = new TextDecoder().decode(bytes.subarray(0, MAX_ENTRIES * 4));
  const kept = text.length > MAX_ENTRIES || bytes.length > MAX_ENTRIES * 4 ? `${text.slice(0, MAX_ENTRIES)}… (${bytes.length} bytes)` : text;
  return withoutLooseSecrets(kept);
}

function evidenceOf({ request, response, failed = '', url }: Exchange): Evidence {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !['accept', 'mock-sandbox'].includes(name))
    .map(([name, value]) => `${name}: ${name === 'token' && value !== '' ? '•••' : value.slice(0, 80)}`);
  return {
    request: `${request.method} ${request.url}\n${headers.join('\n')}`,
    sent: excerpt(request.body),
    response: response === undefined ? failed : `HTTP ${response.status} · ${String(response.headers['content-type'] ?? 'no content-type').slice(0, 120)}`,
    received: excerpt(response?.body),
    curl: commandOf(url, request),
  };
}

/** What is wrong with a response. */
export type Finding = Pick<Violation, 'kind' | 'path' | 'expected' | 'got'> & Partial<Violation>;

/** What equal violations share. The first path of a language violation depends on the request, its cause does not. */
export function causeOf({ operationId, side, kind, path }: Violation): string {
  return [operationId, side, kind, kind === 'language' ? '' : placeOf(path)].join(' ');
}

/** Place of a finding about the answer to bad input. */
export const BAD_REQUEST = 'HTTP 400';

/** Collects violations, equal ones as one. */
export class Collector {
  /** The part that runs. */
  part: Part = 'examples';
  private readonly byCause = new Map<string, ReportedViolation>();
  private readonly onFirst: () => void;

  /** @param onFirst called for every new violation */
  constructor(onFirst: () => void) {
    this.onFirst = onFirst;
  }

  /** @param shownBy the request that shows it, with its response */
  add({ operationId, area }: StrictOperation, finding: Finding, shownBy?: Exchange, evidence = shownBy === undefined ? undefined : evidenceOf(shownBy)): void {
    const violation = violationOf({ operationId, side: 'response', ...finding });
    const known = this.byCause.get(causeOf(violation));
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    this.byCause.set(causeOf(violation), { ...violation, area, part: this.part, times: 1, ...(evidence === undefined ? {} : { evidence }) });
    this.onFirst();
  }

  /** Puts one violation in the place of those that have the same cause. */
  replace(haveSameCause: (known: ReportedViolation) => boolean, operation: StrictOperation, finding: Finding): void {
    const replaced = this.violations.filter(haveSameCause);
    for (const known of replaced) this.byCause.delete(causeOf(known));
    this.add(operation, finding, undefined, replaced.find(({ evidence }) => evidence !== undefined)?.evidence);
  }

  get violations(): ReportedViolation[] {
    return [...this.byCause.values()];
  }

  /** Violations in responses to valid requests. */
  ofResponses(operationId: string): ReportedViolation[] {
    const ofWrongInput = ({ kind, part, path }: ReportedViolation) =>
      /wrong-input/.test(kind) || path === BAD_REQUEST || (kind === 'language' && part === 'wrong-input');
    return this.violations.filter((violation) => violation.operationId === operationId && !ofWrongInput(violation));
  }
}

/** Set by the HTTP client itself, or meant for the mock only. */
const NOT_SHOWN = new Set(['accept', 'accept-language', 'mock-sandbox', 'sec-fetch-mode', 'user-agent']);

/** PINs and codes. What the check made up to be wrong has another shape and stays. */
const SECRETS: [name: string, pattern: RegExp][] = [
  ['PIN', /("(?:password|rePassword|oldPassword)"\s*:\s*")\d{4,8}"/g],
  ['CODE', /("(?:smsCode|code)"\s*:\s*")\d{4,8}"/g],
];

const MASKS: Masks = {
  header: (name, value) => (name.toLowerCase() === 'token' && !value.startsWith('conformance-') ? 'TOKEN' : undefined),
  body: (quoted) => SECRETS.reduce((text, [name, pattern]) => text.replace(pattern, `$1${variable(name).replace('$', '$$$$')}"`), quoted),
};

/** A request of the check as a command; token, PIN and code are `$TOKEN`, `$PIN` and `$CODE`. */
export function commandOf(url: string, { method, headers, body }: TargetRequest): string {
  const shown = Object.entries(headers).filter(([name]) => !NOT_SHOWN.has(name.toLowerCase()));
  return curlOf(url, { method, headers: shown, body }, MASKS);
}
