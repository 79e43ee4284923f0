import { randomUUID } from 'node:crypto';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { outcomeOf } from '@site/contract/marks.ts';
import { type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { Caller, gotOf, isDone, isRefused, type Reply, type RequestOverrides, report, sandboxOf } from '../caller.ts';
import { type Context, hasNoViolation, type Rule } from '../context.ts';
import { type CodeChain, type CodeUse, fieldsOf, isRead, opening, ownReads, pinsOf, pinValues, secretsOf, sendsCode, tokenName, writesOf } from '../marks.ts';
import { type Persona, userField } from '../personas.ts';
import { KEY_HEADER } from '../requests.ts';
import { statesOf } from '../state.ts';
import { addEntry, removeEntries } from './changes.ts';

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

const OLD_PIN = 'a refusal of the PIN before the last change';
const NOT_NEEDED = 'a success, because what it does not need is ignored';

/** What the secrets of one customer are tried with. */
function secretsWith(context: Context, persona: Persona, sandbox = sandboxOf(context, 'secrets')) {
  const { contract } = context;
  const facts = secretsOf(contract);
  const caller = new Caller(context, persona, sandbox);
  const sessionToken = tokenName(contract);
  const logInByPin = facts.logIns.find(({ sender }) => sender === undefined);
  /** Whether the customer has another PIN for now. */
  let isPinChanged = false;
  const toUndo = new Set<CodeUse>();

  function isAsked(...operations: (StrictOperation | undefined)[]): boolean {
    return operations.some((operation) => operation !== undefined && context.operations.includes(operation));
  }

  /** Calls an operation in which nothing was found. */
  async function call(operation: StrictOperation | undefined, overrides: RequestOverrides = {}): Promise<Reply | undefined> {
    return operation === undefined || !hasNoViolation(context, operation.operationId) ? undefined : caller.ask(operation, overrides);
  }

  function reportSecret(reply: Reply, path: string, expected: string, got = gotOf(reply), at = reply.operation): void {
    report(context, reply, { kind: 'secret', path, expected, got }, at);
  }

  /** Reports a success that must be a refusal; returns whether there was one. */
  function mustFail(reply: Reply | undefined, path: string, expected: string): boolean {
    if (!isDone(reply)) return false;
    reportSecret(reply, path, expected);
    return true;
  }

  /** A log-in with a PIN. */
  async function tryPin(pin = persona.pin, number = persona.userId, more: RequestOverrides = {}): Promise<Reply | undefined> {
    const { operation, number: field = '', proof = '' } = logInByPin ?? {};
    return number === undefined || pin === undefined ? undefined : call(operation, { body: { [field]: number, [proof]: pin }, ...more });
  }

  async function logIn(pin = persona.pin): Promise<{ token: string; reply: Reply } | undefined> {
    const reply = await tryPin(pin);
    return isDone(reply) ? { token: textAt(reply, sessionToken), reply } : undefined;
  }

  /** A token after log-out, on every protected operation. */
  async function logOut(): Promise<void> {
    const session = await logIn();
    if (session === undefined) return;
    const reads = ownReads(contract).filter(({ operationId }) => hasNoViolation(context, operationId));
    const stands = async () => reads[0] !== undefined && isDone(await caller.ask(reads[0], { token: session.token }));
    const stood = await stands();
    const next = await logIn();
    const isParallel = next !== undefined && (await stands());
    if (next !== undefined && stood && !isParallel)
      return reportSecret(next.reply, 'header token', 'the sessions before it to go on, because a log-in ends none', 'one that has ended');
    if (next !== undefined) checkGuessable(next.reply, sessionToken, session.reply);
    const { token } = next ?? session;
    const asked = context.operations.filter(({ needsToken, operationId }) => needsToken && hasNoViolation(context, operationId));
    const known = asked.filter((one) => isRead(contract, one));
    await alter(token, known);
    let out: Reply | undefined;
    const end = async () => {
      out = await call(facts.logOut, { token });
    };
    // Where there is nothing, nothing can be lost; what costs something is not added.
    const lists = isParallel ? writesOf(contract).filter(({ write }) => !write.parameters.some(({ name }) => name === KEY_HEADER)) : [];
    for (const list of lists) await addEntry(caller, list, context.run);
    const changed = isParallel ? await statesOf(caller).changedBy(end) : await end();
    for (const list of lists) await removeEntries(caller, list, context.run);
    if (!isDone(out)) return;
    if (changed instanceof Object)
      return report(context, out, { kind: 'effect', path: `shown by ${changed.operationId}`, expected: 'what was there before', got: 'another answer' });
    if (isParallel && !(await stands())) return reportSecret(out, 'header token', 'the other sessions of the customer to go on', 'one that has ended');
    const accepting: Reply[] = [];
    for (const operation of asked) {
      const reply = await caller.ask(operation, { token });
      if (reply?.http === 200 && reply.status !== '-2') accepting.push(reply);
    }
    if (accepting.length >= ONE_CAUSE) reportSecret(out, 'header token', 'the token to end with the session', `${accepting.length} operations that accept it`);
    else for (const reply of accepting) reportSecret(reply, 'header token', 'status "-2" with a token after log-out');
    const back = accepting.length > 0 ? undefined : await tryPin(undefined, undefined, { token });
    const isLimited = back?.status === '-1' || back?.http === 429;
    if (isDone(back) && reads[0] !== undefined && isDone(await caller.ask(reads[0], { token })))
      reportSecret(back, 'header token', 'a token that has ended to stay so', 'one that is valid again');
    if (back !== undefined && !isDone(back) && !isLimited) reportSecret(back, 'header token', 'a log-in whatever token the browser still has', gotOf(back));
  }

  /** A token that only looks like a valid one: longer, shorter, or in other letters. */
  async function alter(token: string, reads: readonly StrictOperation[]): Promise<void> {
    const altered: [what: string, token: string][] = [
      [`and "${TAIL}" behind it`, `${token}${TAIL}`],
      ['without its last character', token.slice(0, -1)],
      ['in capitals', token.toUpperCase()],
      ['in small letters', token.toLowerCase()],
    ];
    let isFound = false;
    for (const read of reads) {
      // A server may remember the customer of a token that it has seen.
      const stands = isDone(await caller.ask(read, { token }));
      for (const [what, other] of altered)
        if (stands && !isFound && other !== token && other.length <= TOKEN_LENGTH)
          isFound = mustFail(await caller.ask(read, { token: other }), 'header token', `status "-2" with a valid token ${what}`);
    }
  }

  /** A value of an answer that can be guessed from the one before, or from the number. */
  function checkGuessable(reply: Reply, field: string, before: Reply): void {
    const got = guessable(textAt(before, field), textAt(reply, field), persona.userId ?? '');
    if (got !== undefined) reportSecret(reply, `$.data.${field}`, 'a value that cannot be guessed', got);
  }

  /** The first read that shows that a session stands. */
  async function standing(token: string): Promise<StrictOperation | undefined> {
    for (const read of ownReads(contract)) if (isDone(await call(read, { token }))) return read;
    return undefined;
  }

  /** Old PIN, other sessions and the own session after a change of the PIN, which is changed back. */
  async function changePin(): Promise<void> {
    const { pin } = persona;
    const { changePin } = facts;
    const { operation: login, proof } = logInByPin ?? {};
    if (pin === undefined || changePin === undefined || !isAsked(changePin, login)) return;
    for (const logIn of [true, false]) {
      const padded = logIn ? await tryPin(`0${pin}`) : await call(changePin, { body: pinValues(contract, changePin, `0${pin}`, OTHER_PIN) });
      if (!mustFail(padded, `$.${logIn ? proof : pinsOf(contract, changePin).current}`, 'a refusal of the PIN with a zero before it')) continue;
      return logIn ? undefined : setPinBack();
    }
    const [other, own] = [await logIn(), await logIn()];
    const probe = own === undefined ? undefined : await standing(own.token);
    if (other === undefined || own === undefined || probe === undefined) return;
    const parallel = isDone(await caller.ask(probe, { token: other.token }));
    const change = () => call(changePin, { body: pinValues(contract, changePin, pin, OTHER_PIN), token: own.token });
    const changed = await change();
    if (!isDone(changed)) return;
    try {
      if (parallel && isDone(await caller.ask(probe, { token: other.token })))
        return reportSecret(changed, 'header token', 'other sessions to end with the change of the PIN', 'one that goes on');
      const after = await caller.ask(probe, { token: own.token });
      if (after?.status === '-2') return reportSecret(changed, 'header token', 'the session that changes the PIN to go on', 'status "-2"');
      const { current, renewed } = pinsOf(contract, changePin);
      if (mustFail(await change(), `$.${current}`, OLD_PIN)) return;
      if (mustFail(await tryPin(), `$.${proof}`, OLD_PIN)) return;
      if ((await logIn(OTHER_PIN)) === undefined) reportSecret(changed, `$.${renewed[0]}`, 'a log-in with the new PIN', 'a refusal');
    } finally {
      await setPinBack();
    }
  }

  /** Changes the PIN back, in the sandbox of a mock by the session that changed it. */
  async function setPinBack(): Promise<void> {
    const { pin = '', userId = '' } = persona;
    if (context.signal.aborted) return;
    if (!context.sessions.hasSandboxes) return context.putPinsBack();
    const { operation, number = '', proof = '' } = logInByPin ?? {};
    const { changePin } = facts;
    if (operation === undefined || changePin === undefined) return;
    const session = await caller.ask(operation, { body: { [number]: userId, [proof]: OTHER_PIN } });
    const body = pinValues(contract, changePin, OTHER_PIN, pin);
    if (isDone(session)) await caller.ask(changePin, { body, token: textAt(session, sessionToken) });
  }

  /** The number of this customer in a body that has one. */
  function withNumber(body: JsonObject, number = persona.userId): JsonObject {
    const field = facts.logIns.map((logIn) => logIn.number).find((name) => body[name] !== undefined);
    return field === undefined || number === undefined ? body : { ...body, [field]: number };
  }

  /** Has a code sent, about the same thing as the request that uses it. */
  async function send({ sender, uses: [first] }: CodeChain): Promise<Reply | undefined> {
    return first === undefined ? undefined : caller.stepBefore(first.operation, sender, withNumber(first.example));
  }

  /** What is answered for one attempt, such as the characters of a picture: it is right once, whichever operation takes it, and not after a wrong attempt. */
  async function tryPicture(all: readonly CodeUse[]): Promise<void> {
    const uses = all.filter(({ operation }) => isAsked(operation));
    for (const use of uses)
      for (const [other, isWrong] of [...uses.map((one): [CodeUse, boolean] => [one, false]), [use, true] as const]) {
        const { code = '', references, after } = use;
        const made = await call(after);
        const right = isDone(made) ? await tryUse(use, made, isWrong ? { [code]: OTHER_PIN.slice(0, String(use.example[code]).length) } : {}) : undefined;
        if (!isDone(made) || right === undefined || isDone(right) === isWrong) return;
        if (mustFail(await tryUse(other, made), `$.${references[0]}`, `a refusal of what ${isWrong ? 'was tried wrongly' : 'was used'} before`)) return;
      }
  }

  /** Uses a code with what came before, with a new PIN where one is set. */
  async function tryUse(use: CodeUse, before: Reply, overrides: JsonObject = {}, headers: Record<string, string> = {}): Promise<Reply | undefined> {
    const { operation, references, code, example } = use;
    const { renewed } = pinsOf(contract, operation);
    const { smsCode } = persona;
    const body = {
      ...withNumber(example),
      ...Object.fromEntries(references.map((name) => [name, textAt(before, name)])),
      ...Object.fromEntries(renewed.map((name) => [name, OTHER_PIN])),
      ...(code === undefined || smsCode === undefined ? {} : { [code]: smsCode }),
      ...overrides,
    };
    const reply = await call(operation, { body, headers });
    if (renewed.length > 0 && isDone(reply)) isPinChanged = true;
    if (use.undo !== undefined && isDone(reply)) toUndo.add(use);
    return reply;
  }

  /** A code, its reference and what they have earned: replaced, of another number, used too early and used twice. */
  async function tryCode(chain: CodeChain, otherNumber: string | undefined): Promise<void> {
    const { sender, uses } = chain;
    const [first] = uses;
    if (first === undefined || !isAsked(sender, ...uses.map(({ operation }) => operation))) return;
    const sent = await send(chain);
    if (!isDone(sent)) return;
    // A server may send one code a minute.
    const again = first.references.length === 0 ? undefined : await send(chain);
    const latest = isDone(again) ? again : sent;
    const { number = '' } = logInByPin ?? {};
    const isNumbered = otherNumber !== undefined && first.references.length > 0 && first.example[number] !== undefined;
    const sendTheirs = async () => (isNumbered ? caller.stepBefore(first.operation, sender, { ...first.example, [number]: otherNumber }) : undefined);
    const theirs = await sendTheirs();
    const setsPin = uses.some(({ operation }) => pinsOf(contract, operation).renewed.length > 0);
    try {
      if (await misuse(first, sent, latest, otherNumber)) return;
      const session = setsPin ? await logIn() : undefined;
      const probe = session === undefined ? undefined : await standing(session.token);
      let before = latest;
      for (const [index, use] of uses.entries()) {
        const next = uses[index + 1];
        if (next !== undefined && (await useTooEarly(use, next, before))) return;
        const [, again] = pinsOf(contract, use.operation).renewed;
        const differs = again === undefined ? undefined : await tryUse(use, before, { [again]: WRONG_PIN });
        // At the same time one of two succeeds.
        const [one, two] = await Promise.all([tryUse(use, before), tryUse(use, before)]);
        const taken = isDone(one) ? one : two;
        const what = use.code === undefined ? 'permission' : 'code';
        if (isDone(one) && mustFail(two, `$.${use.code ?? use.references[0]}`, `one success of two at the same time with one ${what}`)) return;
        if (differs?.status === '-1' && taken?.status === '-1')
          return reportSecret(taken, `$.${use.references[0]}`, 'a permission that a refusal of two PINs that differ has not used up', gotOf(taken));
        if (!isDone(taken)) {
          // A wrong try may have ended it, so that the two codes are sent once more without one.
          const alone = index === 0 && isDone(theirs) ? await send(chain) : undefined;
          const next = isDone(alone) && isDone(await tryUse(use, alone)) ? await send(chain) : undefined;
          if (isDone(next) && isDone(await sendTheirs()) && (await tryUse(use, next))?.status === '-1')
            reportSecret(next, `$.data.${use.references[0]}`, 'a code that holds while one is sent to another number', 'one that has ended');
          return;
        }
        const guessed = next?.references.find((name) => guessable(textAt(before, use.references[0] ?? ''), textAt(taken, name), persona.userId ?? ''));
        if (guessed !== undefined) return reportSecret(taken, `$.data.${guessed}`, 'a value that cannot be guessed', 'one like the reference');
        if (mustFail(await tryUse(use, before), `$.${use.code ?? use.references[0]}`, `a refusal of a ${what} that was used`)) return;
        before = taken;
      }
      if (await useForAnother(chain)) return;
      if (uses.length === 1) await repeatWithKey(chain, first);
      if (facts.logIns.some(({ operation }) => operation === first.operation)) await useWithSpare(chain, first);
      const token = textAt(before, sessionToken);
      if (token !== '') await call(facts.logOut, { token });
      if (!setsPin) return;
      const after = probe === undefined ? undefined : await call(probe, { token: session?.token ?? '' });
      if (isDone(after)) return reportSecret(after, 'header token', 'every session to end with the reset of the PIN', 'one that goes on', before.operation);
      mustFail(await tryPin(), `$.${logInByPin?.proof}`, OLD_PIN);
    } finally {
      if (isPinChanged) await setPinBack();
      isPinChanged = false;
      for (const use of toUndo) await undo(chain, use);
      toUndo.clear();
    }
  }

  /** A code that was sent for another thing than that of the request. */
  async function useForAnother({ sender, uses: [use] }: CodeChain): Promise<boolean> {
    const plans = use === undefined || use.references.length > 0 ? [] : caller.plans(sender);
    for (const { body, outcome } of plans) {
      const fields = fieldsOf(contract, sender);
      const isThing = (name: string) => fields[name]?.['x-one-time'] !== true && !facts.logIns.some(({ number, proof }) => [number, proof].includes(name));
      const other = Object.entries((body ?? {}) as JsonObject).find(([name, value]) => isThing(name) && ![value, undefined].includes(use?.example[name]));
      if (use === undefined || other === undefined || outcome !== '0') continue;
      const sent = await call(sender, { body });
      if (isDone(sent) && mustFail(await tryUse(use, sent), `$.${use.code}`, `a refusal of a code that was sent for another ${other[0]}`)) return true;
    }
    return false;
  }

  /** A request that is repeated with its key carries a new code and gets the first answer; without a key it is another one. */
  async function repeatWithKey(chain: CodeChain, use: CodeUse): Promise<void> {
    if (!use.operation.parameters.some(({ name }) => name === KEY_HEADER)) return;
    const key = { [KEY_HEADER]: randomUUID() };
    const replies: (Reply | undefined)[] = [];
    let sent: Reply | undefined;
    for (const headers of [key, key, {}]) {
      sent = await send(chain);
      replies.push(isDone(sent) ? await tryUse(use, sent, {}, headers) : undefined);
    }
    const [first, repeated, another] = replies;
    // What was asked for before may be answered in another way, and uses its code up as well.
    if (isDone(sent) && isDone(another) && mustFail(await tryUse(use, sent), `$.${use.code}`, 'a refusal of a code that was used')) return;
    if (isDone(first) && repeated?.status === '-1' && isDone(another))
      reportSecret(repeated, `header ${KEY_HEADER}`, 'the first answer to the same request with a new code', gotOf(repeated));
  }

  /** A reference that was replaced, or belongs to another number. */
  async function misuse(use: CodeUse, sent: Reply, latest: Reply, otherNumber: string | undefined): Promise<boolean> {
    const [reference] = use.references;
    if (reference === undefined) return false;
    if (latest !== sent) {
      checkGuessable(latest, reference, sent);
      const isReplaced = textAt(sent, reference) !== textAt(latest, reference);
      if (isReplaced && mustFail(await tryUse(use, sent), `$.${reference}`, 'a refusal of a code that a newer one replaced')) return true;
    }
    const { number } = logInByPin ?? {};
    if (otherNumber === undefined || number === undefined || use.example[number] === undefined) return false;
    const other = await tryUse(use, latest, { [number]: otherNumber });
    return mustFail(other, `$.${number}`, 'a refusal of a code that was sent to another number');
  }

  /** A reference in place of the permission that its code has not earned yet. */
  async function useTooEarly({ references: [reference] }: CodeUse, next: CodeUse, before: Reply): Promise<boolean> {
    const [permission] = next.references;
    if (reference === undefined || permission === undefined) return false;
    const early = await tryUse(next, before, { [permission]: textAt(before, reference) });
    return mustFail(early, `$.${permission}`, 'a refusal of a reference whose code was not verified');
  }

  /** Takes back what a use did, by the other of its examples. */
  async function undo(chain: CodeChain, use: CodeUse): Promise<void> {
    if (use.undo === undefined || context.signal.aborted) return;
    const sent = await send(chain);
    if (isDone(sent)) await tryUse({ ...use, example: use.undo, undo: undefined }, sent);
  }

  /** So many wrong codes that the right one is refused, too. */
  async function guessCode(chain: CodeChain): Promise<void> {
    const [use] = chain.uses;
    if (use?.code === undefined || !isAsked(use.operation)) return;
    const sent = await send(chain);
    if (!isDone(sent)) return;
    const digits = String(use.example[use.code]).length;
    for (let count = 0; count < WRONG_TRIES; count += 1) await tryUse(use, sent, { [use.code]: String(10 ** (digits - 1) + count) });
    mustFail(await tryUse(use, sent), `$.${use.code}`, `a refusal after ${WRONG_TRIES} wrong codes`);
  }

  /** A number that is no customer's: a request that is refused has nothing but it. */
  function unknownNumberOf(): string | undefined {
    const field = logInByPin?.number ?? '';
    const isCustomer = (number: Json | undefined) => context.defaults.some(({ userId }) => userId === number);
    const examples = contract.operations.flatMap(({ body }) => Object.values(body?.media.examples ?? {}));
    const unknown = examples.find((example) => {
      const names = Object.keys((example.value ?? {}) as JsonObject);
      return outcomeOf(example) === '-1' && names.join() === field && !isCustomer((example.value as JsonObject)[field]);
    });
    return (unknown?.value as Record<string, string> | undefined)?.[field];
  }

  /** The fields of a body that a request need not have: the others of its PINs and codes. */
  function sparesOf(operation: StrictOperation, proof: string): JsonObject {
    const required = (operation.body?.schema.required ?? []) as string[];
    const isSpare = ([name, field]: [string, JsonObject]) =>
      name !== proof && !required.includes(name) && (field['x-secret'] === true || field['x-one-time'] === true);
    const spares = Object.entries(fieldsOf(contract, operation)).filter(isSpare);
    return Object.fromEntries(spares.map(([name, field]) => [name, [OTHER_PIN, WRONG_PIN].find((value) => contract.validator(field)(value)) ?? '']));
  }

  /**
   * No sentence tells what was wrong. A right PIN after each wrong one, in one session after the other: none of the wrong ones counts any
   * more, and the first session stands.
   */
  async function mistype(prepaid: string | undefined): Promise<void> {
    const { operation, number = '', proof = '' } = logInByPin ?? {};
    const { userId = '', pin = '' } = persona;
    const session = isAsked(operation) ? await logIn() : undefined;
    const probe = session === undefined ? undefined : await standing(session.token);
    if (operation === undefined || session === undefined || probe === undefined) return;
    const tryBody = (body: JsonObject): Promise<Reply | undefined> => call(operation, { body: { [number]: userId, ...body } });
    const fits = contract.validator(operation.body?.media.schema ?? {});
    const wrong: JsonObject[] = [{ [proof]: WRONG_PIN }, {}, { [proof]: '' }].filter((body) => fits({ [number]: userId, ...body }));
    const others = [unknownNumberOf(), prepaid].flatMap((one): JsonObject[] => (one === undefined ? [] : [{ [number]: one, [proof]: WRONG_PIN }]));
    let sentence: string | undefined;
    let last = session.reply;
    const again = Array.from({ length: WRONG_TRIES - wrong.length }, (): JsonObject => ({ [proof]: WRONG_PIN }));
    for (const body of [...wrong, ...others, ...again]) {
      const refused = await tryBody(body);
      sentence ??= refused?.message;
      // A server that limits log-ins says so whatever is wrong.
      if (refused?.status === '-1' && refused.message !== sentence && (await tryBody({ [proof]: WRONG_PIN }))?.message === sentence)
        return reportSecret(refused, '$.message', 'the sentence that a wrong PIN gets, which does not tell what was wrong', 'another one');
      if (others.includes(body)) continue;
      const right = await tryBody({ [proof]: pin });
      if (right?.status !== '0') {
        // Another customer is not refused after as many right PINs: the server does not limit log-ins.
        if (right?.status === '-1' && (await logsInOften()))
          reportSecret(right, `$.${proof}`, 'a right PIN to be enough after every single wrong one', gotOf(right));
        return;
      }
      last = right;
    }
    if (!isDone(await caller.ask(probe, { token: session.token })))
      return reportSecret(last, 'header token', 'the sessions before it to go on, because a log-in ends none', 'one that has ended');
    const [[spare, value] = []] = Object.entries(sparesOf(operation, proof));
    const reply = spare === undefined ? undefined : await tryBody({ [proof]: pin, [spare]: value ?? '' });
    if (reply?.status === '-1' && isDone(await tryBody({ [proof]: pin }))) reportSecret(reply, `$.${spare}`, NOT_NEEDED, gotOf(reply));
  }

  async function logsInOften(): Promise<boolean> {
    const other = context.personas.find((one) => one !== persona && one.pin !== undefined && one.token === undefined);
    for (let count = 0; count < 2 * WRONG_TRIES; count += 1) if (!isDone(await tryPin(other?.pin ?? '', other?.userId))) return false;
    return other !== undefined;
  }

  /** A PIN beside the code of a log-in. */
  async function useWithSpare(chain: CodeChain, use: CodeUse): Promise<void> {
    const [[spare, value] = []] = Object.entries(sparesOf(use.operation, use.code ?? ''));
    const sent = spare === undefined ? undefined : await send(chain);
    const reply = isDone(sent) ? await tryUse(use, sent, { [spare ?? '']: value ?? '' }) : undefined;
    const next = reply?.status === '-1' ? await send(chain) : undefined;
    if (reply !== undefined && isDone(next) && isDone(await tryUse(use, next))) reportSecret(reply, `$.${spare}`, NOT_NEEDED, gotOf(reply));
  }

  /** So many wrong PINs that the right one is refused, too. */
  async function lockOut(): Promise<void> {
    const { operation, proof } = logInByPin ?? {};
    if (persona.pin === undefined || !isAsked(operation)) return;
    const session = await logIn();
    if (session === undefined) return;
    const wrong = await tryPin(WRONG_PIN);
    if (wrong === undefined || !isRefused(wrong)) return;
    const elsewhere = await wrongPinElsewhere(session.token);
    for (let count = 1 + elsewhere; count < WRONG_TRIES; count += 1) await tryPin(WRONG_PIN);
    const right = await tryPin();
    if (!isDone(right)) return;
    for (let count = 0; count < WRONG_TRIES; count += 1) await tryPin(WRONG_PIN);
    if (mustFail(await tryPin(), `$.${proof}`, `a refusal after ${WRONG_TRIES} wrong PINs`)) return;
    reportSecret(right, `$.${proof}`, 'wrong PINs of every operation to count together', `a log-in after ${elsewhere} of ${WRONG_TRIES} were wrong elsewhere`);
  }

  /** Tries wrong PINs where they count with those of the log-in, twice each; returns how many were refused. */
  async function wrongPinElsewhere(token: string): Promise<number> {
    const logIns = facts.logIns.map(({ operation }) => operation);
    const places = contract.operations.filter((operation) => !logIns.includes(operation) && !sendsCode(contract, operation));
    let count = 0;
    for (const operation of [...places, ...places]) {
      if (pinsOf(contract, operation).current === undefined) continue;
      const example = Object.values(operation.body?.media.examples ?? {}).find((one) => outcomeOf(one) === '0');
      const body = { ...withNumber((example?.value ?? {}) as JsonObject), ...pinValues(contract, operation, WRONG_PIN, OTHER_PIN) };
      const reply = await call(operation, { body, ...(operation.needsToken ? { token } : {}) });
      if (reply?.status === '-1') count += 1;
    }
    return count;
  }

  /** Values of an answer that open something without a log-in, such as the ids of two payments. */
  async function openTwice(operation: StrictOperation): Promise<void> {
    const [first, second] = [await call(operation), await call(operation)];
    if (!isDone(first) || !isDone(second)) return;
    for (const field of opening(contract, operation)) checkGuessable(second, field, first);
  }

  return { logOut, changePin, tryPicture, tryCode, guessCode, mistype, lockOut, openTwice };
}

function textAt(reply: Reply, field: string): string {
  return String(valuesAt(reply.body, `$.data.${field}`)[0] ?? '');
}

/** Why the second value can be guessed from the first. */
function guessable(first: string, second: string, userId: string): string | undefined {
  if (userId !== '' && second.includes(userId)) return 'one with the number in it';
  if (second.length < 8) return `one of ${second.length} characters`;
  const parts = (text: string) => /^(.*?)(\d+)$/.exec(text);
  const [one, two] = [parts(first), parts(second)];
  if (one === null || two === null || one[1] !== two[1] || one[2]?.length !== two[2]?.length || first === second) return undefined;
  return Math.abs(Number(two[2]) - Number(one[2])) < NEAR ? 'a counter' : undefined;
}

const notLocked = (field: string) =>
  `Not checked: how many wrong PINs and codes may be tried. Name a customer who may be locked out in the log-in file: { "…": { "${field}": "…", "pin": "…", "throwAway": true } }.`;

async function run(context: Context): Promise<void> {
  const { personas, throwAway, contract } = context;
  const { logIns, chains, pictures } = secretsOf(contract);
  const [first, second] = personas.filter(({ pin, token }) => pin !== undefined && token === undefined);
  const bySms = personas.find(({ smsCode, pin }) => smsCode !== undefined && pin === undefined);
  const isLogIn = ({ uses }: CodeChain) => uses.some(({ operation }) => logIns.some((logIn) => logIn.operation === operation));
  if (first !== undefined) {
    const secrets = secretsWith(context, first);
    const inChains = chains.flatMap(({ sender, uses }) => [sender, ...uses.map(({ operation }) => operation)]);
    const openings = context.operations.filter((operation) => !inChains.includes(operation) && opening(contract, operation).length > 0);
    const steps = [
      () => secrets.logOut(),
      () => secrets.changePin(),
      ...chains.filter((chain) => !isLogIn(chain)).map((chain) => () => secrets.tryCode(chain, second?.userId)),
      ...openings.map((operation) => () => secrets.openTwice(operation)),
      ...pictures.map((uses) => () => secrets.tryPicture(uses)),
      () => secretsWith(context, second ?? first).mistype(bySms?.userId),
    ];
    for (const step of steps) {
      context.signal.throwIfAborted();
      await step();
    }
  }
  if (bySms !== undefined) {
    for (const chain of chains.filter(isLogIn)) {
      await secretsWith(context, bySms).tryCode(chain, undefined);
      // A customer without a PIN could not be let in again.
      if (context.sessions.hasSandboxes) await secretsWith(context, bySms, sandboxOf(context, 'locked')).guessCode(chain);
    }
  }
  // Every customer of a mock can be locked out in a sandbox of its own.
  const locked = throwAway ?? (context.sessions.hasSandboxes ? first : undefined);
  const others = chains.filter((chain) => !isLogIn(chain));
  const guessed = [...logIns.filter(({ sender }) => sender === undefined), ...others.flatMap(({ uses }) => uses.slice(0, 1))];
  const isImplemented = ({ operation }: { operation: StrictOperation }) =>
    context.operations.includes(operation) && !context.notImplemented.has(operation.operationId);
  const asksForTries = guessed.some(isImplemented);
  if (asksForTries && locked === undefined) context.notes.add(notLocked(userField(contract)));
  if (asksForTries && locked !== undefined) {
    const secrets = secretsWith(context, locked, sandboxOf(context, 'locked'));
    for (const chain of others) await secrets.guessCode(chain);
    await secrets.lockOut();
  }
  // Without a customer who can log in, or anything to log in to, nothing was tried.
  const ofVisitors = [...logIns, ...chains.flatMap(({ sender, uses }) => [{ operation: sender }, ...uses])];
  const isConcerned = ofVisitors.some(isImplemented) || context.operations.some((operation) => operation.needsToken && isImplemented({ operation }));
  const hasTried = [first, bySms].some((persona) => persona !== undefined && !context.sessions.refused.has(persona.name));
  if (isConcerned && hasTried) context.onStep('secrets');
}

/**
 * What was used, replaced, changed or logged out holds no longer; tokens and references cannot be guessed, PINs and codes not tried for ever. Needs a customer
 * with a PIN; for codes fixed ones; for tries a customer who may be locked out.
 */
export const secrets: Rule = { id: 'secrets', run };
