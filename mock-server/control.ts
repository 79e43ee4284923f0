import type { IncomingMessage } from 'node:http';
import type { Contract } from './contract.ts';
import { listOperations } from './control-operations.ts';
import { indexPage, PAGE_SCRIPT, PAGE_STYLE } from './control-page.ts';
import { changeScenarios, describeScenarios, listCalls, listWorlds, reset } from './control-state.ts';
import { settlePayment } from './handlers/payments.ts';
import { personas, SMS_CODE, UNKNOWN_NUMBER } from './personas.ts';
import { readBody } from './requests.ts';
import { allWorlds, worldOf } from './state.ts';

const WORLD = /^[\w-]{1,64}$/;

type Reply = (status: number, type: string, body: string) => void;

/** What the routes below `/__mock` need to know. */
export interface Controlled {
  contract: Contract;
  /** The world that the request belongs to by its header or cookie. */
  worldId: string;
  /** Address of the backend that is asked first, when there is one. */
  backend: string | undefined;
}

/** What the gateway says of a payment that went through: the order of a world, or the session of a card payment. */
interface Settlement {
  world?: unknown;
  orderid?: unknown;
  sessionid?: unknown;
}

/** Books a payment for the gateway; answers its id, or nothing when there is no such payment. */
function settle({ world, orderid, sessionid }: Settlement): string | undefined {
  if (typeof world === 'string' && typeof orderid === 'string') return settlePayment(worldOf(world), orderid)?.pid;
  for (const candidate of typeof sessionid === 'string' ? allWorlds() : []) {
    const payment = [...candidate.state.payments.payments.values()].find((one) => one.sessionid === sessionid);
    if (payment !== undefined) return settlePayment(candidate, payment.pid)?.pid;
  }
  return undefined;
}

/** Answers `/__mock/…`: what there is to see and steer, listed on its own page (control-page.ts). */
export async function controlPanel({ contract, worldId: ownWorld, backend }: Controlled, request: IncomingMessage, url: URL, reply: Reply): Promise<void> {
  const json = (status: number, body: unknown) => reply(status, 'application/json', JSON.stringify(body));
  const route = `${request.method} ${url.pathname}`;
  const worldId = url.searchParams.get('world') ?? ownWorld;
  const severalAllowed = url.pathname === '/__mock/calls' || url.pathname === '/__mock/reset';
  if (!WORLD.test(worldId) && !(worldId === '*' && severalAllowed))
    return json(400, { title: `"${worldId}" is no name of a world: letters, digits, - and _, at most 64.` });
  if (route === 'GET /__mock' || route === 'GET /__mock/') return reply(200, 'text/html; charset=utf-8', indexPage(contract, backend));
  if (route === 'GET /__mock/page.css') return reply(200, 'text/css; charset=utf-8', PAGE_STYLE);
  if (route === 'GET /__mock/page.js') return reply(200, 'text/javascript; charset=utf-8', PAGE_SCRIPT);
  if (route === 'GET /__mock/personas') return json(200, { personas, smsCode: SMS_CODE, unknownNumber: UNKNOWN_NUMBER });
  if (route === 'GET /__mock/operations') return json(200, listOperations(contract));
  if (route === 'GET /__mock/worlds') return json(200, listWorlds());
  if (route === 'GET /__mock/calls') return json(200, listCalls(worldId));
  if (route === 'POST /__mock/reset') return json(200, { world: worldId, reset: reset(worldId) });
  if (route === 'POST /__mock/settle') {
    const pid = settle(((await readBody(request)).forHandler ?? {}) as Settlement);
    return pid === undefined ? json(404, { title: 'There is no such payment' }) : json(200, { pid });
  }
  if (route === 'GET /__mock/scenario') return json(200, describeScenarios(request, worldId, backend));
  if (route === 'POST /__mock/scenario' || route === 'PUT /__mock/scenario') {
    const fault = await changeScenarios(request, worldId, contract, backend);
    return fault === undefined ? json(200, describeScenarios(request, worldId, backend)) : json(400, { title: fault });
  }
  json(404, { title: `Nothing at ${route}` });
}
