import assert from 'node:assert/strict';
import { ApiError, type CheckBill, configureClient } from 'customer-sdk';
import { login } from 'customer-sdk/auth';
import { billSummary } from 'customer-sdk/bills';
import { uploadCv } from 'customer-sdk/careers';
import { planSections } from 'customer-sdk/plans';

export const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => assert.fail('a call that must fail succeeded'),
    (error: ApiError) => error,
  );

// Log-in, query, upload, refusals, a lost, a late and a cancelled call.
let [token, expired] = ['', 0];
const onSessionExpired = () => {
  expired += 1;
};
configureClient({ baseUrl: process.env.MOCK ?? 'http://127.0.0.1:4010', language: 'en', token: () => token, onSessionExpired });
const visitor = await failureOf(billSummary());
assert.deepEqual([visitor.kind, visitor.httpStatus, expired], ['sessionExpired', 200, 1]);
({ token } = await login({ mobileNo: '66881234', password: '123456' }));
const data: CheckBill = await billSummary();
assert.equal(data.account, '10288416');
assert.equal((await failureOf(billSummary({ headers: { token: 'nobody' } }))).kind, 'sessionExpired');
assert.match((await failureOf(login({ mobileNo: '66881234', password: '000000' }))).message, /^[A-Z]/);
assert.equal((await planSections('0000', { pageNumber: 1, pageSize: 2 })).rows.length, 2);
assert.equal(typeof (await uploadCv({ file: new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }) })), 'object');

const lost = await failureOf(billSummary({ baseURL: 'http://127.0.0.1:9' }));
assert.equal(lost.kind, 'network');
assert.match(lost.message, /^GET http:\/\/127\.0\.0\.1:9\/\S+: no response \(.+\)$/);
assert.ok(lost instanceof ApiError && lost.cause instanceof Error);
const late = await failureOf(billSummary({ timeout: 1, headers: { prefer: 'delay=500' } }));
assert.equal(late.kind, 'timeout');
assert.match(late.message, /: no response within 1 ms$/);
assert.ok(late.cause instanceof Error);
const cancelled: unknown = await failureOf(billSummary({ signal: AbortSignal.abort() }));
assert.ok(!(cancelled instanceof ApiError));

export function refusedByTheTypes(): void {
  // @ts-expect-error a payload, not an envelope
  data.status;
  // @ts-expect-error a body without its field
  void login({});
}
