import type { Json } from '@site/contract/document.ts';
import { checkRefusal, checkResponse, type HttpResponse, type StrictOperation } from '@site/contract/strict/check.ts';
import { languageAsked } from '../../../../openapi/languages.ts';
import { Caller, gotOf, type Reply, register, report, sandboxOf } from '../caller.ts';
import { BAD_REQUEST, type Finding } from '../collector.ts';
import { type Context, checkEach, personaFor, type Rule } from '../context.ts';
import { isEnding } from '../marks.ts';
import { type Change, formBody, otherLanguage, type Plan, plansOf } from '../requests.ts';
import * as robustness from '../robustness.ts';
import { reportAcceptsEverything } from '../unfinished.ts';
import { wrongBodies, wrongParameters } from '../variations.ts';
import { failedFinding } from './examples.ts';

/** One request that the server must reject, or survive. */
interface Attempt extends robustness.Attempt {
  /** There is no valid token, so that the response must have the status −2. */
  isVisitor?: boolean;
  language?: Plan['language'];
}

const json = (text: string): NonNullable<Change['body']> => ({ type: 'application/json', bytes: new TextEncoder().encode(text) });

/** Tokens that no server issues. */
const BAD_TOKENS: [what: string, token: string | undefined][] = [
  ['missing', undefined],
  ['empty', ''],
  ['a token that was never issued', 'conformance-no-such-token'],
];

const WRONG_BODY = 'missing, with a wrong body';

function* wholeBodies({ body }: StrictOperation, usual: Json | undefined): Generator<[what: string, body: NonNullable<Change['body']>, path?: string]> {
  if (body === undefined) return;
  const text = JSON.stringify(usual ?? {});
  const names = (body.schema.required ?? []) as string[];
  if (body.mediaType.startsWith('multipart/')) {
    yield ['missing', formBody([]), `$.${names[0] ?? ''}`];
    if (body.schema.additionalProperties === false)
      yield ['a part that the contract does not have', formBody([...names, 'notInTheContract']), '$.notInTheContract'];
    yield ['JSON instead of a form', json('{}')];
    return;
  }
  yield ['missing', { type: undefined }];
  yield ['JSON that breaks off', json(text.slice(0, -1))];
  yield ['sent as text/plain', { type: 'text/plain', bytes: new TextEncoder().encode(text) }];
}

const PASSED_OVER = 'The server passes over a language or a time "t" that the contract does not have, which does no harm.';

/** Parameters that a server may pass over: an unknown language is answered in its own, `t` has no meaning, nor has a token on a public call. */
const HARMLESS = ['header language', 'query t', 'header token'];

/** All requests that an operation must reject, or survive. */
function attemptsOf(context: Context, operation: StrictOperation, plan: Plan): Attempt[] {
  const { contract } = context;
  const refused = (path: string, what: string, change: Change): Attempt => ({ path, what, change, must: 'refuse' });
  const parameters = wrongParameters(contract, operation)
    // A wrong token is an unknown session, which is tried below.
    .filter(({ path }) => !(operation.needsToken && path === 'header token'))
    .map(({ path, what, value }): Attempt => {
      const [place, name = ''] = path.split(' ');
      const change = place === 'header' ? { headers: { [name]: value } } : { parameters: { [path]: value } };
      return { path, what, change, must: HARMLESS.includes(path) ? 'survive' : 'refuse' };
    });
  const bodies = wrongBodies(contract, operation).map(({ path, what, body }) => refused(path, what, { body: json(JSON.stringify(context.substitute(body))) }));
  const whole = [...wholeBodies(operation, plan.body)].map(([what, body, path = '$']) => refused(path, what, { body }));
  const tokens = operation.needsToken ? BAD_TOKENS : [];
  const sessions = tokens.map(([what, token]) => refused('header token', what, { headers: { token } }));
  if (operation.needsToken && operation.body?.mediaType === 'application/json')
    sessions.push(refused('header token', WRONG_BODY, { headers: { token: undefined }, body: json('{}') }));
  // One of them in English, too: a refusal is in the language of the request.
  const english = [...bodies, ...whole, ...parameters].filter(({ must }) => must !== 'survive').slice(0, 1);
  return [
    ...sessions.map((one) => ({ ...one, isVisitor: true })),
    ...parameters,
    ...whole,
    ...bodies,
    ...robustness.robustnessCases(contract, operation, plan),
    ...english.map((one) => ({ ...one, language: otherLanguage.code })),
  ];
}

/** What a server does wrong with a request that it must reject. */
type Fault = 'accepted-wrong-input' | 'crash-on-wrong-input';

/** The reaction of a server to a request that it must reject. */
function verdictOf({ isVisitor, path, what, must }: Attempt, { failed, http, status, isLate, isPacked }: Reply): 'refused' | Fault | 'defective' {
  // A server may hang up before the end of a body that it does not want.
  if (failed !== undefined && what === robustness.VERY_LONG_TEXT && isLate !== true) return 'refused';
  if (failed !== undefined) return isPacked === true ? 'defective' : 'crash-on-wrong-input';
  // 501 is a right answer to a method.
  if (http >= 500 && !(path === 'method' && http === 501)) return 'crash-on-wrong-input';
  if (must === 'survive') return 'refused';
  if (http >= 400) return isVisitor && http !== 422 ? 'defective' : 'refused';
  return status === '0' ? 'accepted-wrong-input' : 'refused';
}

