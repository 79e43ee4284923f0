import type { IncomingMessage } from 'node:http';
import type { Contract } from './contract.ts';
import { listOperations } from './control-operations.ts';
import { changeScenarios, describeScenarios, listCalls, reset } from './control-state.ts';
import { paymentsOf, settlePayment } from './handlers/payments.ts';
import { personas, SMS_CODE, UNKNOWN_NUMBER } from './personas.ts';
import { NAME } from './preference.ts';
import { readBody } from './requests.ts';
import { allSandboxes, sandboxOf } from './state.ts';

type Send = (status: number, type: string, body: string) => void;

export interface ControlContext {
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
