import type { StrictContract } from '@site/contract/strict/check.ts';
import { envelopeStatus, looseBody, type Outcome, parsed, type TargetRequest } from './http.ts';
import { fieldsOf, pinsOf, secretsOf } from './marks.ts';

type Values = Record<string, unknown>;

function valuesOf(value: unknown): Values {
  return value !== null && typeof value === 'object' ? (value as Values) : {};
}

/** The PIN of every number as the traffic of the run left it, whichever part of the check changed it. */
export class Pins {
  /** Current PIN by number; only of numbers whose PIN was changed. */
  readonly changed = new Map<string, string>();
  private readonly contract: StrictContract;
  /** Number by token, by reference of a code and by permission to set a PIN. */
  private readonly numbers = new Map<unknown, string>();

  constructor(contract: StrictContract) {
    this.contract = contract;
  }

  record(request: TargetRequest, outcome: Outcome): void {
    const operation = this.contract.find(request.method, request.url.split('?')[0] ?? '');
    if (operation === undefined || ('response' in outcome && envelopeStatus(outcome.response) !== '0')) return;
    const { logIns, chains, changePin } = secretsOf(this.contract);
    const concerned = [changePin, ...[...logIns, ...chains.flatMap(({ uses }) => uses)].map((one) => one.operation), ...chains.map(({ sender }) => sender)];
    if (!concerned.includes(operation)) return;
    const sent = valuesOf(parsed(request.body));
    const once = Object.entries(fieldsOf(this.contract, operation)).flatMap(([name, field]) => (field['x-one-time'] === true ? [sent[name]] : []));
    const number = logIns.map((logIn) => sent[logIn.number]).find((one) => typeof one === 'string');
    const owner = number ?? [...once, request.headers.token].map((one) => this.numbers.get(one)).find((one) => one !== undefined);
    if (owner === undefined) return;
    const [renewed] = pinsOf(this.contract, operation).renewed;
    const pin = renewed === undefined ? undefined : sent[renewed];
    // Without a response the PIN may have been changed or not.
    if (typeof pin === 'string') this.changed.set(owner, pin);
    if ('failed' in outcome) return;
    for (const value of Object.values(valuesOf(valuesOf(looseBody(outcome.response)).data))) if (typeof value === 'string') this.numbers.set(value, owner);
  }
}
