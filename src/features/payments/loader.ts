import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getPaymentReceiptQueryOptions } from '@/api/payments';
import { readResult } from './result-address.ts';

/** The result shows a failed read of the receipt, so no toast does (decisions B37, B42). */
export const RECEIPT_READ = { meta: { ownErrors: true } } as const;

/** Starts the read of the receipt after a payment. */
export function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const result = readResult(new URL(request.url).searchParams);
  if (result?.kind === 'receipt') void queryClient.prefetchQuery(getPaymentReceiptQueryOptions({ pid: result.pid }, { query: RECEIPT_READ }));
}
