import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getPaymentReceiptQueryOptions } from '@/api/generated/payments';
import { readResult } from './result-params.ts';

/** A failed receipt is a part of the result page and shows no toast (decisions B37, B42). */
export const RECEIPT_QUERY = { meta: { ownErrors: true } } as const;

export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const result = readResult(new URL(request.url).searchParams);
  if (result?.kind === 'receipt') void queryClient.prefetchQuery(getPaymentReceiptQueryOptions({ pid: result.pid }, { query: RECEIPT_QUERY }));
}
