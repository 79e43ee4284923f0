import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { REFERENCE_FILE } from '../scripts/files.ts';
import type { Contract } from './contract.ts';
import { settlePayment } from './handlers/payments.ts';
import { personas, SMS_CODE, UNKNOWN_NUMBER } from './personas.ts';
import { type Preference, readBody } from './requests.ts';
import { allWorlds, resetWorld, worldOf } from './state.ts';

type Reply = (status: number, type: string, body: string) => void;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function indexPage(contract: Contract): string {
  const rows = [...contract.facts.values()]
    .map(
      ({ operation, examples, needsToken }) =>
        `<tr><td><code>${operation.operationId}</code>${needsToken ? ' 🔑' : ''}</td><td>${operation.tags[0] ?? ''}</td><td><code>${operation.method.toUpperCase()} ${escapeHtml(operation.path)}</code></td><td>${examples
          .map((name) => `<code>${name}</code>`)
          .join(' ')}</td></tr>`,
    )
    .join('');
  const people = personas
    .map((persona) => `<tr><td><code>${persona.mobileNo}</code></td><td>${persona.pin || `SMS ${SMS_CODE}`}</td><td>${escapeHtml(persona.purpose)}</td></tr>`)
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mock: scenarios</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>body{font:15px/1.5 system-ui,sans-serif;margin:32px auto;max-width:1200px;padding:0 16px}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid #ddd}code{background:#eef;border-radius:4px;padding:0 4px}</style>
<h1>Mock: scenarios</h1>
<p>Ask for a state with a header: <code>Prefer: example=NAME</code>, <code>Prefer: code=500</code>, <code>Prefer: delay=3000</code>; or for one world with
<code>POST /__mock/scenario {"operationId": "bills" or "*", "example": "empty", "code": 500, "delay": 3000}</code> (without the last three it is taken back).
<code>POST /__mock/reset</code> puts a world back, <code>GET /__mock/calls</code> lists what it was asked. A world is named by the header or cookie <code>mock-world</code>.
<a href="/__mock/reference">API reference</a></p>
<h2>Customers</h2><table><tr><th>Number</th><th>PIN or code</th><th>For</th></tr>${people}<tr><td><code>${UNKNOWN_NUMBER}</code></td><td></td><td>no account belongs to it</td></tr></table>
<h2>${contract.facts.size} operations</h2><table><tr><th>operationId</th><th>Area</th><th>Request</th><th>Examples</th></tr>${rows}</table></html>`;
}

/** Reads the body of a scenario; anything that is no number or name is left out. */
function readScenario(body: unknown): { operationId: string; preference: Preference } | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { operationId, example, code, delay } = body as Record<string, unknown>;
  if (typeof operationId !== 'string') return undefined;
  return {
    operationId,
    preference: {
      ...(typeof example === 'string' ? { example } : {}),
      ...(typeof code === 'number' ? { code } : {}),
      ...(typeof delay === 'number' ? { delay } : {}),
    },
  };
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

/** Answers `/__mock/…`: the list of scenarios and personas, and the world's reset, scenario and call log. */
export async function controlPanel(contract: Contract, worldId: string, request: IncomingMessage, url: URL, reply: Reply): Promise<void> {
  const json = (status: number, body: unknown) => reply(status, 'application/json', JSON.stringify(body));
  const route = `${request.method} ${url.pathname}`;
  if (route === 'GET /__mock' || route === 'GET /__mock/') return reply(200, 'text/html; charset=utf-8', indexPage(contract));
  if (route === 'GET /__mock/personas') return json(200, { personas, smsCode: SMS_CODE, unknownNumber: UNKNOWN_NUMBER });
  if (route === 'GET /__mock/calls') return json(200, worldOf(worldId).calls);
  if (route === 'GET /__mock/reference') {
    if (existsSync(REFERENCE_FILE)) return reply(200, 'text/html; charset=utf-8', readFileSync(REFERENCE_FILE, 'utf8'));
    return reply(404, 'text/plain; charset=utf-8', 'The API reference is not written yet: npm run docs');
  }
  if (route === 'POST /__mock/reset') {
    resetWorld(worldId);
    return json(200, { world: worldId });
  }
  if (route === 'POST /__mock/settle') {
    const pid = settle(((await readBody(request)).forHandler ?? {}) as Settlement);
    return pid === undefined ? json(404, { title: 'There is no such payment' }) : json(200, { pid });
  }
  if (route === 'POST /__mock/scenario') {
    const scenario = readScenario((await readBody(request)).forHandler);
    if (scenario === undefined) return json(400, { title: 'operationId is missing: an operationId, or * for all' });
    if (scenario.operationId !== '*' && !contract.facts.has(scenario.operationId)) return json(400, { title: `There is no operation ${scenario.operationId}` });
    const { scenario: scenarios } = worldOf(worldId);
    if (Object.keys(scenario.preference).length === 0) scenarios.delete(scenario.operationId);
    else scenarios.set(scenario.operationId, scenario.preference);
    return json(200, Object.fromEntries(scenarios));
  }
  json(404, { title: `Nothing at ${route}` });
}
