import { bundleContract } from '@site/contract/bundle.ts';
import { type ContractDocument, needsToken, operationsOf } from '@site/contract/document.ts';
import { isMutation } from '@site/contract/generate/hook-kinds.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { isPersonal, removeCustomerData } from './customer-data.ts';

/** Personal by its mark, but of nobody who logs in: an image for any visitor, which is used once. */
const OF_NO_CUSTOMER = ['captcha'];

it('forgets with a log-out every read with personal data that the contract has, and every write', async () => {
  const reads = operationsOf((await bundleContract()) as unknown as ContractDocument).filter(
    (operation) => !isMutation(operation) && (needsToken(operation) || operation['x-personal'] === true),
  );
  const kept = reads.filter(({ path }) => !isPersonal(path)).map(({ operationId }) => operationId);
  expect(reads.length).toBeGreaterThan(10);
  expect(kept, 'add the path of the operation to PERSONAL in src/api/customer-data.ts').toEqual(OF_NO_CUSTOMER);

  const client = new QueryClient();
  for (const { path } of reads) client.setQueryData([path], {});
  client.getMutationCache().build(client, { mutationFn: async () => 'of the customer' });
  removeCustomerData(client);
  expect(client.getQueryCache().getAll().length).toBe(OF_NO_CUSTOMER.length);
  expect(client.getMutationCache().getAll()).toEqual([]);
}, 30_000);

it.each([
  ['/api/care/bills', true],
  ['/api/ussd/apply', true],
  ['/api/vmpay/receipt/1', true],
  ['/api/business/volte', true],
  ['/api/business/volteOffers', false],
  ['/api/business/volte/offers', false],
  ['/backup/api/business/volte', false],
  ['/news/api/care/bills', false],
  ['/api/caretaker', false],
])('a response belongs to a customer by the beginning of its path: %s, %s', (path, personal) => {
  expect(isPersonal(path)).toBe(personal);
});
