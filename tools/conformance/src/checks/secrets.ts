import type { Json } from '@site/contract/document.ts';
import { outcomeOf } from '@site/contract/marks.ts';
import { type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import type { Context } from '../context.ts';
import { isRead } from '../marks.ts';
import type { Persona } from '../personas.ts';
import { Caller, envelopeOf, find, gotOf, isDone, isRefused, isSound, operationOf, type Reply, sandboxOf, type Wish } from './caller.ts';

/** A PIN that is no customer's by chance. */
const OTHER_PIN = '90417365';
const WRONG_PIN = OTHER_PIN.slice(0, 6);
/** Wrong PINs or codes after which the right one must be refused, too; the contract says 5. */
const WRONG_TRIES = 6;
/** Operations that accept a dead token, from which on it is one cause: the log-out. */
const ONE_CAUSE = 3;
/** Added to a valid token, so that a server that compares its beginning only takes it for valid. */
const TAIL = 'conformance';
/** Maximum length of a token. */
const TOKEN_LENGTH = 512;
/** Two references that are nearer than this are counted. */
const NEAR = 10_000;

/** What the secrets of one customer are tried with. */
class Secrets {
  private readonly context: Context;
  readonly caller: Caller;

  constructor(context: Context, persona: Persona, sandbox = sandboxOf(context, 'secrets')) {
    this.context = context;
    this.caller = new Caller(context, persona, sandbox);
  }

  get persona(): Persona {
    return this.caller.persona as Persona;
  }

  /** The operation when it is in the run or needed by it, and nothing was found in it. */
  private sound(operationId: string): StrictOperation | undefined {
    return isSound(this.context, operationId) ? operationOf(this.context, operationId) : undefined;
  }

  private isAsked(...operationIds: string[]): boolean {
    return this.context.operations.some(({ operationId }) => operationIds.includes(operationId));
  }

  private async call(operationId: string, wish: Wish = {}): Promise<Reply | undefined> {
    const operation = this.sound(operationId);
    return operation === undefined ? undefined : this.caller.ask(operation, wish);
  }

  /** A step back, whatever was found in the operation. */
  private async undo(operationId: string, wish: Wish): Promise<Reply | undefined> {
    const operation = operationOf(this.context, operationId);
    return operation === undefined ? undefined : this.caller.ask(operation, wish);
  }

  private report(reply: Reply, path: string, expected: string, got = gotOf(reply)): void {
    find(this.context, reply, { kind: 'secret', path, expected, got });
  }

  private reportAt(operationId: string, reply: Reply, path: string, expected: string, got: string): void {
    const operation = operationOf(this.context, operationId);
    if (operation !== undefined) find(this.context, reply, { kind: 'secret', path, expected, got }, operation);
  }

  /** Reports a success that must be a refusal; returns whether there was one. */
  private mustFail(reply: Reply | undefined, path: string, expected: string): boolean {
    if (!isDone(reply)) return false;
    this.report(reply, path, expected);
    return true;
  }

  private async logIn(pin = this.persona.pin): Promise<{ token: string; reply: Reply } | undefined> {
    const { mobileNo } = this.persona;
    const reply = mobileNo === undefined || pin === undefined ? undefined : await this.call('login', { body: { mobileNo, password: pin } });
    return isDone(reply) ? { token: textAt(reply, 'token'), reply } : undefined;
  }

  /** The code of the SMS: that of the log-in file, else that of the contract's examples. */
  private get code(): string {
    const example = Object.values(operationOf(this.context, 'verifyResetCode')?.body?.media.examples ?? {})[0]?.value as { smsCode?: string } | undefined;
    const replaced = this.context.substitute({ smsCode: example?.smsCode ?? '' }) as { smsCode: string };
    return this.persona.smsCode ?? replaced.smsCode;
  }

  /** A token after log-out, on every protected operation. */
  async logOut(): Promise<void> {
    const session = await this.logIn();
    const next = session === undefined ? undefined : await this.logIn();
    if (session === undefined) return;
    if (next !== undefined) this.checkGuessable(next.reply, '$.data.token', session.token, next.token);
    const { token } = next ?? session;
    const asked = this.context.operations.filter(({ needsToken, operationId }) => needsToken && isSound(this.context, operationId));
    await this.lengthen(token, asked);
    // A server may remember the customer of a token that it has seen.
    for (const operation of asked.filter((one) => isRead(this.context.contract, one))) await this.caller.ask(operation, { token });
    const out = await this.call('logout', { token });
    if (!isDone(out)) return;
    const accepting: Reply[] = [];
    for (const operation of asked) {
      const reply = await this.caller.ask(operation, { token });
      if (reply !== undefined && 'response' in reply.outcome && reply.outcome.response.status === 200 && reply.status !== '-2') accepting.push(reply);
    }
    if (accepting.length >= ONE_CAUSE) this.report(out, 'header token', 'the token to end with the session', `${accepting.length} operations that accept it`);
    else for (const reply of accepting) this.report(reply, 'header token', 'status "-2" with a token after log-out');
  }

  /** A token that only begins like a valid one, on one read. */
  private async lengthen(token: string, asked: readonly StrictOperation[]): Promise<void> {
    const read = asked.find((one) => isRead(this.context.contract, one));
    if (read === undefined || token.length + TAIL.length > TOKEN_LENGTH) return;
    if (!isDone(await this.caller.ask(read, { token }))) return;
    this.mustFail(await this.caller.ask(read, { token: `${token}${TAIL}` }), 'header token', `status "-2" with a valid token and "${TAIL}" behind it`);
  }

  /** References that can be guessed from the one before, or from the number. */
  private checkGuessable(reply: Reply, path: string, first: string, second: string): void {
    const got = guessable(first, second, this.persona.mobileNo ?? '');
    if (got !== undefined) this.report(reply, path, 'a value that cannot be guessed', got);
  }

  /** Old PIN, other sessions and the own session after a change of the PIN, which is changed back. */
  async changePin(): Promise<void> {
    const { pin, mobileNo } = this.persona;
    if (pin === undefined || mobileNo === undefined || !this.isAsked('changePassword', 'login')) return;
    const [other, own] = [await this.logIn(), await this.logIn()];
    const probe = this.sound('dataUsageAlert') ?? this.sound('volteStatus');
    if (other === undefined || own === undefined || probe === undefined) return;
    // A server may allow one session a customer.
    const parallel = isDone(await this.caller.ask(probe, { token: other.token }));
    const change = (from: string, to: string, token: string) =>
      this.call('changePassword', { body: { oldPassword: from, password: to, rePassword: to }, token });
    const changed = await change(pin, OTHER_PIN, own.token);
    if (!isDone(changed)) return;
    try {
      if (parallel && isDone(await this.caller.ask(probe, { token: other.token })))
        return this.report(changed, 'header token', 'other sessions to end with the change of the PIN', 'one that goes on');
      const after = await this.caller.ask(probe, { token: own.token });
      if (after?.status === '-2') return this.report(changed, 'header token', 'the session that changes the PIN to go on', 'status "-2"');
      if (this.mustFail(await change(pin, OTHER_PIN, own.token), '$.oldPassword', 'a refusal of the PIN before the last change')) return;
      if (this.mustFail(await this.call('login', { body: { mobileNo, password: pin } }), '$.password', 'a refusal of the PIN before the last change')) return;
      if ((await this.logIn(OTHER_PIN)) === undefined) this.report(changed, '$.password', 'a log-in with the new PIN', 'a refusal');
    } finally {
      await this.setPinBack(OTHER_PIN);
    }
  }

  /** Changes the PIN back, in the sandbox of a mock by the session that changed it. */
  private async setPinBack(now: string): Promise<void> {
    const { pin = '', mobileNo = '' } = this.persona;
    if (this.context.signal.aborted) return;
    if (!this.context.sessions.hasSandboxes) return this.context.putPinsBack();
    const session = await this.undo('login', { body: { mobileNo, password: now } });
    const body = { oldPassword: now, password: pin, rePassword: pin };
    if (isDone(session)) await this.undo('changePassword', { body, token: textAt(session, 'token') });
  }

  /** Code, reference and permission of a PIN reset: replaced, of another number, used twice. */
  async resetPin(otherNumber: string | undefined): Promise<void> {
    const { mobileNo, pin } = this.persona;
    if (mobileNo === undefined || pin === undefined || !this.isAsked('sendResetCode', 'verifyResetCode', 'setPassword')) return;
    const { code } = this;
    const first = await this.call('sendResetCode', { body: { mobileNo } });
    if (!isDone(first)) return;
    // A server may send one code a minute.
    const second = await this.call('sendResetCode', { body: { mobileNo } });
    const verify = (codePwd: string, number = mobileNo) => this.call('verifyResetCode', { body: { mobileNo: number, smsCode: code, codePwd } });
    const codePwd = textAt(isDone(second) ? second : first, 'codePwd');
    if (isDone(second)) {
      const former = textAt(first, 'codePwd');
      this.checkGuessable(second, '$.data.codePwd', former, codePwd);
      if (former !== codePwd && this.mustFail(await verify(former), '$.codePwd', 'a refusal of a code that a newer one replaced')) return;
    }
    if (otherNumber !== undefined && this.mustFail(await verify(codePwd, otherNumber), '$.mobileNo', 'a refusal of a code that was sent to another number'))
      return;
    const set = (verCodePwd: string) => this.call('setPassword', { body: { password: OTHER_PIN, rePassword: OTHER_PIN, verCodePwd } });
    const session = await this.logIn();
    let isSet = false;
    try {
      if (this.mustFail(await set(codePwd), '$.verCodePwd', 'a refusal of a reference whose code was not verified')) {
        isSet = true;
        return;
      }
      const verified = await verify(codePwd);
      if (!isDone(verified)) return;
      const proof = textAt(verified, 'verCodePwd');
      if (guessable(codePwd, proof, mobileNo) !== undefined)
        return this.report(verified, '$.data.verCodePwd', 'a value that cannot be guessed', 'one like the reference');
      if (this.mustFail(await verify(codePwd), '$.smsCode', 'a refusal of a code that was used')) return;
      isSet = isDone(await set(proof));
      if (!isSet) return;
      if (this.mustFail(await set(proof), '$.verCodePwd', 'a refusal of a permission that was used')) return;
      const probe = session === undefined ? undefined : await this.call('dataUsageAlert', { token: session.token });
      if (isDone(probe)) return this.reportAt('setPassword', probe, 'header token', 'every session to end with the reset of the PIN', 'one that goes on');
      if (this.mustFail(await this.call('login', { body: { mobileNo, password: pin } }), '$.password', 'a refusal of the PIN before the last change')) return;
    } finally {
      if (isSet) await this.setPinBack(OTHER_PIN);
    }
  }

  /** The code of a log-in by SMS, used twice. */
  async logInBySms(): Promise<void> {
    const { mobileNo, smsCode } = this.persona;
    if (mobileNo === undefined || smsCode === undefined || !this.isAsked('sendPrepaidLoginCode', 'loginPrepaid')) return;
    if (!isDone(await this.call('sendPrepaidLoginCode', { body: { mobileNo } }))) return;
    const body = { mobileNo, code: smsCode };
    const first = await this.call('loginPrepaid', { body });
    if (!isDone(first)) return;
    if (this.mustFail(await this.call('loginPrepaid', { body }), '$.code', 'a refusal of a code that was used')) return;
    await this.call('logout', { token: textAt(first, 'token') });
  }

  /** The code of a service, used twice. */
  async applyService(): Promise<void> {
    const apply = this.sound('applyUssd');
    const plan =
      apply === undefined ? undefined : this.caller.plans(apply).find(({ body }) => (body as { smsCode?: string } | undefined)?.smsCode !== undefined);
    if (apply === undefined || plan === undefined || !this.isAsked('applyUssd')) return;
    const body: Record<string, Json> = { ...(plan.body as Record<string, Json>), smsCode: this.code };
    if (!isDone(await this.call('sendUssdCode', { body: { id: body.id ?? '' } }))) return;
    if (isDone(await this.caller.ask(apply, { body }))) this.mustFail(await this.caller.ask(apply, { body }), '$.smsCode', 'a refusal of a code that was used');
  }

  /** The code of the travel card: replaced by a newer one, used twice. */
  async authorise(): Promise<void> {
    const { mobileNo, pin } = this.persona;
    if (mobileNo === undefined || pin === undefined || !this.isAsked('sendTravelCardCode', 'registerTravelCard')) return;
    const send = () => this.call('sendTravelCardCode', { body: { mobileNo } });
    let isAuthorised = false;
    const register = async (codePwd: string) => {
      const reply = await this.call('registerTravelCard', { body: { mobileNo, smsCode: this.code, codePwd, type: 1 } });
      isAuthorised ||= isDone(reply);
      return reply;
    };
    const first = await send();
    if (!isDone(first)) return;
    const second = await send();
    const codePwd = textAt(isDone(second) ? second : first, 'codePwd');
    try {
      if (isDone(second)) {
        const former = textAt(first, 'codePwd');
        this.checkGuessable(second, '$.data.codePwd', former, codePwd);
        if (former !== codePwd && this.mustFail(await register(former), '$.codePwd', 'a refusal of a code that a newer one replaced')) return;
      }
      if (isDone(await register(codePwd))) this.mustFail(await register(codePwd), '$.smsCode', 'a refusal of a code that was used');
    } finally {
      if (isAuthorised && !this.context.signal.aborted) await this.cancelTravelCard(mobileNo);
    }
  }

  private async cancelTravelCard(mobileNo: string): Promise<void> {
    const sent = await this.undo('sendTravelCardCode', { body: { mobileNo } });
    if (isDone(sent)) await this.undo('registerTravelCard', { body: { mobileNo, smsCode: this.code, codePwd: textAt(sent, 'codePwd'), type: 2 } });
  }

  /** So many wrong codes that the right one is refused, too. */
  async guessCode(): Promise<void> {
    const { mobileNo } = this.persona;
    const sent = mobileNo === undefined || !this.isAsked('verifyResetCode') ? undefined : await this.call('sendResetCode', { body: { mobileNo } });
    if (mobileNo === undefined || !isDone(sent)) return;
    const codePwd = textAt(sent, 'codePwd');
    const verify = (smsCode: string) => this.call('verifyResetCode', { body: { mobileNo, smsCode, codePwd } });
    for (let count = 0; count < WRONG_TRIES; count += 1) await verify(String(100_000 + count));
    this.mustFail(await verify(this.code), '$.smsCode', `a refusal after ${WRONG_TRIES} wrong codes`);
  }

  /** A number that is no customer's, from the contract's examples. */
  private get unknownNumber(): string | undefined {
    const examples = Object.values(operationOf(this.context, 'inquireAccountType')?.body?.media.examples ?? {});
    const unknown = examples.find((example) => outcomeOf(example) === '-1');
    return (unknown?.value as { mobileNo?: string } | undefined)?.mobileNo;
  }

  /** So many wrong PINs that the right one is refused, too. */
  async lockOut(): Promise<void> {
    const { mobileNo, pin } = this.persona;
    const { unknownNumber } = this;
    if (mobileNo === undefined || pin === undefined || !this.isAsked('login')) return;
    const session = await this.logIn();
    if (session === undefined) return;
    const unknown = unknownNumber === undefined ? undefined : await this.call('login', { body: { mobileNo: unknownNumber, password: WRONG_PIN } });
    const wrong = await this.call('login', { body: { mobileNo, password: WRONG_PIN } });
    if (wrong === undefined || !isRefused(wrong)) return;
    if (unknown?.status === '-1' && unknown.message !== wrong.message)
      return this.report(wrong, '$.message', 'the sentence that an unknown number gets, so that nobody learns which was wrong', 'another one');
    const elsewhere = await this.wrongPinElsewhere(session.token);
    for (let count = 1 + elsewhere; count < WRONG_TRIES; count += 1) await this.call('login', { body: { mobileNo, password: WRONG_PIN } });
    const right = await this.call('login', { body: { mobileNo, password: pin } });
    if (!isDone(right)) return;
    for (let count = 0; count < WRONG_TRIES; count += 1) await this.call('login', { body: { mobileNo, password: WRONG_PIN } });
    if (this.mustFail(await this.call('login', { body: { mobileNo, password: pin } }), '$.password', `a refusal after ${WRONG_TRIES} wrong PINs`)) return;
    this.report(right, '$.password', 'wrong PINs of every operation to count together', `a log-in after ${elsewhere} of ${WRONG_TRIES} were wrong elsewhere`);
  }

  /** Tries wrong PINs where they count with those of the log-in; returns how many were refused. */
  private async wrongPinElsewhere(token: string): Promise<number> {
    const { mobileNo = '' } = this.persona;
    const wishes: [operationId: string, wish: Wish][] = [
      ['changePassword', { body: { oldPassword: WRONG_PIN, password: OTHER_PIN, rePassword: OTHER_PIN }, token }],
      ['loginMusic', { body: { mobileNo, password: WRONG_PIN, email: 'check@example.com' } }],
    ];
    let count = 0;
    for (const [operationId, wish] of [...wishes, ...wishes]) {
      const reply = await this.call(operationId, wish);
      if (reply?.status === '-1') count += 1;
    }
    return count;
  }

  /** The payment ids of two checkouts, each of which opens its receipt without a log-in. */
  async payByCard(): Promise<void> {
    if (!this.isAsked('payByCard', 'paymentReceipt')) return;
    const [first, second] = [await this.call('payByCard'), await this.call('payByCard')];
    if (isDone(first) && isDone(second)) this.checkGuessable(second, '$.data.orderid', textAt(first, 'orderid'), textAt(second, 'orderid'));
  }
}

function textAt(reply: Reply, field: string): string {
  return String(valuesAt(envelopeOf(reply), `$.data.${field}`)[0] ?? '');
}

/** Why the second value can be guessed from the first. */
export function guessable(first: string, second: string, mobileNo: string): string | undefined {
  if (mobileNo !== '' && second.includes(mobileNo)) return 'one with the number in it';
  if (second.length < 8) return `one of ${second.length} characters`;
  const parts = (text: string) => /^(.*?)(\d+)$/.exec(text);
  const [one, two] = [parts(first), parts(second)];
  if (one === null || two === null || one[1] !== two[1] || one[2]?.length !== two[2]?.length || first === second) return undefined;
  return Math.abs(Number(two[2]) - Number(one[2])) < NEAR ? 'a counter' : undefined;
}

const NOT_LOCKED =
  'Not checked: how many wrong PINs and codes may be tried. Name a customer who may be locked out in the log-in file: { "…": { "mobileNo": "…", "pin": "…", "throwAway": true } }.';

/** Part `secrets`: what was used, replaced, changed or logged out holds no longer. */
export async function runSecrets(context: Context): Promise<void> {
  const { personas, throwAway } = context;
  const withPin = personas.filter(({ pin, token }) => pin !== undefined && token === undefined);
  const bySms = personas.find(({ smsCode, pin }) => smsCode !== undefined && pin === undefined);
  const [first, second] = withPin;
  if (first !== undefined) {
    const secrets = new Secrets(context, first);
    const steps = [
      () => secrets.logOut(),
      () => secrets.changePin(),
      () => secrets.resetPin(second?.mobileNo),
      () => secrets.applyService(),
      () => secrets.authorise(),
      () => secrets.payByCard(),
    ];
    for (const step of steps) {
      context.signal.throwIfAborted();
      await step();
    }
  }
  if (bySms !== undefined) await new Secrets(context, bySms).logInBySms();
  // Every customer of a mock can be locked out in a sandbox of its own.
  const locked = throwAway ?? (context.sessions.hasSandboxes ? first : undefined);
  const asksForTries = context.operations.some(
    ({ operationId }) => (operationId === 'login' || operationId === 'verifyResetCode') && !context.notImplemented.has(operationId),
  );
  if (asksForTries && locked === undefined) context.notes.add(NOT_LOCKED);
  if (asksForTries && locked !== undefined) {
    const secrets = new Secrets(context, locked, sandboxOf(context, 'locked'));
    await secrets.guessCode();
    await secrets.lockOut();
  }
  // Without a customer who can log in, or anything to log in to, nothing was tried.
  const isConcerned = context.operations.some(
    ({ operationId, needsToken, area }) => (needsToken || area === 'auth') && !context.notImplemented.has(operationId),
  );
  const hasTried = [first, bySms].some((persona) => persona !== undefined && !context.sessions.refused.has(persona.name));
  if (isConcerned && hasTried) context.onStep('secrets', 'secrets');
}
