import { type AskedLanguage, checkRequest, checkResponse, type StrictContract, type StrictOperation } from '@farol/contract/strict/check.ts';
import { type Fault, faultOf } from '@farol/contract/strict/fault.ts';
import { type Copy, decoded } from './body-copy.ts';
import type { AnswerCopy } from './forward.ts';
import { isSecretPlace, MASK, withoutLooseSecrets } from './secrets.ts';
import { shownAnswer, shownRequest } from './shown.ts';
import type { ShownMessage, ViolationLog } from './violation-log.ts';

/** A request with its answer, as copied while they went through. */
export interface Exchange {
  method: string;
  url: string;
  path: string;
  /** Absent when the contract has none there. */
  operation: StrictOperation | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Copy;
  /** Absent when the mock answered: it checks itself. */
  answer: AnswerCopy | undefined;
}

interface Waiting {
  exchange: Exchange;
  cut: boolean;
  why: string | undefined;
}

/** Bytes of copies, and exchanges, that may wait for their check. Beyond that the oldest are checked at once: memory stays bounded, none is left out. */
const MOST_WAITING = { bytes: 32 * 1024 * 1024, exchanges: 2000 };
/** Milliseconds of checking at a stretch before traffic gets its turn again. */
const STRETCH = 4;

/** Paths that the contract is about; anything else may pass unremarked. */
const API = /^\/api\//;

/** Checks the copies of what went through, beside the line: traffic does not wait for it, and no exchange is left out. */
export class Checks {
  readonly #contract: () => StrictContract;
  readonly #log: ViolationLog;
  readonly #print: ((line: string) => void) | undefined;
  #waiting: Waiting[] = [];
  /** Where the next one to be checked stands. */
  #next = 0;
  #bytes = 0;
  #scheduled = false;

  constructor(contract: () => StrictContract, log: ViolationLog, print: ((line: string) => void) | undefined) {
    this.#contract = contract;
    this.#log = log;
    this.#print = print;
  }

  /** Checks the exchange soon. `cut`: the answer broke off; `why` says why there is none of the backend. */
  later(exchange: Exchange, cut: boolean, why?: string): void {
    this.#bytes += sizeOf(exchange);
    this.#waiting.push({ exchange, cut, why });
    this.#work(() => this.#bytes <= MOST_WAITING.bytes && this.#left <= MOST_WAITING.exchanges);
    this.#schedule();
  }

  /** Checks the exchange now and answers its faults. */
  run(exchange: Exchange, cut = false, why?: string): Fault[] {
    const { operation } = exchange;
    const body = exchange.body.bytes;
    const answerBytes = exchange.answer?.body.bytes;
    this.#log.count(
      operation?.operationId,
      exchange.answer === undefined && !cut ? 'mock' : 'upstream',
      body !== undefined && (exchange.answer === undefined || answerBytes !== undefined),
    );
    const faults: Fault[] = [];
    let answerBody = answerBytes;
    if (operation === undefined) {
      if (API.test(exchange.path) && !['OPTIONS', 'HEAD'].includes(exchange.method)) faults.push(unknownOperation(exchange));
    } else {
      if (body !== undefined) faults.push(...this.#request(operation, exchange, body));
      if (cut) faults.push(connectionFault(operation, exchange, why));
      else if (exchange.answer !== undefined && answerBytes !== undefined) {
        const checked = answerFaults(this.#contract(), operation, exchange, exchange.answer, answerBytes);
        faults.push(...checked.faults);
        answerBody = checked.body;
      }
    }
    const masked = faults.map(withoutSecret);
    if (masked.length > 0) {
      const { answer } = exchange;
      const shown = answer === undefined ? noAnswer(cut, why) : shownAnswer(answer.status, answer.headers, answerBody, answer.body.size);
      this.#book(masked, exchange, shown);
    }
    return masked;
  }

  /** Checks everything that still waits. */
  finish(): void {
    this.#work(() => false);
  }

  #request(operation: StrictOperation, { method, url, headers }: Exchange, body: Buffer): Fault[] {
    return checkRequest(this.#contract(), operation, { method, url, headers, body });
  }

  #book(faults: readonly Fault[], { method, url, headers, body }: Exchange, answer: ShownMessage): void {
    const request = shownRequest(method, url, headers, body.bytes, body.size);
    for (const fault of faults) {
      const { count } = this.#log.add(fault, request, answer);
      if (count === 1) this.#print?.(`contract violated · ${fault.side} · ${fault.message}`);
    }
  }

