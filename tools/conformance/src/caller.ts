import type { Json, JsonObject } from '@site/contract/document.ts';
import { customerOf, outcomeOf } from '@site/contract/marks.ts';
import { type AskedLanguage, checkResponse, type StrictOperation, valuesAt, valuesIn } from '@site/contract/strict/check.ts';
import { defaultLanguage } from '../../../openapi/languages.ts';
import type { Finding } from './collector.ts';
import { type Context, cover, coverageOf, hasNoViolation, operationOf } from './context.ts';
import type { Exchange } from './http.ts';
import { fieldsWith, goingOnIn, isRead, ownedBy, withField } from './marks.ts';
import type { Persona } from './personas.ts';
import { type Change, type Plan, plansOf, requestOf } from './requests.ts';

/** What came of a request to an operation. */
export interface Reply extends Exchange {
  operation: StrictOperation;
  data: Json | undefined;
  message: string;
}

export interface RequestOverrides {
  body?: Json | undefined;
  parameters?: Record<string, string>;
  language?: AskedLanguage;
  headers?: Record<string, string | undefined>;
  /** Another token than that of the customer's session; without retry. */
  token?: string;
}

export const isDone = (reply: Reply | undefined): reply is Reply => reply?.status === '0' && reply.http === 200;

/** Whether the server refused: status -1 or -2, or HTTP 4xx. */
export const isRefused = ({ status, http }: Exchange): boolean => (http === 200 && (status === '-1' || status === '-2')) || (http >= 400 && http < 500);

/** Whether the server failed. */
export const isFailure = ({ http }: Exchange): boolean => http === 0 || http >= 500;

/** What came, in words. */
export const gotOf = ({ failed, http, status }: Exchange): string => failed ?? (http === 200 ? `status ${JSON.stringify(status)}` : `HTTP ${http}`);

/** Records a finding with the request that shows it. */
export const report = ({ collector }: Context, reply: Reply, finding: Finding, at: StrictOperation = reply.operation): void =>
  collector.add(at, finding, reply);

/** Records what is wrong with an answer, and the answer in the coverage of its operation. */
export function register(context: Context, operation: StrictOperation, answer: Exchange, findings: readonly Finding[], language: AskedLanguage): void {
  for (const finding of findings) context.collector.add(operation, finding, answer);
  if (answer.response === undefined) return;
  const coverage = coverageOf(context, operation);
  cover(coverage, operation, answer, language, findings.length > 0);
  if (operation.responses.has(answer.http)) coverage.seen = true;
}

/** Compares a response with the contract as strictly as that to an example; whether it is right. */
export function hasShape(context: Context, reply: Reply, language: AskedLanguage = defaultLanguage.code): boolean {
  const violations = reply.response === undefined ? [] : checkResponse(context.contract, reply.operation, reply.response, language);
  for (const violation of violations) report(context, reply, violation);
  return violations.length === 0;
}

/** The last success of each operation that comes before another one, such as the sending of a code, by run. */
const stepsDone = new WeakMap<Context, Map<string, Reply>>();

/** A customer, or a visitor, who calls the server in one sandbox. */
export class Caller {
  readonly context: Context;
  readonly persona: Persona | undefined;
  readonly sandbox: string;

  constructor(context: Context, persona: Persona | undefined, sandbox: string) {
    this.context = context;
    this.persona = persona;
    this.sandbox = sandbox;
  }

  token(): Promise<string | undefined> {
    return this.persona === undefined ? Promise.resolve('') : this.context.sessions.token(this.persona, this.sandbox);
  }

  /** The valid requests that must succeed for this customer. */
  plans(operation: StrictOperation): Plan[] {
    const examples = operation.body?.media.examples ?? {};
    return plansOf(operation).filter(({ name }, index, all) => {
      const example = name
        .split(', ')
        .map((part) => examples[part])
        .find((found) => found !== undefined);
      if (all.findIndex((other) => other.name === name) !== index) return false;
      if (example === undefined) return true;
      const customer = customerOf(example);
      return (outcomeOf(example) ?? '0') === '0' && (customer === undefined || customer === this.persona?.name);
    });
  }

