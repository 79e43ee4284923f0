import type { Json } from '@farol/contract/document.ts';
import { checkResponse, type StrictOperation } from '@farol/contract/strict/check.ts';
import { violationOf } from '@farol/contract/strict/violation.ts';
import { evidenceOf } from './collector.ts';
import { type Context, inTurns, LATE, note, personaFor } from './context.ts';
import { failedViolation } from './examples.ts';
import { type Ask, envelopeStatus, type Outcome } from './http.ts';
import { wrongBodies, wrongParameters } from './mutations.ts';
import type { Evidence } from './report.ts';
import { askOf, type Change, formBody, type Plan, plansOf } from './requests.ts';

/** One request that a server must refuse. */
interface Attempt {
  operation: StrictOperation;
  plan: Plan;
  /** The place that is wrong, and how. */
  path: string;
  what: string;
  change: Change;
  /** Without a valid token the contract asks for status −2 and nothing else. */
  session: 'valid' | 'none';
}

const json = (text: string): NonNullable<Change['body']> => ({ type: 'application/json', bytes: new TextEncoder().encode(text) });

/** A token that no server gave away. */
const BAD_TOKEN = 'conformance-no-such-token';

function wholeBodies(operation: StrictOperation, usual: Json | undefined): { what: string; path?: string; body: NonNullable<Change['body']> }[] {
  const { body } = operation;
  if (body === undefined) return [];
  if (body.mediaType.startsWith('multipart/')) {
    const names = (body.schema.required ?? []) as string[];
    const closed = body.schema.additionalProperties === false;
    return [
      { what: 'missing', path: `$.${names[0] ?? ''}`, body: formBody([]) },
      ...(closed ? [{ what: 'a part that the contract does not have', path: '$.notInTheContract', body: formBody([...names, 'notInTheContract']) }] : []),
      { what: 'JSON instead of a form', body: json('{}') },
    ];
  }
  const text = JSON.stringify(usual ?? {});
  return [
    { what: 'missing', body: { type: undefined } },
    { what: 'JSON that breaks off', body: json(text.slice(0, -1)) },
    { what: 'sent as text/plain', body: { type: 'text/plain', bytes: new TextEncoder().encode(text) } },
  ];
}

/** Everything that is to be refused by an operation. */
function attemptsOf(context: Context, operation: StrictOperation): Attempt[] {
  const [first] = plansOf(operation);
  if (first === undefined) return [];
  const plan = { ...first, body: context.substitute(first.body) as Json | undefined };
  const base = { operation, plan, session: 'valid' as const };
  const parameters = wrongParameters(context.contract, operation)
    // Where a token is needed, a wrong one is a session that is not there: asked below.
    .filter(({ path }) => !(operation.needsToken && path === 'header token'))
    .map(({ path, what, key, value }): Attempt => {
      const header = key.startsWith('header ') ? key.slice('header '.length) : undefined;
      return { ...base, path, what, change: header === undefined ? { parameters: { [key]: value } } : { headers: { [header]: value } } };
    });
  const bodies = wrongBodies(context.contract, operation).map(
    ({ path, what, body }): Attempt => ({ ...base, path, what, change: { body: json(JSON.stringify(context.substitute(body))) } }),
  );
  const whole = wholeBodies(operation, plan.body).map(({ path = '$', what, body }): Attempt => ({ ...base, path, what, change: { body } }));
  const sessions: Attempt[] = (
    operation.needsToken
      ? [
          ['missing', undefined],
          ['empty', ''],
          ['a token that nobody was given', BAD_TOKEN],
        ]
      : []
  ).map(([what, token]) => ({ ...base, path: 'header token', what: what ?? '', change: { headers: { token } }, session: 'none' }));
  return [...sessions, ...parameters, ...whole, ...bodies];
}

type Verdict = 'refused' | 'accepted-wrong-input' | 'crash-on-wrong-input' | 'defective';

/** What a server did with a request that it must refuse. */
function verdictOf({ session }: Attempt, outcome: Outcome): Verdict {
  if ('failed' in outcome) return outcome.unpacked === false ? 'defective' : 'crash-on-wrong-input';
  if (outcome.response.status >= 500) return 'crash-on-wrong-input';
  const { response } = outcome;
  if (response.status >= 400) return session === 'none' && response.status !== 422 ? 'defective' : 'refused';
  const status = envelopeStatus(response);
  if (status === '0') return 'accepted-wrong-input';
  return 'refused';
}

/** One message for one place: what was wrong there in each attempt that the server did not refuse. */
class Unrefused {
  private readonly places = new Map<string, { attempt: Attempt; verdict: Verdict; whats: string[]; got: string; evidence: Evidence }>();

