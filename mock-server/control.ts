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

type Reply = (status: number, type: string, body: string) => void;

/** What the routes below `/__mock` need to know. */
export interface Controlled {
  contract: Contract;
  /** The sandbox that the request belongs to by its header or cookie. */
  sandboxId: string;
  /** Address of the backend that is asked first, when there is one. */
  backend: string | undefined;
}

/** What the gateway says of a payment that went through: the order of a sandbox, or the session of a card payment. */
interface Settlement {
  sandbox?: unknown;
  orderid?: unknown;
  sessionid?: unknown;
}

/** Books a payment for the gateway; answers its id, or nothing when there is no such payment. */
function settle({ sandbox, orderid, sessionid }: Settlement): string | undefined {
  if (typeof sandbox === 'string' && typeof orderid === 'string') return settlePayment(sandboxOf(sandbox), orderid)?.pid;
  for (const candidate of typeof sessionid === 'string' ? allSandboxes() : []) {
    const payment = [...paymentsOf(candidate).values()].find((one) => one.sessionid === sessionid);
    if (payment !== undefined) return settlePayment(candidate, payment.pid)?.pid;
  }
  return undefined;
}

/** Answers `/__mock/…`: what there is to see and steer, listed on its own page (control-page.ts). */
export async function controlPanel({ contract, sandboxId: ownSandbox, backend }: Controlled, request: IncomingMessage, url: URL, reply: Reply): Promise<void> {
  const json = (status: number, body: unknown) => reply(status, 'application/json', JSON.stringify(body));
  const route = `${request.method} ${url.pathname}`;
  const sandboxId = url.searchParams.get('sandbox') ?? ownSandbox;
  const severalAllowed = url.pathname === '/__mock/calls' || url.pathname === '/__mock/reset';
  if (!SANDBOX.test(sandboxId) && !(sandboxId === '*' && severalAllowed))
    return json(400, { title: `"${sandboxId}" is no name of a sandbox: letters, digits, - and _, at most 64.` });
  if (route === 'GET /__mock' || route === 'GET /__mock/') return reply(200, 'text/html; charset=utf-8', indexPage(contract, backend));
  if (route === 'GET /__mock/page.css') return reply(200, 'text/css; charset=utf-8', PAGE_STYLE);
  if (route === 'GET /__mock/page.js') return reply(200, 'text/javascript; charset=utf-8', PAGE_SCRIPT);
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
    const fault = await changeScenarios(request, sandboxId, contract, backend);
    return fault === undefined ? json(200, describeScenarios(request, sandboxId, backend)) : json(400, { title: fault });
  }
  json(404, { title: `Nothing at ${route}` });
}