  /** Calls an operation, by default with the first valid example; undefined when the customer cannot log in. */
  async ask(operation: StrictOperation, overrides: RequestOverrides = {}): Promise<Reply | undefined> {
    const plan = this.plans(operation)[0] ?? plansOf(operation)[0];
    if (plan === undefined) return undefined;
    const body = this.context.substitute('body' in overrides ? overrides.body : plan.body) as Json | undefined;
    const { headers = {}, parameters = {}, language = defaultLanguage.code, token } = overrides;
    const reply = await this.send(operation, { ...plan, body, language }, { headers, parameters }, token);
    noteGoingOn(reply?.data, goingOnIn(this.context.contract, operation));
    return reply;
  }

  /** Sends a request; a session that has ended is begun again, once. Undefined when the customer cannot log in. */
  async send(operation: StrictOperation, plan: Plan, change: Change = {}, given?: string): Promise<Reply | undefined> {
    for (let tries = 0; ; tries += 1) {
      const token = given ?? (operation.needsToken ? await this.token() : '');
      if (token === undefined) return undefined;
      const exchange = await this.context.client.send(requestOf(operation, plan, token, this.sandbox, change));
      const { data, message } = (exchange.body ?? {}) as JsonObject;
      const reply = { ...exchange, operation, data, message: String(message ?? '') };
      if (reply.status !== '-2' || tries > 0 || given !== undefined || this.persona === undefined || !operation.needsToken) return reply;
      // Another log-in of the same customer may have ended this session.
      await this.context.sessions.forget(this.persona, this.sandbox, token);
    }
  }

  /**
   * A plan that must succeed, for a customer of the server: in a read, what the example names and the customer does not have is replaced by what
   * the customer has. Without anything to name, and in a write, such a plan need not succeed.
   */
  async withOwnIds(operation: StrictOperation, plan: Plan): Promise<Plan> {
    const { contract } = this.context;
    const body = plan.body as JsonObject | undefined;
    if (plan.outcome === '-1' || body === undefined) return plan;
    let result = plan;
    for (const { field, listedBy, at } of ownedBy(contract, operation)) {
      const wanted = [body[field.slice(2).replace('[*]', '')] ?? []].flat();
      const list = this.context.notImplemented.has(listedBy) ? undefined : operationOf(this.context, listedBy);
      const own = list === undefined ? [] : valuesAt((await this.ask(list))?.body, at);
      if (wanted.every((id) => own.includes(id))) continue;
      // What the server lists may break the contract, which is reported where it is listed.
      const fits = contract.validator(operation.body?.media.schema ?? {});
      const changed = own.map((id) => withField(result.body ?? {}, field, id)).find((candidate) => fits(candidate));
      const { outcome: _, ...free } = result;
      result = changed === undefined || !isRead(contract, operation) ? free : { ...result, body: changed };
    }
    return result;
  }

  /**
   * A plan after what must come before it, such as the sending of a code: what that answers stands in place of the fields of the same name. Undefined
   * where that is refused, and was not done before.
   */
  async withStepBefore(operation: StrictOperation, plan: Plan): Promise<Plan | undefined> {
    const step = plan.after === undefined ? undefined : operationOf(this.context, plan.after);
    if (step === undefined) return plan;
    const sent = await this.stepBefore(operation, step, (plan.body ?? {}) as JsonObject);
    return isDone(sent) ? { ...plan, body: { ...(plan.body as JsonObject), ...sameFields(plan.body, sent.data) } } : undefined;
  }