  get #left(): number {
    return this.#waiting.length - this.#next;
  }

  #schedule(): void {
    if (this.#scheduled || this.#left === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const end = performance.now() + STRETCH;
      this.#work(() => performance.now() > end);
      this.#schedule();
    });
  }

  #work(enough: () => boolean): void {
    while (this.#left > 0 && !enough()) {
      const waiting = this.#waiting[this.#next];
      this.#next += 1;
      if (waiting === undefined) continue;
      const { exchange, cut, why } = waiting;
      this.#bytes -= sizeOf(exchange);
      try {
        this.run(exchange, cut, why);
      } catch (error) {
        this.#print?.(`could not check ${exchange.method} ${exchange.path}: ${(error as Error).message}`);
      }
    }
    if (this.#left === 0) {
      this.#waiting = [];
      this.#next = 0;
    }
  }
}

/** What stands in place of the backend's answer when there is none. */
function noAnswer(cut: boolean, why = ''): ShownMessage {
  return { line: cut ? `No answer: ${why}` : `Answered by the mock: ${why}`, headers: [], body: '' };
}

const sizeOf = ({ body, answer }: Exchange) => (body.bytes?.length ?? 0) + (answer?.body.bytes?.length ?? 0);

/** What the request asked for; a request without the header asks for nothing, and any language is right. */
function languageOf({ language }: Exchange['headers']): AskedLanguage | undefined {
  if (language === 'en') return 'en';
  return language === 'cn' || language === 'zh-Hans' ? 'cn' : undefined;
}

function answerFaults(
  contract: StrictContract,
  operation: StrictOperation,
  exchange: Exchange,
  answer: AnswerCopy,
  bytes: Buffer,
): { faults: Fault[]; body: Buffer | undefined } {
  const { status, headers } = answer;
  try {
    const body = decoded(bytes, headers['content-encoding']);
    return { faults: checkResponse(contract, operation, { status, headers, body }, languageOf(exchange.headers)), body };
  } catch (error) {
    const { operationId } = operation;
    const got = (error as Error).message;
    const expected = 'a body in the announced encoding';
    return { faults: [faultOf({ operationId, side: 'response', kind: 'header', path: 'header content-encoding', expected, got })], body: undefined };
  }
}

function unknownOperation({ method, path }: Exchange): Fault {
  const operationId = `${method} ${path}`;
  const message = `${operationId}: the contract has no such operation.`;
  return faultOf({ operationId, side: 'request', kind: 'schema', path: 'path', expected: 'a path and method of the contract', got: operationId, message });
}

function connectionFault({ operationId }: StrictOperation, { answer }: Exchange, why: string | undefined): Fault {
  const got = why ?? `the connection was closed after ${answer?.body.size ?? 0} bytes of the body`;
  return faultOf({ operationId, side: 'response', kind: 'connection', path: 'status', expected: 'a whole answer', got });
}

/** A message repeats what was got; where that is a secret, it must not. */
function withoutSecret(fault: Fault): Fault {
  // A parser's complaint about broken JSON quotes the text around the place.
  if (fault.kind === 'json') return { ...fault, got: withoutLooseSecrets(fault.got), message: withoutLooseSecrets(fault.message) };
  if (!isSecretPlace(fault.path) || fault.kind === 'missing-field' || fault.got === '') return fault;
  return { ...fault, got: MASK, message: fault.message.replaceAll(fault.got, MASK) };
}
