import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, needsToken, operationsOf } from '@site/contract/document.ts';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { factsOf } from '../../openapi/generated/operations.ts';
import { noteResponse } from '../lib/offline.ts';
import { setStoredLanguage } from '../session/language.ts';
import { ApiError } from './errors.ts';
import type { CallMeta } from './failures.ts';
import { getBillPdfQueryKey, getBillReissuePeriodsQueryKey, getOutstandingBalanceQueryKey, getUnbilledUsageQueryKey } from './generated/bills.ts';
import { getIdd00PlansQueryKey } from './generated/idd.ts';
import { getSaveSmsGroupMutationOptions, getSmsGroupsQueryKey, getSmsHistoryQueryKey, getSmsTasksQueryKey, getSmsTemplatesQueryKey } from './generated/sms.ts';
import { getTopUpOfferQueryKey } from './generated/top-up.ts';
import { createQueryClient, removeCustomerData } from './query-client.ts';

it('data that the device has kept are as old as they are, and so stale', async () => {
  const client = createQueryClient(() => {});
  const queryKey = getIdd00PlansQueryKey();
  const read = async (data: object, savedAt: string | undefined) => {
    noteResponse(data, savedAt);
    await client.fetchQuery({ queryKey, queryFn: async () => data, staleTime: 0 });
    return client.getQueryState(queryKey)?.dataUpdatedAt;
  };
  const saved = Date.now() - 86_400_000;
  expect(await read({ rows: [] }, String(saved))).toBe(saved);
  // The same from the network.
  expect(await read({ rows: [] }, undefined)).toBeGreaterThan(saved);
});