/** An attempt that the server did not reject. */
interface Unrejected {
  attempt: Attempt;
  verdict: Fault;
  reply: Reply;
}

/** One violation for one path, with every attempt that the server did not reject. */
function reportFindings(context: Context, findings: readonly Unrejected[]): void {
  const isMissing = (verdict: Fault) =>
    findings.some(({ attempt, verdict: other }) => other === verdict && attempt.path.startsWith('$.') && attempt.what === 'missing');
  for (const group of Map.groupBy(findings, ({ verdict, attempt }) => `${verdict} ${attempt.path}`).values()) {
    const [{ attempt, verdict, reply }] = group as [Unrejected];
    const { path, isVisitor } = attempt;
    // A body that is no object has no field, which a server that looks at fields only cannot tell.
    if (path === '$' && isMissing(verdict)) continue;
    const expected = isVisitor ? EXPIRED : 'a refusal: status "-1" or HTTP 4xx';
    const sent = [...new Set(group.map((one) => one.attempt.what))].join(', ');
    report(context, reply, { kind: verdict, path, expected, got: `${gotOf(reply)} (sent: ${sent})` });
  }
}

const EXPIRED = 'HTTP 200 with status "-2"';

/** Whether an attempt was refused; undefined without a session, which rejects more than the input. */
async function attemptOnce(caller: Caller, operation: StrictOperation, plan: Plan, attempt: Attempt, findings: Unrejected[]): Promise<boolean | undefined> {
  const { context } = caller;
  const { path, change, isVisitor, what, must, language = plan.language } = attempt;
  const reply = await caller.send(operation, { ...plan, language }, change, isVisitor ? '' : undefined);
  if (reply === undefined) return undefined;
  const { response, status, http } = reply;
  // What fails on a body fails with a session, too.
  if (what === WRONG_BODY && http >= 500) return true;
  const verdict = verdictOf(attempt, reply);
  if (verdict === 'accepted-wrong-input' || verdict === 'crash-on-wrong-input') {
    findings.push({ attempt, verdict, reply });
    return false;
  }
  if (response === undefined) {
    if (verdict === 'defective') report(context, reply, failedFinding(reply));
    return true;
  }
  if (must === 'survive' || path === 'method') {
    if (HARMLESS.includes(path) && status === '0') context.notes.add(PASSED_OVER);
    return true;
  }
  if (http === 400 && verdict === 'refused') reportBadRequest(context, reply, response);
  // Another 4xx may have any body, but a sentence for the customer is in the customer's language; HTTP 200 must have a valid envelope.
  const asked = languageAsked(reply.request.headers.language);
  const isBare = http >= 400 && verdict === 'refused';
  const broken: Finding[] = isBare ? checkRefusal(operation, response, asked) : checkResponse(context.contract, operation, response, asked);
  if (isVisitor && broken.length === 0 && status !== '-2')
    broken.push({ kind: 'envelope', path: '$.status', expected: EXPIRED, got: `status ${JSON.stringify(status)} with the token ${what}` });
  register(context, operation, reply, broken, language);
  return operation.needsToken && status === '-2' ? undefined : true;
}

/** HTTP 400 is a code of the contract, with the envelope of a failure. */
function reportBadRequest(context: Context, reply: Reply, response: HttpResponse): void {
  const { otherError } = reply.operation;
  const responses = new Map(otherError === undefined ? [] : [[400, otherError]]);
  const [first] = otherError === undefined ? [] : checkResponse(context.contract, { ...reply.operation, responses }, response);
  if (first === undefined) return;
  const expected = `the envelope of a failure, with ${first.path}: ${first.expected}`;
  report(context, reply, { kind: 'envelope', path: BAD_REQUEST, expected, got: first.got });
}

/** Every attempt on one operation; those that could end a session or change a PIN have a sandbox of their own. */
async function attemptAll(context: Context, operation: StrictOperation, tally: { refused: number; accepted: number }): Promise<void> {
  const findings: Unrejected[] = [];
  const [first] = plansOf(operation);
  if (first === undefined) return;
  const plan = { ...first, body: context.substitute(first.body) as Json | undefined };
  const persona = operation.needsToken ? personaFor(context, plan.body) : undefined;
  const caller = new Caller(context, persona, sandboxOf(context, isEnding(context.contract, operation) ? `wrong-${operation.operationId}` : 'wrong'));
  try {
    for (const attempt of attemptsOf(context, operation, plan)) {
      context.signal.throwIfAborted();
      const isRefused = await attemptOnce(caller, operation, plan, attempt, findings);
      if (attempt.must === 'survive' || attempt.isVisitor || attempt.path === 'method') continue;
      if (isRefused === true) tally.refused += 1;
      if (isRefused === false) tally.accepted += 1;
    }
  } finally {
    reportFindings(context, findings);
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
