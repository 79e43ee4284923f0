// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '@/session/storage';
import { callingServicesLoader, roamingServicesLoader } from './loader.ts';

function readsOf(loader: (client: QueryClient) => void) {
  const client = new QueryClient();
  const prefetch = vi.spyOn(client, 'prefetchQuery').mockResolvedValue(undefined);
  loader(client);
  return prefetch.mock.calls.map(([{ queryKey, meta }]) => ({ queryKey, meta }));
}

beforeEach(() => localStorage.clear());

it('reads the services of the page for a customer, and the countries for call forwarding', () => {
  expect([readsOf(roamingServicesLoader), readsOf(callingServicesLoader)]).toEqual([[], []]);
  writeStored('token', 'a');
  expect(readsOf(roamingServicesLoader)).toEqual([{ queryKey: [expect.any(String), { serviceType: 1 }], meta: undefined }]);
  expect(readsOf(callingServicesLoader)).toEqual([
    { queryKey: [expect.any(String), { serviceType: 2 }], meta: undefined },
    // The dialog shows a failure in place of the field.
    { queryKey: [expect.any(String)], meta: { ownErrors: true } },
  ]);
});