it('after a write every read is stale when the list of what it changes cannot be loaded', async () => {
  vi.doMock('../../openapi/generated/operations.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const client = createQueryClient(() => {});
  const queryKey = getSmsGroupsQueryKey();
  client.setQueryData(queryKey, {});
  await new MutationObserver(client, { mutationKey: ['saveSmsGroup'], mutationFn: async () => ({}) }).mutate();
  await vi.waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
  vi.doUnmock('../../openapi/generated/operations.ts');
});

/** A client whose reports are collected, and a read or write that fails or succeeds at once. */
function open() {
  const reports: [ApiError, CallMeta][] = [];
  const client = createQueryClient((error, meta) => reports.push([error, meta]));
  const read = (queryFn: () => Promise<unknown>, meta?: CallMeta) =>
    client.fetchQuery({ queryKey: ['/api/x'], queryFn, ...(meta && { meta }) }).catch((error: unknown) => error);
  const write = (mutationKey: string[], mutationFn: () => Promise<unknown>, meta?: CallMeta) =>
    client
      .getMutationCache()
      .build(client, { mutationKey, mutationFn, ...(meta && { meta }) })
      .execute(undefined)
      .catch((error: unknown) => error);
  return { client, reports, read, write };
}

it('a failed call is reported with what its page says of it', async () => {
  const { reports, read, write } = open();
  const error = new ApiError('business', 'No');
  const fail = () => Promise.reject(error);
  await read(fail);
  await read(fail, { optional: true });
  await read(fail, { ownErrors: true });
  await write(['login'], fail);
  await write(['login'], fail, { ownErrors: true });
  expect(reports).toEqual([
    [error, {}],
    [error, { optional: true }],
    [error, { ownErrors: true }],
    [error, {}],
    [error, { ownErrors: true }],
  ]);
});

it('retries a read twice after a lost connection, later each time, and never a write', async () => {
  vi.useFakeTimers();
  const { client, read, write } = open();
  const lost = vi.fn(() => Promise.reject(new ApiError('network')));
  const failed = read(lost);
  const counts: number[] = [];
  for (const milliseconds of [499, 1, 999, 1, 60_000]) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    counts.push(lost.mock.calls.length);
  }
  await failed;
  expect(counts).toEqual([1, 2, 2, 3, 3]);
  client.clear();
  const refused = vi.fn(() => Promise.reject(new ApiError('business')));
  await read(refused);
  expect(refused).toHaveBeenCalledTimes(1);
  lost.mockClear();
  await write(['login'], lost);
  expect(lost).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('reads are fresh for a minute, and of one language', async () => {
  vi.useFakeTimers();
  const { read } = open();
  const queryFn = vi.fn(async () => ({}));
  const reads = async () => {
    await read(queryFn);
    return queryFn.mock.calls.length;
  };
  expect([await reads(), await reads()]).toEqual([1, 1]);
  vi.advanceTimersByTime(59_999);
  expect(await reads()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await reads()).toBe(2);
  setStoredLanguage('en');
  expect(await reads()).toBe(3);
  setStoredLanguage('cn');
  expect(await reads()).toBe(3);
  vi.useRealTimers();
});

it.each([
  ['saveSmsGroup', ['smsGroups']],
  ['sendSms', ['smsHistory', 'smsTasks']],
  ['buyTopUp4g', ['topUpOffer']],
  // The contract keeps the list of periods.
  ['requestBillReissue', []],
] as const)('after %s these are read again, and no others: %j', async (id, stale) => {
  const { client, write } = open();
  const keys = [getSmsGroupsQueryKey(), getSmsTemplatesQueryKey(), getSmsHistoryQueryKey(), getSmsTasksQueryKey(), getTopUpOfferQueryKey()];
  const all = [...keys, getBillReissuePeriodsQueryKey(), getOutstandingBalanceQueryKey(), getBillPdfQueryKey()];
  for (const key of all) client.setQueryData(key, {});
  await write([id], async () => 'saved');
  const invalidated = () => all.filter((key) => client.getQueryState(key)?.isInvalidated).map(([read]) => read);
  await vi.waitFor(() => expect(invalidated()).toEqual(stale));
});

it('the key of a generated read or write is known by its operation, also of a read that is sent as a POST', () => {
  const options = getSaveSmsGroupMutationOptions();
  expect([getSmsGroupsQueryKey()[0], getUnbilledUsageQueryKey()[0], options.mutationKey?.[0]].map((id) => factsOf(id)?.path)).toEqual([
    '/api/care/gtSmsGroup',
    '/api/care/mycheckunbillusageBill',
    '/api/care/saveSmsGroup',
  ]);
  expect(factsOf('toString')).toBeUndefined();
});

it('reads and writes are tried without a network, and no window or mount repeats them', () => {
  const { queries, mutations } = open().client.getDefaultOptions();
  expect(queries).toMatchObject({ networkMode: 'always', retryOnMount: false, refetchOnWindowFocus: false });
  expect(mutations).toMatchObject({ networkMode: 'always', retry: false });
});

const contract = operationsOf((await bundleContract()) as unknown as ContractDocument);

/** The key of every read, made by the function that the site uses. */
const modules = import.meta.glob<Record<string, unknown>>('./generated/*.ts', { eager: true });
const keys = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => /^get\w+QueryKey$/.test(name))
  .map(([, getKey]) => (getKey as (...parameters: unknown[]) => readonly unknown[])('1', { pageNumber: 1 }));

it('with a log-out only what the contract gives every visitor stays, and no write does', () => {
  const client = createQueryClient(() => {});
  expect(keys.length).toBeGreaterThan(50);
  for (const key of keys) client.setQueryData(key, {});
  client.getMutationCache().build(client, { mutationFn: async () => 'of the customer' });
  removeCustomerData(client);
  const personal = contract.filter((operation) => needsToken(operation) || operation['x-personal'] || operation['x-repeats-input']);
  const ids = new Set(personal.map(({ operationId }) => operationId));
  const stays = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => String(queryKey[0]));
  expect(stays.filter((id) => ids.has(id))).toEqual([]);
  expect(stays.sort()).toEqual(
    keys
      .map(([id]) => String(id))
      .filter((id) => !ids.has(id))
      .sort(),
  );
  expect(client.getMutationCache().getAll()).toEqual([]);
});

it('what is not in the contract goes, too', () => {
  const client = createQueryClient(() => {});
  client.setQueryData(['POST', '/api/care/getpdfbase64', {}], {});
  client.setQueryData(['anything'], {});
  removeCustomerData(client);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it('a pending read is aborted, and a response that comes late is dropped', async () => {
  const client = createQueryClient(() => {});
  let respond = (_bill: string) => {};
  const aborted = vi.fn();
  const read = client
    .fetchQuery({
      queryKey: ['billPdf', { no: '1' }],
      queryFn: ({ signal }) => {
        signal.addEventListener('abort', aborted);
        return new Promise<string>((resolve) => {
          respond = resolve;
        });
      },
    })
    .catch((error: unknown) => error);
  removeCustomerData(client);
  expect(aborted).toHaveBeenCalledOnce();
  respond('of the customer before');
  expect(await read).toMatchObject({ silent: true });
  expect(client.getQueryCache().getAll()).toEqual([]);
});
