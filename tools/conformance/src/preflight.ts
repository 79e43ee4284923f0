import { valuesAt } from '@site/contract/strict/check.ts';
import { Caller, isDone, report, sandboxOf } from './caller.ts';
import { type Context, operationOf } from './context.ts';
import { changesOf, listsNeededBy, ownReads, secretsOf } from './marks.ts';
import type { Persona } from './personas.ts';

/** The server refused the PIN of a customer: another try could lock the customer. */
export class LogInRefused extends Error {}

/** Notes what the check needs, and why the test system lacks it, if it does. */
const need = ({ conditions }: Context, needs: string, why: string | undefined, notChecked: readonly string[]): void =>
  void conditions.push({ needs, isMet: why === undefined, ...(why === undefined ? {} : { why }), notChecked });

/** Logs every customer in once. */
async function signIn(context: Context, sandbox: string): Promise<void> {
  for (const persona of context.personas) {
    await context.sessions.token(persona, sandbox);
    if (!context.sessions.wrongPin.has(persona.name)) continue;
    const why = context.sessions.refused.get(persona.name);
    const advice = 'Nothing more was tried, so that the customer is not locked. Name customers of this server with --login, or a session with --token.';
    throw new LogInRefused(`The customer "${persona.name}" (${persona.userId ?? ''}) could not be logged in: ${why}. ${advice}`);
  }
}

/** A log-in of another customer leaves a session alone; where it does not, the run goes on with one customer. */
async function sessionsApart(context: Context, [persona, ...others]: readonly Persona[], sandbox: string): Promise<void> {
  const { contract, sessions, notImplemented } = context;
  const [logIn] = secretsOf(contract).logIns;
  const read = ownReads(contract).find(({ operationId }) => !notImplemented.has(operationId));
  const other = others.find(({ pin, token }) => pin !== undefined && token === undefined);
  if (persona === undefined || other === undefined || read === undefined || logIn === undefined) return;
  const caller = new Caller(context, persona, sandbox);
  await sessions.forget(persona, sandbox);
  const token = await caller.token();
  if (token === undefined || !isDone(await caller.ask(read, { token })) || (await sessions.another(other, sandbox)) === undefined) return;
  const now = await caller.ask(read, { token });
  if (now?.status !== '-2') return;
  const expected = 'the session of a customer to stand when another one logs in';
  report(context, now, { kind: 'secret', path: 'header token', expected, got: 'status "-2"' }, logIn.operation);
  context.personas.splice(1);
  context.concurrency = 1;
}

/** Whether a session stands while the same customer logs in again. */
async function parallelSessions(context: Context, persona: Persona, sandbox: string): Promise<void> {
  const caller = new Caller(context, persona, sandbox);
  const first = await caller.token();
  if (persona.token !== undefined || first === undefined) return;
  const read = ownReads(context.contract).find(({ operationId }) => !context.notImplemented.has(operationId));
  const works = async () => read !== undefined && isDone(await caller.ask(read, { token: first }));
  if (!(await works())) return;
  const second = await context.sessions.another(persona, sandbox);
  const needs = 'sessions of one customer side by side';
  if (second === undefined || (await works())) return need(context, needs, undefined, []);
  await context.sessions.forget(persona, sandbox);
  context.concurrency = 1;
  need(context, needs, 'a log-in ends the session before, so requests go one after the other (--concurrency 1)', []);
}

/** Fixed SMS codes, as the log-in of a prepaid customer shows them. */
function smsCodes(context: Context): void {
  const persona = context.personas.find(({ smsCode, token }) => smsCode !== undefined && token === undefined);
  const withCode = secretsOf(context.contract).chains.flatMap(({ uses }) => uses.map(({ operation }) => operation));
  const notChecked = context.operations.filter((operation) => withCode.includes(operation)).map(({ operationId }) => operationId);
  if (persona === undefined && notChecked.length === 0) return;
  const why = persona === undefined ? 'the log-in file names no customer with "smsCode"' : context.sessions.refused.get(persona.name);
  need(context, 'a fixed SMS code', why, notChecked);
}

/** Looks for what the check needs on the test system, and notes what it therefore leaves out. Rejects with {@link LogInRefused}. */
export async function checkConditions(context: Context): Promise<void> {
  const { contract, operations } = context;
  const sandbox = sandboxOf(context, 'preflight');
  const [persona] = context.personas;
  if (operations.some(({ needsToken }) => needsToken)) {
    await signIn(context, sandbox);
    smsCodes(context);
    await sessionsApart(context, context.personas, sandbox);
    if (persona !== undefined && context.concurrency > 1) await parallelSessions(context, persona, sandbox);
  }
  // What is deleted is made by the check itself.
  const deleting = contract.operations.map((operation) => changesOf(contract, operation)?.undoneBy);
  const needed = operations
    .filter(({ operationId }) => !deleting.includes(operationId))
    .flatMap((operation) => listsNeededBy(contract, operation).map((list) => ({ ...list, operation })));
  for (const [listedBy, entries] of Map.groupBy(needed, (one) => one.listedBy)) {
    const list = operationOf(context, listedBy);
    const reply = list === undefined ? undefined : await new Caller(context, persona, sandbox).ask(list);
    const isList = entries.some(({ at }) => valuesAt(reply?.body, at.slice(0, at.indexOf('[*]'))).some(Array.isArray));
    if (!isDone(reply) || !isList) continue;
    const isMet = entries.some(({ at }) => valuesAt(reply.body, at).length > 0);
    const notChecked = [...new Set(entries.map(({ operation }) => operation.operationId))];
    need(context, `an entry of ${listedBy}`, isMet ? undefined : `${listedBy} lists none`, notChecked);
  }
}
