import type { ApiError } from '@/api/errors';

/** Options of reads that a route waits for: no page is shown before, so a server that does not respond is given up after ten seconds. */
export const awaitedRead = {
  query: { retry: (failures: number, { kind }: ApiError) => failures < 2 && kind === 'network' },
  request: { timeout: 10_000 },
};