  /** Has an operation done that comes before another one, about the same thing; one that may not be repeated yet is remembered. */
  async stepBefore(operation: StrictOperation, step: StrictOperation, body: JsonObject): Promise<Reply | undefined> {
    const done = stepsDone.get(this.context) ?? new Map<string, Reply>();
    stepsDone.set(this.context, done);
    const [usual] = this.plans(step);
    const own = fieldsWith(this.context.contract, step, 'x-secret', 'x-one-time');
    const about = Object.fromEntries(
      Object.entries((usual?.body ?? {}) as JsonObject).map(([name, value]) => [name, own.includes(name) ? value : (body[name] ?? value)]),
    );
    const ready = usual === undefined ? undefined : await this.withStepBefore(step, { ...usual, body: usual.body === undefined ? undefined : about });
    const reply = ready === undefined || !hasNoViolation(this.context, step.operationId) ? undefined : await this.ask(step, { body: ready.body });
    const key = [this.context.sessions.hasSandboxes ? this.sandbox : '', step.operationId, JSON.stringify(this.context.substitute(about))].join(' ');
    if (isDone(reply)) done.set(key, reply);
    else if (reply !== undefined && !done.has(key)) this.context.notes.add(notTried(operation, step, reply));
    return isDone(reply) ? reply : (done.get(key) ?? reply);
  }

  /** The first valid request with what this customer owns; undefined when there is nothing of the kind, such as no bill yet. */
  async ownRequest(operation: StrictOperation): Promise<RequestOverrides | undefined> {
    const plan = this.plans(operation)[0] ?? plansOf(operation)[0];
    if (plan === undefined) return undefined;
    const own = await this.withOwnIds(operation, { ...plan, body: this.context.substitute(plan.body) as Json | undefined, outcome: '0' });
    return own.outcome === undefined ? undefined : { body: own.body };
  }
}

const notTried = (operation: StrictOperation, step: StrictOperation, reply: Reply): string =>
  `Not checked: what ${operation.operationId} makes of codes and references, because ${step.operationId} gave ${gotOf(reply)}.`;

/** The fields of an answer that a body has, too. */
export const sameFields = (body: Json | undefined, data: Json | undefined): JsonObject =>
  Object.fromEntries(Object.entries((data ?? {}) as JsonObject).filter(([name]) => (body as JsonObject | undefined)?.[name] !== undefined));

/** The rows of a list, which `data` is or has in a field; undefined when there is no list. */
export function rowsOf(data: Json | undefined): Json[] | undefined {
  if (Array.isArray(data)) return data;
  if (data === null || typeof data !== 'object') return undefined;
  return Object.values(data).find((value): value is Json[] => Array.isArray(value) && value.every((row) => row !== null && typeof row === 'object'));
}

const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?$/;

/** The fields that go on by themselves, by the object of an answer that has them. */
const goingOn = new WeakMap<object, ReadonlySet<string>>();

function noteGoingOn(value: Json | undefined, names: ReadonlySet<string>): void {
  if (value === null || typeof value !== 'object' || names.size === 0) return;
  goingOn.set(value, names);
  for (const item of Object.values(value)) noteGoingOn(item, names);
}

/** A value without what goes on by itself: moments, and what became of a message. */
export function timeless(value: Json | undefined): Json {
  if (typeof value === 'string') return MOMENT.test(value) ? '' : value;
  if (Array.isArray(value)) return value.map(timeless);
  if (value === null || typeof value !== 'object') return value ?? null;
  const lasting = Object.entries(value).filter(([key]) => goingOn.get(value)?.has(key) !== true);
  return Object.fromEntries(lasting.map(([key, item]) => [key, timeless(item)]));
}

/** Every moment `YYYY-MM-DD HH:mm` in a value. */
export const momentsOf = (value: Json): string[] => [...valuesIn(value)].flatMap(([, one]) => (typeof one === 'string' && MOMENT.test(one) ? [one] : []));

/** The sandbox of a part. */
export const sandboxOf = ({ run }: Context, part: string) => `conformance-${run}-${part}`;

/** Who calls an operation in the sandbox of a part: the default customer, or a visitor. */
export const callerOf = (context: Context, { needsToken }: StrictOperation, part: string): Caller =>
  new Caller(context, needsToken ? context.personas[0] : undefined, sandboxOf(context, part));

/** The customers who can log in, in the order of the log-in file. */
export async function callersOf(context: Context, part: string): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (const persona of context.personas) {
    const caller = new Caller(context, persona, sandboxOf(context, part));
    if ((await caller.token()) !== undefined) callers.push(caller);
  }
  return callers;
}
