import type { Json } from '@site/contract/document.ts';
import { checkRefusal, checkResponse, type HttpResponse, type StrictOperation } from '@site/contract/strict/check.ts';
import { violationOf } from '@site/contract/strict/violation.ts';
import { languageAsked } from '../../../../openapi/languages.ts';
import { Caller, gotOf, sandboxOf } from '../caller.ts';
import { BAD_REQUEST, evidenceOf } from '../collector.ts';
import { type Context, checkEach, note, personaFor, type Rule } from '../context.ts';
import { envelopeStatus, type Outcome, type TargetRequest } from '../http.ts';
import { isEnding } from '../marks.ts';
import type { Evidence } from '../report.ts';
import { type Change, formBody, otherLanguage, type Plan, plansOf } from '../requests.ts';
import { robustnessCases, VERY_LONG_TEXT } from '../robustness.ts';
import { reportAcceptsEverything } from '../unfinished.ts';
import { wrongBodies, wrongParameters } from '../variations.ts';
import { failedViolation } from './examples.ts';

/** One request that the server must reject. */
interface Attempt {
  operation: StrictOperation;
  plan: Plan;
  path: string;
  what: string;
  change: Change;
  /** With `none` the response must have the status −2, because there is no valid token. */
  session: 'valid' | 'none';
  /** Without it the server must refuse; `survive` allows every response that is no failure. */
  must?: 'refuse' | 'survive';
}

const json = (text: string): NonNullable<Change['body']> => ({ type: 'application/json', bytes: new TextEncoder().encode(text) });

/** Tokens that no server issues. */
const BAD_TOKENS: [what: string, token: string | undefined][] = [
  ['missing', undefined],
  ['empty', ''],
  ['a token that was never issued', 'conformance-no-such-token'],
];

const WRONG_BODY = 'missing, with a wrong body';

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

const PASSED_OVER = 'The server passes over a language or a time "t" that the contract does not have, which does no harm.';

/** Parameters that a server may pass over: an unknown language is answered in its own, `t` has no meaning, nor has a token on a public call. */
const HARMLESS = ['header language', 'query t', 'header token'];

/** All requests that an operation must reject, or survive. */
function attemptsOf(context: Context, operation: StrictOperation): Attempt[] {
  const [first] = plansOf(operation);
  if (first === undefined) return [];
  const plan = { ...first, body: context.substitute(first.body) as Json | undefined };
  const attempt = (path: string, what: string, change: Change, more: Partial<Attempt> = {}): Attempt => ({
    operation,
    plan,
    path,
    what,
    change,
    session: 'valid',
    ...more,
  });
  const parameters = wrongParameters(context.contract, operation)
    // A wrong token is an unknown session, which is tried below.
    .filter(({ path }) => !(operation.needsToken && path === 'header token'))
    .map(({ path, what, value }) => {
      const [place, name = ''] = path.split(' ');
      const change = place === 'header' ? { headers: { [name]: value } } : { parameters: { [path]: value } };
      return attempt(path, what, change, { must: HARMLESS.includes(path) ? 'survive' : 'refuse' });
    });
  const bodies = wrongBodies(context.contract, operation).map(({ path, what, body }) =>
    attempt(path, what, { body: json(JSON.stringify(context.substitute(body))) }),
  );
  const whole = wholeBodies(operation, plan.body).map(({ path = '$', what, body }) => attempt(path, what, { body }));
  const tokens = operation.needsToken ? BAD_TOKENS : [];
  const sessions = tokens.map(([what, token]) => attempt('header token', what, { headers: { token } }, { session: 'none' }));
  if (operation.needsToken && operation.body?.mediaType === 'application/json')
    sessions.push(attempt('header token', WRONG_BODY, { headers: { token: undefined }, body: json('{}') }, { session: 'none' }));
  const robustness = robustnessCases(context.contract, operation, plan).map(({ path, what, change, must }) => attempt(path, what, change, { must }));
  // One of them in English, too: a refusal is in the language of the request.
  const english = [...bodies, ...whole, ...parameters].filter(({ must }) => must !== 'survive').slice(0, 1);
  return [
    ...sessions,
    ...parameters,
    ...whole,
    ...bodies,
    ...robustness,
    ...english.map((one): Attempt => ({ ...one, plan: { ...plan, language: otherLanguage.code } })),
  ];
}

