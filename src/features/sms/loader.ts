import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getSmsHistoryQueryOptions, getSmsTasksQueryOptions } from '@/api/sms';
import { loadTexts } from '@/i18n/i18n';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';
import { pageFromQuery } from './record-page.ts';
import { viewAt } from './view.ts';

export async function smsLoader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<null> {
  if (sessionToken() !== '') {
    void queryClient.prefetchQuery(getSmsTasksQueryOptions());
    const pageNo = pageFromQuery(new URL(request.url).searchParams);
    if (viewAt(readStored('smsIndex')) === 'record') void queryClient.prefetchQuery(getSmsHistoryQueryOptions({ pageNo }));
  }
  await loadTexts('sms', 'forms');
  return null;
}
