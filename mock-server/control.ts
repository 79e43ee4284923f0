import type { IncomingMessage } from 'node:http';
import type { Contract } from './contract.ts';
import { paymentsOf, settlePayment } from './handlers/payments.ts';
import { personas, SMS_CODE, UNKNOWN_NUMBER } from './personas.ts';
import { NAME, readBody, tabOf } from './requests.ts';
import { HTTP_CODES, readScenario, type Scenarios } from './scenario.ts';
import { allSandboxes, type RecordedCall, resetSandbox, sandboxOf, scenariosOfTab } from './state.ts';

type Send = (status: number, type: string, body: string) => void;

interface ControlContext {
  contract: Contract;
  /** Sandbox of the request by its header or cookie. */
  sandboxId: string;
  /** URL of the backend that is requested first, if any. */
  backend: string | undefined;
}

/** Identifies a completed payment: a sandbox with its order id, or the session of a card payment. */
interface Settlement {
  sandbox?: unknown;
  orderid?: unknown;
  sessionid?: unknown;
}

/** Records a payment as paid; returns its id, undefined for an unknown payment. */
function settle({ sandbox, orderid, sessionid }: Settlement): string | undefined {
  if (typeof sandbox === 'string' && typeof orderid === 'string') return settlePayment(sandboxOf(sandbox), orderid)?.pid;
  for (const candidate of typeof sessionid === 'string' ? allSandboxes() : []) {
    const payment = [...paymentsOf(candidate).values()].find((one) => one.sessionid === sessionid);
    if (payment !== undefined) return settlePayment(candidate, payment.pid)?.pid;
  }
  return undefined;
}

interface ControlCall extends Omit<ControlContext, 'sandboxId'> {
  request: IncomingMessage;
  /** The sandbox that the query names, else that of the request. */
  sandboxId: string;
}

type Reply = [status: number, body: unknown];

async function setScenarios({ request, sandboxId, contract, backend }: ControlCall): Promise<Reply> {
  const error = await changeScenarios(request, sandboxId, contract, backend);
  return error === undefined ? [200, describeScenarios(request, sandboxId, backend)] : [400, { title: error }];
}

/** Routes below `/__mock`; docs/how-to/simulate-an-error.md describes them. */
const routes: Readonly<Record<string, (call: ControlCall) => Reply | Promise<Reply>>> = {
  'GET /__mock/operations': ({ contract }) => [200, listOperations(contract)],
  'GET /__mock/personas': () => [200, { personas, smsCode: SMS_CODE, unknownNumber: UNKNOWN_NUMBER }],
  'GET /__mock/calls': ({ sandboxId }) => [200, listCalls(sandboxId)],
  'GET /__mock/scenario': ({ request, sandboxId, backend }) => [200, describeScenarios(request, sandboxId, backend)],
  'POST /__mock/scenario': setScenarios,
  'PUT /__mock/scenario': setScenarios,
  'POST /__mock/reset': ({ sandboxId }) => [200, { sandbox: sandboxId, reset: reset(sandboxId) }],
  'POST /__mock/settle': async ({ request }) => {
    const pid = settle(((await readBody(request)).forHandler ?? {}) as Settlement);
    return pid === undefined ? [404, { title: 'There is no such payment' }] : [200, { pid }];
  },
};

/** Serves `/__mock/…`; any other route returns the list of those that exist. */
export async function handleControl({ sandboxId: ownSandbox, ...context }: ControlContext, request: IncomingMessage, url: URL, send: Send): Promise<void> {
  const sandboxId = url.searchParams.get('sandbox') ?? ownSandbox;
  const severalAllowed = url.pathname === '/__mock/calls' || url.pathname === '/__mock/reset';
  const isId = NAME.test(sandboxId) || (sandboxId === '*' && severalAllowed);
  const route = `${request.method} ${url.pathname}`;
  const [status, body] = !isId
    ? [400, { title: `"${sandboxId}" is no sandbox id: letters, digits, - and _, at most 64.` }]
    : await (routes[route]?.({ ...context, request, sandboxId }) ?? [404, { title: `Nothing at ${route}`, routes: Object.keys(routes) }]);
  send(status, 'application/json', JSON.stringify(body));
}

/** Calls of a sandbox, or of all with `*`, oldest first. Does not create the sandbox. */
function listCalls(sandboxId: string): (RecordedCall & { sandbox?: string })[] {
  const sandboxes = [...allSandboxes()];
  if (sandboxId !== '*') return sandboxes.find(({ id }) => id === sandboxId)?.calls ?? [];
  return sandboxes.flatMap(({ id, calls }) => calls.map((call) => ({ sandbox: id, ...call }))).sort((one, other) => one.at.localeCompare(other.at));
}

/** Resets a sandbox to the seed, or all with `*`; returns the ids of those that were reset. */
function reset(sandboxId: string): string[] {
  const ids = sandboxId === '*' ? [...allSandboxes()].map(({ id }) => id) : [sandboxId];
  for (const id of ids) resetSandbox(id);
  return ids;
}

/** The scenarios of the request's tab, else of the sandbox. */
function targetScenarios(request: IncomingMessage, sandboxId: string): Scenarios {
  const tab = tabOf(request);
  return tab === undefined ? sandboxOf(sandboxId).scenario : scenariosOfTab(sandboxOf(sandboxId), tab);
}

/** Body of `GET /__mock/scenario`. */
function describeScenarios(request: IncomingMessage, sandboxId: string, backend: string | undefined) {
  const tab = tabOf(request);
  const sandbox = sandboxOf(sandboxId);
  return {
    sandbox: sandboxId,
    ...(tab === undefined ? {} : { tab }),
    backend: backend ?? null,
    scenarios: Object.fromEntries(tab === undefined ? sandbox.scenario : (sandbox.tabs.get(tab) ?? [])),
    ...(tab === undefined ? {} : { sandboxScenarios: Object.fromEntries(sandbox.scenario) }),
  };
}

/** Sets or removes one scenario (`POST`) or replaces all (`PUT`); returns an error message for an invalid body. */
async function changeScenarios(request: IncomingMessage, sandboxId: string, contract: Contract, backend: string | undefined): Promise<string | undefined> {
  const body = (await readBody(request)).forHandler;
  const single = request.method === 'POST';
  if (!single && (typeof body !== 'object' || body === null || Array.isArray(body))) return 'The body is no JSON object of scenarios by operationId.';
  const wanted = single ? [body] : Object.entries(body as object).map(([operationId, scenario]) => ({ ...scenario, operationId }));
  const read = wanted.map((one) => readScenario(one, contract, backend));
  for (const one of read) if ('error' in one) return one.error;
  const scenarios = targetScenarios(request, sandboxId);
  if (!single) scenarios.clear();
  for (const one of read) {
    if ('error' in one) continue;
    if (Object.keys(one.scenario).length === 0) scenarios.delete(one.operationId);
    else scenarios.set(one.operationId, one.scenario);
  }
  return undefined;
}

/** Every operation as `GET /__mock/operations` lists it: its examples are those of HTTP 200, its codes every documented one. */
function listOperations(contract: Contract) {
  return [...contract.facts.values()].map(({ operation, needsToken }) => {
    const examples = operation.responses['200']?.content?.['application/json']?.examples ?? {};
    return {
      operationId: operation.operationId,
      area: operation.tags[0] ?? '',
      summary: operation.summary,
      method: operation.method.toUpperCase(),
      path: operation.path,
      needsToken,
      examples: Object.entries(examples).map(([name, { summary }]) => ({ name, ...(summary === undefined ? {} : { summary }) })),
      codes: HTTP_CODES,
    };
  });
}
