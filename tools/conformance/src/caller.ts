import type { Json, JsonObject } from '@site/contract/document.ts';
import { customerOf, outcomeOf } from '@site/contract/marks.ts';
import { type AskedLanguage, checkResponse, type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import type { Violation } from '@site/contract/strict/violation.ts';
import { defaultLanguage } from '../../../openapi/languages.ts';
import { evidenceOf } from './collector.ts';
import { type Context, hasNoViolation, operationOf } from './context.ts';
import { type Client, envelopeStatus, looseBody, type Outcome, type TargetRequest } from './http.ts';
import { fieldsOf, goingOnIn, isRead, ownedBy, withField } from './marks.ts';
import type { Persona } from './personas.ts';
import { type Change, type Plan, plansOf, requestOf } from './requests.ts';

/** One request and what came of it. */
export interface Reply {
  operation: StrictOperation;
  request: TargetRequest;
  outcome: Outcome;
  /** Envelope status of HTTP 200; undefined for anything else. */
  status: unknown;
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

export const isDone = (reply: Reply | undefined): reply is Reply => reply?.status === '0';

/** Whether the server refused: status -1 or -2, or HTTP 4xx. */
export function isRefused({ status, outcome }: Reply): boolean {
  return status === '-1' || status === '-2' || ('response' in outcome && outcome.response.status >= 400 && outcome.response.status < 500);
}

/** Whether the server failed. */
export const isFailure = ({ outcome }: Pick<Reply, 'outcome'>): boolean => 'failed' in outcome || outcome.response.status >= 500;

/** What came, in words. */
export function gotOf({ outcome, status }: Pick<Reply, 'outcome' | 'status'>): string {
  if ('failed' in outcome) return outcome.failed;
  return outcome.response.status === 200 ? `status ${JSON.stringify(status)}` : `HTTP ${outcome.response.status}`;
}

/** Records a finding of a stateful check with the request that shows it. */
export function report(
  context: Context,
  reply: Reply,
  parts: Pick<Violation, 'kind' | 'path' | 'expected' | 'got'>,
  at: StrictOperation = reply.operation,
): void {
  context.collector.report(at, parts, evidenceOf(reply.request, reply.outcome));
}

/** Compares a response with the contract as strictly as that to an example; whether it is right. */
export function hasShape({ contract, collector }: Context, { operation, request, outcome }: Reply, language: AskedLanguage = defaultLanguage.code): boolean {
  const violations = 'response' in outcome ? checkResponse(contract, operation, outcome.response, language) : [];
  for (const violation of violations) collector.add(operation, violation, evidenceOf(request, outcome));
  return violations.length === 0;
}

/** The last success of each operation that comes before another one, such as the sending of a code, by run. */
const stepsDone = new WeakMap<Context, Map<string, Reply>>();

/** A customer, or a visitor, who calls the server in one sandbox. */
export class Caller {
  readonly context: Context;
  readonly persona: Persona | undefined;
  readonly sandbox: string;
  readonly client: Client;

  constructor(context: Context, persona: Persona | undefined, sandbox: string, client: Client = context.client) {
    this.context = context;
    this.persona = persona;
    this.sandbox = sandbox;
    this.client = client;
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
    const sent = await this.send(operation, { ...plan, body, language }, { headers, parameters }, token);
    const reply = sent === undefined ? undefined : replyOf(operation, sent.request, sent.outcome);
    noteGoingOn(reply?.data, goingOnIn(this.context.contract, operation));
    return reply;
  }

  /** Sends a request; a session that has ended is begun again, once. Undefined when the customer cannot log in. */
  async send(operation: StrictOperation, plan: Plan, change: Change = {}, given?: string): Promise<{ request: TargetRequest; outcome: Outcome } | undefined> {
    for (let tries = 0; ; tries += 1) {
      const token = given ?? (operation.needsToken ? await this.token() : '');
      if (token === undefined) return undefined;
      const request = requestOf(operation, plan, token, this.sandbox, change);
      const outcome = await this.client.send(request);
      const hasEnded = 'response' in outcome && envelopeStatus(outcome.response) === '-2';
      if (!hasEnded || tries > 0 || given !== undefined || this.persona === undefined || !operation.needsToken) return { request, outcome };
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
      const own = list === undefined ? [] : valuesAt(envelopeOf(await this.ask(list)), at);
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
    const { contract } = this.context;
    const done = stepsDone.get(this.context) ?? new Map<string, Reply>();
    stepsDone.set(this.context, done);
    const [usual] = this.plans(step);
    const fields = fieldsOf(contract, step);
    const isOwn = (name: string) => fields[name]?.['x-secret'] === true || fields[name]?.['x-one-time'] === true;
    const about = Object.fromEntries(
      Object.entries((usual?.body ?? {}) as JsonObject).map(([name, value]) => [name, isOwn(name) ? value : (body[name] ?? value)]),
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

export function envelopeOf(reply: Reply | undefined): Json | undefined {
  return reply === undefined || reply.data === undefined ? undefined : { data: reply.data };
}

function replyOf(operation: StrictOperation, request: TargetRequest, outcome: Outcome): Reply {
  const base = { operation, request, outcome };
  if ('failed' in outcome || outcome.response.status !== 200) return { ...base, status: undefined, data: undefined, message: '' };
  const body = looseBody(outcome.response) as JsonObject | null | undefined;
  return { ...base, status: envelopeStatus(outcome.response), data: body?.data, message: String(body?.message ?? '') };
}

/** The rows of a list, wherever in `data` they are; undefined when there is no list. */
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
export function momentsOf(value: Json): string[] {
  if (typeof value === 'string') return MOMENT.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(momentsOf) : [];
}

/** The sandbox of a part. */
export const sandboxOf = ({ run }: Context, part: string) => `conformance-${run}-${part}`;

/** The customers who can log in, in the order of the log-in file. */
export async function callersOf(context: Context, part: string): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (const persona of context.personas) {
    const caller = new Caller(context, persona, sandboxOf(context, part));
    if ((await caller.token()) !== undefined) callers.push(caller);
  }
  return callers;
}
