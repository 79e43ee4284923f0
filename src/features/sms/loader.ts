import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getSmsHistoryQueryOptions, getSmsTasksQueryOptions } from '@/api/sms';
import { sessionToken } from '@/session/session';
import { readStored } from '@/session/storage';
import { lazyRoute } from './record-page.ts';
import { viewAt } from './view.ts';

/** Starts the reads of the remembered view. */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  if (sessionToken() !== '') {
    void queryClient.prefetchQuery(getSmsTasksQueryOptions());
    const pageNo = lazyRoute(new URL(request.url).searchParams);
    if (viewAt(readStored('smsIndex')) === 'record') void queryClient.prefetchQuery(getSmsHistoryQueryOptions({ pageNo }));
  }
}
