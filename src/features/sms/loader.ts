import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getSmsHistoryQueryOptions, getSmsTasksQueryOptions } from '@/api/generated/sms';
import { readSearch } from '@/components/search-params';
import { sessionToken } from '@/session/session';
import { RECORD_PARAMS } from './record-page.ts';
import { SMS_PARAMS } from './view.ts';

export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  if (sessionToken() !== '') {
    void queryClient.prefetchQuery(getSmsTasksQueryOptions());
    const { page: pageNo, view } = readSearch({ ...RECORD_PARAMS, ...SMS_PARAMS }, new URL(request.url).searchParams);
    if (view === 'record') void queryClient.prefetchQuery(getSmsHistoryQueryOptions({ pageNo }));
  }
}
