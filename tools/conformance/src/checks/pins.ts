import type { StrictContract } from '@site/contract/strict/check.ts';
import { envelopeStatus, looseBody, type Outcome, type TargetRequest } from '../http.ts';

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return value !== null && typeof value === 'object' ? (value as Fields) : {};
}

/** The PIN of every number as the traffic of the run left it, whichever part of the check changed it. */
export class Pins {
  /** Current PIN by number; only of numbers whose PIN was changed. */
  readonly changed = new Map<string, string>();
  private readonly contract: StrictContract;
  /** Number by token, by reference of a code and by permission to set a PIN. */
  private readonly numbers = new Map<string, string>();

  constructor(contract: StrictContract) {
    this.contract = contract;
  }

  see(request: TargetRequest, outcome: Outcome): void {
    if ('response' in outcome && envelopeStatus(outcome.response) !== '0') return;
    const operationId = this.contract.find(request.method, request.url.split('?')[0] ?? '')?.operationId;
    if (!/^(?:login|loginPrepaid|sendResetCode|verifyResetCode|setPassword|changePassword)$/.test(operationId ?? '')) return;
    const sent = fieldsOf(parsed(request.body));
    // Without a response the PIN may have been changed or not.
    const data = 'failed' in outcome ? {} : fieldsOf(fieldsOf(looseBody(outcome.response)).data);
    const key = data.token ?? data.verCodePwd ?? data.codePwd;
    if (operationId === 'setPassword') this.note(this.numbers.get(String(sent.verCodePwd)), sent.password);
    else if (operationId === 'changePassword') this.note(this.numbers.get(request.headers.token ?? ''), sent.password);
    else if (typeof sent.mobileNo === 'string' && typeof key === 'string') this.numbers.set(key, sent.mobileNo);
  }

  private note(mobileNo: string | undefined, pin: unknown): void {
    if (mobileNo !== undefined && typeof pin === 'string') this.changed.set(mobileNo, pin);
  }
}

function parsed(body: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
