import type { QueryClient } from '@tanstack/react-query';
import { getDataUsageAlertQueryOptions, getVolteStatusQueryOptions } from '@/api/settings';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';
import { settingAt } from './setting.ts';

export function loader(queryClient: QueryClient): void {
  if (sessionToken() !== '') {
    const setting = settingAt(readStored('SetIndex'));
    if (setting === 'alert') void queryClient.prefetchQuery(getDataUsageAlertQueryOptions());
    if (setting === 'volte') void queryClient.prefetchQuery(getVolteStatusQueryOptions());
  }
}