/** What a server does wrong with a request that it must reject. */
type Fault = 'accepted-wrong-input' | 'crash-on-wrong-input';
type Verdict = 'refused' | Fault | 'defective';

/** The reaction of a server to a request that it must reject. */
function verdictOf({ session, path, what, must }: Attempt, outcome: Outcome): Verdict {
  // A server may hang up before the end of a body that it does not want.
  if ('failed' in outcome && what === VERY_LONG_TEXT && outcome.late !== true) return 'refused';
  if ('failed' in outcome) return outcome.unpacked === false ? 'defective' : 'crash-on-wrong-input';
  const { response } = outcome;
  // 501 is a right answer to a method.
  if (response.status >= 500 && !(path === 'method' && response.status === 501)) return 'crash-on-wrong-input';
  if (must === 'survive') return 'refused';
  if (response.status >= 400) return session === 'none' && response.status !== 422 ? 'defective' : 'refused';
  const status = envelopeStatus(response);
  if (status === '0') return 'accepted-wrong-input';
  return 'refused';
}

/** An attempt that the server did not reject. */
interface Finding {
  attempt: Attempt;
  verdict: Fault;
  got: string;
  evidence: Evidence;
}

/** One violation for one path, with every attempt that the server did not reject. */
function reportFindings({ collector }: Context, operation: StrictOperation, findings: readonly Finding[]): void {
  const isMissing = (verdict: Fault) =>
    findings.some(({ attempt, verdict: other }) => other === verdict && attempt.path.startsWith('$.') && attempt.what === 'missing');
  for (const group of Map.groupBy(findings, ({ verdict, attempt }) => `${verdict} ${attempt.path}`).values()) {
    const [{ attempt, verdict, got, evidence }] = group as [Finding];
    const { path, session } = attempt;
    // A body that is no object has no field, which a server that looks at fields only cannot tell.
    if (path === '$' && isMissing(verdict)) continue;
    const expected = session === 'none' ? 'HTTP 200 with status "-2"' : 'a refusal: status "-1" or HTTP 4xx';
    const sent = [...new Set(group.map((one) => one.attempt.what))].join(', ');
    collector.report(operation, { kind: verdict, path, expected, got: `${got} (sent: ${sent})` }, evidence);
  }
}

