import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ApiError, configureClient } from 'customer-sdk';
import { getBillsQueryOptions, useBills, useRegisterEbill } from 'customer-sdk/bills/react';
import { queryDefaults } from 'customer-sdk/query';
import { createRoot } from 'react-dom/client';

configureClient({ baseUrl: 'https://api.example.com', token: () => sessionStorage.getItem('token') ?? '' });
export const client = new QueryClient({ defaultOptions: queryDefaults });

function Bills() {
  const { data, error } = useBills();
  const register = useRegisterEbill();
  const problem: ApiError | null = error;
  // @ts-expect-error the payload has no such field
  const nothing = data?.nothing;
  return (
    <>
      <button type="button" disabled={register.isPending} onClick={() => void client.prefetchQuery(getBillsQueryOptions())}>
        {problem?.message ?? String(nothing)}
      </button>
      <ul>
        {data?.invoices.map(({ cycleDateStr }) => (
          <li key={cycleDateStr}>{cycleDateStr}</li>
        ))}
      </ul>
    </>
  );
}

export const app = (
  <QueryClientProvider client={client}>
    <Bills />
  </QueryClientProvider>
);
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(app);
