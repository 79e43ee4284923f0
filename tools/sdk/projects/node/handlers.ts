import assert from 'node:assert/strict';
import { configureClient } from 'customer-sdk';
import { login } from 'customer-sdk/auth';
import { bills } from 'customer-sdk/bills';
import { handlers as billsHandlers } from 'customer-sdk/bills/msw';
import { BillsResponse } from 'customer-sdk/bills/zod';
import * as all from 'customer-sdk/msw';
import { setupServer } from 'msw/node';
import { failureOf } from './calls.js';

const baseUrl = 'http://nowhere.example';
const server = setupServer(...all.handlers());
server.listen();
configureClient({ baseUrl, language: 'en' });
const usual = await bills();
assert.ok(usual.invoices.length > 0 && BillsResponse.safeParse({ status: '0', data: usual }).success);
server.use(billsHandlers.bills({ example: 'empty' }));
assert.equal((await bills()).invoices.length, 0);
server.use(billsHandlers.bills({ code: 500 }));
assert.equal((await failureOf(bills())).kind, 'server');
assert.ok(!BillsResponse.safeParse({ status: '0', data: { ...usual, more: 1 } }).success);
server.use(billsHandlers.bills({ networkError: true }));
assert.match((await failureOf(bills())).message, /^GET http:\/\/nowhere\.example\/api\/care\/myBill\S*: no response \(.+\)$/);
const headers = { origin: 'https://app.example', 'access-control-request-method': 'GET', 'access-control-request-headers': 'language, token' };
const preflight = await fetch(`${baseUrl}/api/care/myBill`, { method: 'OPTIONS', headers });
assert.equal(preflight.status, 204);
assert.equal(preflight.headers.get('access-control-allow-origin'), 'https://app.example');
assert.equal(preflight.headers.get('access-control-allow-headers'), 'language, token');
server.use(all.bills.handlers.bills({ response: { status: '-1', message: 'Of my own' }, delay: 60 }));
const start = Date.now();
assert.equal((await failureOf(bills())).message, 'Of my own');
assert.ok(Date.now() - start >= 59);
server.use(all.auth.handlers.login({ example: 'businessError' }));
assert.match((await failureOf(login({ mobileNo: '66881234', password: '1234' }))).message, /^[A-Z]/);
configureClient({ language: 'cn' });
assert.match((await failureOf(login({ mobileNo: '66881234', password: '1234' }))).message, /\p{Script=Han}/u);
server.close();

export function refusedByTheTypes(): void {
  // @ts-expect-error no such example
  billsHandlers.bills({ example: 'nonsense' });
  // @ts-expect-error not a documented status
  billsHandlers.bills({ code: 418 });
  // @ts-expect-error no envelope of this operation
  billsHandlers.bills({ response: { status: '0', data: { invoices: 1 } } });
}
