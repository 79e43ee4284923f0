import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, needsToken, operationsOf } from '@site/contract/document.ts';
import { expect, it, vi } from 'vitest';
import { removeCustomerData } from './customer-data.ts';
import { createQueryClient } from './query-client.ts';

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
