import assert from 'node:assert/strict';
import type { CheckBill } from 'customer-sdk';
import { login } from 'customer-sdk/auth';
import { billSummary } from 'customer-sdk/bills';
import { BillSummaryResponse } from 'customer-sdk/bills/zod';
import { uploadCv } from 'customer-sdk/careers';
import { planSections } from 'customer-sdk/plans';
import { tryCalls } from './calls.js';

await tryCalls({ login, billSummary, planSections, uploadCv });
const data: CheckBill = await billSummary();
assert.ok(BillSummaryResponse.safeParse({ status: '0', data }).success);
assert.ok(!BillSummaryResponse.safeParse({ status: '0', data: { ...data, more: 1 } }).success);

export function refusedByTheTypes(): void {
  // @ts-expect-error a payload, not an envelope
  data.status;
  // @ts-expect-error a body without its field
  void login({});
}