  add(attempt: Attempt, verdict: Verdict, ask: Ask, outcome: Outcome): void {
    const key = `${attempt.operation.operationId} ${verdict} ${attempt.path}`;
    const known = this.places.get(key);
    if (known !== undefined) known.whats.push(attempt.what);
    else {
      const got = 'failed' in outcome ? outcome.failed : outcome.response.status === 200 ? 'status "0"' : `HTTP ${outcome.response.status}`;
      this.places.set(key, { attempt, verdict, whats: [attempt.what], got, evidence: evidenceOf(ask, outcome) });
    }
  }

  report(context: Context): void {
    for (const { attempt, verdict, whats, got, evidence } of this.places.values()) {
      const { operation, path, session } = attempt;
      const kind = verdict === 'crash-on-wrong-input' ? verdict : 'accepted-wrong-input';
      const expected = session === 'none' ? 'HTTP 200 with status "-2"' : 'a refusal: status "-1" or HTTP 4xx';
      const list = [...new Set(whats)].join(', ');
      const violation = violationOf({ operationId: operation.operationId, side: 'response', kind, path, expected, got: `${got} (sent: ${list})` });
      context.collector.add(operation, violation, evidence);
    }
  }
}

/** The world of the attempts: those that could end a session or change a PIN have one of their own. */
function worldOf({ run }: Context, { operationId }: StrictOperation): string {
  return `conformance-${run}-wrong${LATE.includes(operationId) ? `-${operationId}` : ''}`;
}

async function attemptOnce(context: Context, attempt: Attempt, unrefused: Unrefused): Promise<'refused' | 'expired' | 'not-refused'> {
  const { operation, plan, change, session } = attempt;
  const world = worldOf(context, operation);
  const persona = personaFor(context, plan.body);
  let token = '';
  if (operation.needsToken && session === 'valid') {
    const given = persona === undefined ? undefined : await context.sessions.token(persona, world);
    if (given === undefined) return 'refused';
    token = given;
  }
  const ask = askOf(operation, plan, token, world, change);
  const outcome = await context.client.send(ask);
  const verdict = verdictOf(attempt, outcome);
  if (verdict === 'accepted-wrong-input' || verdict === 'crash-on-wrong-input') {
    unrefused.add(attempt, verdict, ask, outcome);
    return 'not-refused';
  }
  if (!('response' in outcome)) {
    context.collector.add(operation, failedViolation(operation.operationId, outcome), evidenceOf(ask, outcome));
    return 'refused';
  }
  const status = envelopeStatus(outcome.response);
  // A 4xx may look as it likes; an envelope has to be one, and says no to a visitor in one way only.
  const language = ask.headers.language === 'cn' || ask.headers.language === 'en' ? ask.headers.language : undefined;
  const violations = outcome.response.status >= 400 && verdict === 'refused' ? [] : checkResponse(context.contract, operation, outcome.response, language);
  if (session === 'none' && violations.length === 0 && status !== '-2') {
    const got = `status ${JSON.stringify(status)} with the token ${attempt.what}`;
    const expected = 'HTTP 200 with status "-2"';
    violations.push(violationOf({ operationId: operation.operationId, side: 'response', kind: 'envelope', path: '$.status', expected, got }));
  }
  for (const violation of violations) context.collector.add(operation, violation, evidenceOf(ask, outcome));
  if (outcome.response.status < 400) note(context, operation, outcome.response, plan.language, violations.length > 0);
  return session === 'valid' && operation.needsToken && status === '-2' ? 'expired' : 'refused';
}

/** Every attempt on one operation, and once more those that only met an ended session. */
async function attemptAll(context: Context, operation: StrictOperation): Promise<void> {
  const unrefused = new Unrefused();
  const expired: Attempt[] = [];
  try {
    for (const attempt of attemptsOf(context, operation)) {
      context.signal.throwIfAborted();
      if ((await attemptOnce(context, attempt, unrefused)) === 'expired') expired.push(attempt);
    }
    if (expired.length > 0) for (const persona of context.personas) context.sessions.forget(persona, worldOf(context, operation));
    // "Session expired" is a refusal, but of the session and not of the input.
    for (const attempt of expired) await attemptOnce(context, attempt, unrefused);
  } finally {
    unrefused.report(context);
  }
}

/** Part 3: every rule of every request broken once, and no or a wrong token; the server must refuse and stay up. */
export async function runWrongInput(context: Context): Promise<void> {
  const ready = context.operations.filter(({ operationId }) => {
    // A server that fails on proper requests has said all that it has to say.
    const failing = context.collector.ofResponses(operationId).some(({ kind }) => kind === 'status' || kind === 'connection');
    return !context.notImplemented.has(operationId) && !failing;
  });
  const late = ({ operationId }: StrictOperation) => LATE.includes(operationId);
  const work = async (operation: StrictOperation) => {
    await attemptAll(context, operation);
    context.onStep('wrong-input', operation.operationId);
  };
  await inTurns(
    ready.filter((operation) => !late(operation)),
    context.concurrency,
    context.signal,
    work,
  );
  await inTurns(ready.filter(late), 1, context.signal, work);
}