/** Whether an attempt was refused; undefined without a session, which rejects more than the input. */
async function attemptOnce(caller: Caller, attempt: Attempt, findings: Finding[]): Promise<boolean | undefined> {
  const { context } = caller;
  const { operation, plan, path, change, session } = attempt;
  const sent = await caller.send(operation, plan, change, session === 'none' ? '' : undefined);
  if (sent === undefined) return undefined;
  const { request, outcome } = sent;
  // What fails on a body fails with a session, too.
  if (attempt.what === WRONG_BODY && 'response' in outcome && outcome.response.status >= 500) return true;
  const verdict = verdictOf(attempt, outcome);
  if (verdict === 'accepted-wrong-input' || verdict === 'crash-on-wrong-input') {
    findings.push({ attempt, verdict, got: gotOf({ outcome, status: '0' }), evidence: evidenceOf(request, outcome) });
    return false;
  }
  if (!('response' in outcome)) {
    if (verdict === 'defective') context.collector.add(operation, failedViolation(operation.operationId, outcome), evidenceOf(request, outcome));
    return true;
  }
  const status = envelopeStatus(outcome.response);
  if (attempt.must === 'survive' || path === 'method') {
    if (HARMLESS.includes(path) && status === '0') context.notes.add(PASSED_OVER);
    return true;
  }
  if (outcome.response.status === 400 && verdict === 'refused') reportBadRequest(context, operation, request, outcome);
  // Another 4xx may have any body, but a sentence for the customer is in the customer's language; HTTP 200 must have a valid envelope.
  const language = languageAsked(request.headers.language);
  const isBare = outcome.response.status >= 400 && verdict === 'refused';
  const violations = isBare ? checkRefusal(operation, outcome.response, language) : checkResponse(context.contract, operation, outcome.response, language);
  if (session === 'none' && violations.length === 0 && status !== '-2') {
    const got = `status ${JSON.stringify(status)} with the token ${attempt.what}`;
    const expected = 'HTTP 200 with status "-2"';
    violations.push(violationOf({ operationId: operation.operationId, side: 'response', kind: 'envelope', path: '$.status', expected, got }));
  }
  for (const violation of violations) context.collector.add(operation, violation, evidenceOf(request, outcome));
  if (outcome.response.status < 400) note(context, operation, outcome.response, plan.language, violations.length > 0);
  return operation.needsToken && status === '-2' ? undefined : true;
}

/** HTTP 400 is a code of the contract, with the envelope of a failure. */
function reportBadRequest(
  { contract, collector }: Context,
  operation: StrictOperation,
  request: TargetRequest,
  outcome: Outcome & { response: HttpResponse },
): void {
  const responses = new Map(operation.otherError === undefined ? [] : [[400, operation.otherError]]);
  const [first] = responses.size === 0 ? [] : checkResponse(contract, { ...operation, responses }, outcome.response);
  if (first === undefined) return;
  const parts = { kind: 'envelope', path: BAD_REQUEST, expected: `the envelope of a failure, with ${first.path}: ${first.expected}`, got: first.got } as const;
  collector.report(operation, parts, evidenceOf(request, outcome));
}

/** Every attempt on one operation; those that could end a session or change a PIN have a sandbox of their own. */
async function attemptAll(context: Context, operation: StrictOperation, tally: { refused: number; accepted: number }): Promise<void> {
  const findings: Finding[] = [];
  const attempts = attemptsOf(context, operation);
  const persona = operation.needsToken ? personaFor(context, attempts[0]?.plan.body) : undefined;
  const caller = new Caller(context, persona, sandboxOf(context, isEnding(context.contract, operation) ? `wrong-${operation.operationId}` : 'wrong'));
  try {
    for (const attempt of attempts) {
      context.signal.throwIfAborted();
      const isRefused = await attemptOnce(caller, attempt, findings);
      if (attempt.must === 'survive' || attempt.session === 'none' || attempt.path === 'method') continue;
      if (isRefused === true) tally.refused += 1;
      if (isRefused === false) tally.accepted += 1;
    }
  } finally {
    reportFindings(context, operation, findings);
  }
}

async function run(context: Context): Promise<void> {
  const ready = context.operations.filter(({ operationId }) => {
    // A server that fails on valid requests needs no invalid ones.
    const failing = context.collector.ofResponses(operationId).some(({ kind }) => kind === 'status' || kind === 'connection');
    return !context.notImplemented.has(operationId) && !failing;
  });
  const tally = { refused: 0, accepted: 0 };
  const attempt = (operation: StrictOperation) => attemptAll(context, operation, tally);
  const late = ready.filter((operation) => isEnding(context.contract, operation));
  const early = ready.filter((operation) => !late.includes(operation));
  await checkEach(context, early, attempt);
  await checkEach(context, late, attempt, 1);
  reportAcceptsEverything(context, tally);
}

/** Requests that break one rule, and requests without a session, are refused, and unusual ones make nothing fail. */
export const wrongInput: Rule = {
  id: 'wrong-input',
  run,
  ofEvery: true,
};
