import type { IncomingMessage } from 'node:http';
import type { Contract } from './contract.ts';
import { listOperations } from './control-operations.ts';
import { indexPage, PAGE_SCRIPT, PAGE_STYLE } from './control-page.ts';
import { changeScenarios, describeScenarios, listCalls, listSandboxes, reset } from './control-state.ts';
import { paymentsOf, settlePayment } from './handlers/payments.ts';
import { personas, SMS_CODE, UNKNOWN_NUMBER } from './personas.ts';
import { readBody } from './requests.ts';
import { allSandboxes, sandboxOf } from './state.ts';

const SANDBOX = /^[\w-]{1,64}$/;

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

/** Serves `/__mock/…`; control-page.ts lists the routes. */
export async function handleControl(
  { contract, sandboxId: ownSandbox, backend }: ControlContext,
  request: IncomingMessage,
  url: URL,
  send: Send,
): Promise<void> {
  const json = (status: number, body: unknown) => send(status, 'application/json', JSON.stringify(body));
  const route = `${request.method} ${url.pathname}`;
  const sandboxId = url.searchParams.get('sandbox') ?? ownSandbox;
  const severalAllowed = url.pathname === '/__mock/calls' || url.pathname === '/__mock/reset';
  if (!SANDBOX.test(sandboxId) && !(sandboxId === '*' && severalAllowed))
    return json(400, { title: `"${sandboxId}" is no sandbox id: letters, digits, - and _, at most 64.` });
  if (route === 'GET /__mock' || route === 'GET /__mock/') return send(200, 'text/html; charset=utf-8', indexPage(contract, backend, listCalls(sandboxId)));
  if (route === 'GET /__mock/page.css') return send(200, 'text/css; charset=utf-8', PAGE_STYLE);
  if (route === 'GET /__mock/page.js') return send(200, 'text/javascript; charset=utf-8', PAGE_SCRIPT);
  if (route === 'GET /__mock/personas') return json(200, { personas, smsCode: SMS_CODE, unknownNumber: UNKNOWN_NUMBER });
  if (route === 'GET /__mock/operations') return json(200, listOperations(contract));
  if (route === 'GET /__mock/sandboxes') return json(200, listSandboxes());
  if (route === 'GET /__mock/calls') return json(200, listCalls(sandboxId));
  if (route === 'POST /__mock/reset') return json(200, { sandbox: sandboxId, reset: reset(sandboxId) });
  if (route === 'POST /__mock/settle') {
    const pid = settle(((await readBody(request)).forHandler ?? {}) as Settlement);
    return pid === undefined ? json(404, { title: 'There is no such payment' }) : json(200, { pid });
  }
  if (route === 'GET /__mock/scenario') return json(200, describeScenarios(request, sandboxId, backend));
  if (route === 'POST /__mock/scenario' || route === 'PUT /__mock/scenario') {
    const error = await changeScenarios(request, sandboxId, contract, backend);
    return error === undefined ? json(200, describeScenarios(request, sandboxId, backend)) : json(400, { title: error });
  }
  json(404, { title: `Nothing at ${route}` });
}
