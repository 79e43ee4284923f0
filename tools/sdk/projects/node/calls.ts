import assert from 'node:assert/strict';
import { ApiError, configureClient } from 'customer-sdk';
import type { login } from 'customer-sdk/fetch/auth';
import type { billSummary } from 'customer-sdk/fetch/bills';
import type { uploadCv } from 'customer-sdk/fetch/careers';
import type { planSections } from 'customer-sdk/fetch/plans';

/** The functions of either client. */
interface Client {
  login: typeof login;
  billSummary: typeof billSummary;
  planSections: typeof planSections;
  uploadCv: typeof uploadCv;
}

export const baseUrl = process.env.MOCK ?? 'http://127.0.0.1:4010';

export const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => assert.fail('a call that must fail succeeded'),
    (error: ApiError) => error,
  );

/** Calls the mock: log-in, query, upload, refusals, a lost, a late and a cancelled call. */
export async function tryCalls({ login, billSummary, planSections, uploadCv }: Client): Promise<void> {
  let [token, expired] = ['', 0];
  const onSessionExpired = () => {
    expired += 1;
  };
  configureClient({ baseUrl, language: 'en', token: () => token, onSessionExpired });
  const visitor = await failureOf(billSummary());
  assert.deepEqual([visitor.kind, visitor.httpStatus, expired], ['sessionExpired', 200, 1]);
  ({ token } = await login({ mobileNo: '66881234', password: '123456' }));
  assert.equal((await billSummary()).account, '10288416');
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
}
