import './baseline.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Layout } from './layout.tsx';

const account = [
  { path: 'billManagement/:index', lazy: async () => ({ Component: (await import('./pages/bills.tsx')).Bills }) },
  { path: 'paymentMethod/:index', lazy: async () => ({ Component: (await import('./pages/payment.tsx')).Payment }) },
  { path: 'easyPay/:index', lazy: async () => ({ Component: (await import('./pages/top-up.tsx')).TopUp }) },
  { path: 'sms/:index', lazy: async () => ({ Component: (await import('./pages/sms.tsx')).Sms }) },
];
const children = [
  { path: '/index', lazy: async () => ({ Component: (await import('./pages/home.tsx')).Home }) },
  { path: '/powerPlan', lazy: async () => ({ Component: (await import('./pages/plans.tsx')).PlanList }) },
  { path: '/productDetails/:id', lazy: async () => ({ Component: (await import('./pages/phone.tsx')).Phone }) },
  { path: '/keyWordSearch', lazy: async () => ({ Component: (await import('./pages/search.tsx')).Search }) },
  { path: '/idd/roamingcharge', lazy: async () => ({ Component: (await import('./pages/roaming.tsx')).Roaming }) },
  { path: '/account', lazy: async () => ({ Component: (await import('./pages/account.tsx')).Account }), children: account },
];

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={createBrowserRouter([{ element: <Layout />, HydrateFallback: () => null, children }])} />
  </QueryClientProvider>,
);
