import type { QueryClient } from '@tanstack/react-query';
import { getDataUsageAlertQueryOptions, getVolteStatusQueryOptions } from '@/api/settings';
import { loadTexts } from '@/i18n/i18n';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';
import { settingAt } from './setting.ts';

export async function settingsLoader(queryClient: QueryClient): Promise<null> {
  if (sessionToken() !== '') {
    const setting = settingAt(readStored('SetIndex'));
    if (setting === 'alert') void queryClient.prefetchQuery(getDataUsageAlertQueryOptions());
    if (setting === 'volte') void queryClient.prefetchQuery(getVolteStatusQueryOptions());
  }
  await loadTexts('settings', 'forms');
  return null;
}
