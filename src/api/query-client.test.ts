import { expect, it } from 'vitest';
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
