import type { StrictOperation } from '@site/contract/strict/check.ts';
import type { Context } from './context.ts';
import { envelopeStatus, looseBody } from './http.ts';
import type { Persona } from './personas.ts';
import { plansOf, requestOf } from './requests.ts';

/** The server refused the PIN of a customer: another try could lock the customer. */
export class LogInRefused extends Error {}

/** Operations that succeed only with the fixed SMS codes of a test system. */
const WITH_CODE = ['loginPrepaid', 'verifyResetCode', 'setPassword', 'registerTravelCard', 'applyUssd'];

/** Lists that are full on a system with data, and the operations that need an entry of them. */
const LISTS: { needs: string; listedBy: string; path: string[]; forOperations: string[] }[] = [
  { needs: 'at least one bill', listedBy: 'bills', path: ['invoices'], forOperations: ['billText', 'billPdf'] },
  { needs: 'at least one bill to send again', listedBy: 'billReissuePeriods', path: ['invoices'], forOperations: ['requestBillReissue'] },
  { needs: 'at least one month of usage to send again', listedBy: 'usageReissuePeriods', path: ['invoices'], forOperations: ['requestUsageReissue'] },
  { needs: 'at least one month of usage', listedBy: 'usageDetailPeriods', path: ['invoices'], forOperations: ['usageDetail'] },
  { needs: 'a data top-up on sale', listedBy: 'topUpOffer', path: ['plans'], forOperations: ['buyTopUp4g'] },
  { needs: 'a phone on sale', listedBy: 'phones', path: ['rows'], forOperations: ['phoneDetail'] },
  { needs: 'a plan on sale', listedBy: 'planSections', path: ['rows'], forOperations: ['planDetail'] },
];

const sandboxOf = ({ run }: Context) => `conformance-${run}-preflight`;

/** Data of the first request of an operation; undefined when it does not succeed, which the examples report. */
async function dataOf(context: Context, operation: StrictOperation, token: string): Promise<unknown> {
  const [plan] = plansOf(operation);
  if (plan === undefined) return undefined;
  const outcome = await context.client.send(requestOf(operation, plan, token, sandboxOf(context)));
  if (!('response' in outcome) || envelopeStatus(outcome.response) !== '0') return undefined;
  return (looseBody(outcome.response) as { data?: unknown }).data;
}

/** Logs every customer in once. */
async function signIn(context: Context): Promise<void> {
  for (const persona of context.personas) {
    await context.sessions.token(persona, sandboxOf(context));
    if (!context.sessions.wrongPin.has(persona.name)) continue;
    const why = context.sessions.refused.get(persona.name);
    const advice = 'Nothing more was tried, so that the customer is not locked. Name customers of this server with --login, or a session with --token.';
    throw new LogInRefused(`The customer "${persona.name}" (${persona.mobileNo ?? ''}) could not be logged in: ${why}. ${advice}`);
  }
}

/** Whether a session stands while the same customer logs in again. */
async function parallelSessions(context: Context, persona: Persona): Promise<void> {
  const sandbox = sandboxOf(context);
  const first = await context.sessions.token(persona, sandbox);
  const read = context.contract.operations.find(({ operationId }) => operationId === 'dataUsageAlert');
  const [plan] = read === undefined ? [] : plansOf(read);
  if (persona.token !== undefined || first === undefined || read === undefined || plan === undefined) return;
  const works = async (token: string) => {
    const outcome = await context.client.send(requestOf(read, plan, token, sandbox));
    return 'response' in outcome && envelopeStatus(outcome.response) === '0';
  };
  if (!(await works(first))) return;
  const second = await context.sessions.another(persona, sandbox);
  const needs = 'sessions of one customer side by side';
  if (second === undefined || (await works(first))) return void context.conditions.push({ needs, isMet: true, notChecked: [] });
  await context.sessions.forget(persona, sandbox);
  context.concurrency = 1;
  const why = 'a log-in ends the session before, so requests go one after the other (--concurrency 1)';
  context.conditions.push({ needs, isMet: false, why, notChecked: [] });
}

/** Fixed SMS codes, as the log-in of a prepaid customer shows them. */
function smsCodes(context: Context, ids: readonly string[]): void {
  const persona = context.personas.find(({ smsCode, token }) => smsCode !== undefined && token === undefined);
  const concerned = WITH_CODE.filter((operationId) => ids.includes(operationId));
  const needs = 'a fixed SMS code';
  if (persona === undefined && concerned.length > 0) {
    const why = 'the log-in file names no customer with "smsCode"';
    context.conditions.push({ needs, isMet: false, why, notChecked: concerned });
  } else if (persona !== undefined) {
    const why = context.sessions.refused.get(persona.name);
    context.conditions.push(why === undefined ? { needs, isMet: true, notChecked: concerned } : { needs, isMet: false, why, notChecked: concerned });
  }
}

/** Looks for what the check needs on the test system, and notes what it therefore leaves out. Rejects with {@link LogInRefused}. */
export async function checkConditions(context: Context): Promise<void> {
  const ids = context.operations.map(({ operationId }) => operationId);
  const [persona] = context.personas;
  if (context.operations.some(({ needsToken }) => needsToken)) {
    await signIn(context);
    smsCodes(context, ids);
    if (persona !== undefined && context.concurrency > 1) await parallelSessions(context, persona);
  }
  for (const { needs, listedBy, path, forOperations } of LISTS) {
    const notChecked = forOperations.filter((operationId) => ids.includes(operationId));
    const operation = context.contract.operations.find(({ operationId }) => operationId === listedBy);
    if (notChecked.length === 0 || operation === undefined) continue;
    const token = operation.needsToken && persona !== undefined ? await context.sessions.token(persona, sandboxOf(context)) : '';
    const data = token === undefined ? undefined : await dataOf(context, operation, token);
    const list = path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], data);
    if (!Array.isArray(list)) continue;
    context.conditions.push({ needs, isMet: list.length > 0, ...(list.length > 0 ? {} : { why: `${listedBy} lists none` }), notChecked });
  }
}
