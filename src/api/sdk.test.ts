import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, operationsOf } from '@site/contract/document.ts';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { LoginSuccess, PlanCard, PlanSectionPage } from '../../openapi/generated/model.ts';
import type { OperationId, ReadId, WriteId } from '../../openapi/generated/operations.ts';
import type { ApiError } from './errors.ts';
import type { login } from './generated/auth.ts';
import { type loginMusic, useLoginMusic } from './generated/music.ts';
import type { paymentReceipt } from './generated/payments.ts';
import { type homePlans, useHomePlans, usePlanSections } from './generated/plans.ts';
import type { sendSms } from './generated/sms.ts';
import { validators } from './generated/validators.ts';

// Never called: only their types are tested. The type parameters of a generic hook have their defaults only in a call.
const readHomePlans = () => useHomePlans('1001');
const readPlanSections = () => usePlanSections('0000', { pageNumber: 1, pageSize: 5 });
const writeMusic = () => useLoginMusic();

describe('the generated hooks', () => {
  it('are typed by the payload, not by the envelope', () => {
    expectTypeOf<Awaited<ReturnType<typeof homePlans>>>().toEqualTypeOf<PlanCard[]>();
    expectTypeOf<Awaited<ReturnType<typeof login>>>().toEqualTypeOf<LoginSuccess['data']>();
    expectTypeOf<Awaited<ReturnType<typeof loginMusic>>>().toEqualTypeOf<{ message: string }>();
    expectTypeOf<Awaited<ReturnType<typeof sendSms>>>().toEqualTypeOf<unknown>();
    expectTypeOf<null>().toExtend<Awaited<ReturnType<typeof paymentReceipt>>>();
    expectTypeOf<ReturnType<typeof readHomePlans>['data']>().toEqualTypeOf<PlanCard[] | undefined>();
    expectTypeOf<ReturnType<typeof readPlanSections>['data']>().toEqualTypeOf<PlanSectionPage | undefined>();
    // Control: an envelope has a status.
    expectTypeOf<Awaited<ReturnType<typeof login>>>().not.toHaveProperty('status');
  });

  it('have ApiError as their error', () => {
    expectTypeOf<ReturnType<typeof readHomePlans>['error']>().toEqualTypeOf<ApiError | null>();
    expectTypeOf<ReturnType<typeof writeMusic>['error']>().toEqualTypeOf<ApiError | null>();
  });

  it('read with queries and write with mutations, whatever the HTTP method', () => {
    expectTypeOf<'roamPlans' | 'billText' | 'billPdf' | 'unbilledUsage' | 'usageDetail'>().toExtend<ReadId>();
    expectTypeOf<'logout' | 'sendSms' | 'login'>().toExtend<WriteId>();
    expectTypeOf<'logout'>().not.toExtend<ReadId>();
  });
});

describe('the generated zod schemas', () => {
  let document: ContractDocument;
  beforeAll(async () => {
    document = (await bundleContract()) as unknown as ContractDocument;
  }, 30_000);

  it('accept every example of the contract and refuse a field that is not described', async () => {
    for (const operation of operationsOf(document)) {
      const schema = await validators[operation.operationId as OperationId]();
      for (const [name, { value }] of Object.entries(operation.responses['200']?.content?.['application/json']?.examples ?? {})) {
        const where = `${operation.operationId} ${name}`;
        expect(schema.safeParse(value).success, where).toBe(true);
        expect(schema.safeParse({ ...(value as object), invented: true }).success, where).toBe(false);
      }
    }
  });
});
