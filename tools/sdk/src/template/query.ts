import { hashKey, type QueryKey } from '@tanstack/react-query';
import { isTransient } from '../../../../src/api/errors.ts';
import { currentLanguage } from './client.ts';

/** Of a read whose request or response was lost. */
const MAX_RETRIES = 2;

/** For `new QueryClient({ defaultOptions: queryDefaults })`. React Query's own defaults repeat a refusal three times and share an answer between the languages. */
export const queryDefaults = {
  queries: {
    queryKeyHashFn: (key: QueryKey): string => hashKey([currentLanguage(), key]),
    retry: (failures: number, error: Error): boolean => failures < MAX_RETRIES && isTransient(error),
  },
  // Money and messages are sent once.
  mutations: { retry: false },
};
