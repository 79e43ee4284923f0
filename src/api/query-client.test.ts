import { MutationObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { noteResponse } from '../lib/offline.ts';
import { createQueryClient } from './query-client.ts';

it('data that the device has kept are as old as they are, and so stale', async () => {
  const client = createQueryClient(() => {});
  const queryKey = ['/api/iddplan/getIdd00PlansVOs'];
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
  vi.doMock('./invalidation.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const client = createQueryClient(() => {});
  const queryKey = ['/api/care/smsGroup'];
  client.setQueryData(queryKey, {});
  await new MutationObserver(client, { mutationKey: ['saveSmsGroup'], mutationFn: async () => ({}) }).mutate();
  await vi.waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
  vi.doUnmock('./invalidation.ts');
});
