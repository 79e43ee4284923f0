import './baseline.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { Field, useRead } from './parts.tsx';

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

function Layout() {
  const notice = useRead<{ title: string; content: string }>('index/getgetNotice');
  const menu = useRead<Entry[]>('index/getChannellist');
  const channels = useRead<Entry[]>('index/getfooterChannellist');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <p className="notice">
        <strong>{notice?.title}</strong> {notice?.content.replace(/<[^>]*>/g, '')}
      </p>
      <header>
        <Link to="/index">燈塔電訊</Link>
        <details>
          <summary>選單</summary>
          <Entries rows={menu} />
        </details>
        <button type="button" onClick={() => setAsked(true)}>
          登入
        </button>
      </header>
      <main>
        <Outlet />
      </main>
      <footer>
        <p>
          <strong>1118</strong> 24 小時客戶服務熱線 廣東話 · English · Português
        </p>
        <Entries rows={channels} />
        <Entries rows={menu} />
        <p>© 2026 燈塔電訊有限公司</p>
      </footer>
      {asked && <Login onClose={() => setAsked(false)} />}
    </>
  );
}

interface Entry {
  name: string;
  jumpUrl?: string;
  href?: string;
  children?: Entry[];
}

function Entries({ rows = [] }: { rows: Entry[] | undefined }) {
  return (
    <ul>
      {rows.map(({ name, jumpUrl, href, children = [] }) => (
        <li key={name}>
          <svg viewBox="0 0 24 24" width="12" height="12" aria-hidden="true">
            <path d="m9 18 6-6-6-6" />
          </svg>
          {href === undefined ? <Link to={jumpUrl ?? '/index'}>{name}</Link> : <a href={href}>{name}</a>}
          {children.length > 0 && <Entries rows={children} />}
        </li>
      ))}
    </ul>
  );
}

/** Number first, then the PIN, as on the site. */
function Login({ onClose }: { onClose: () => void }) {
  const [mobileNo, setMobileNo] = useState<unknown>();
  const navigate = useNavigate();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    if (mobileNo === undefined) return setMobileNo(fields.mobileNo);
    const response = await fetch(`/api/care/login?t=${Date.now()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', language: 'cn', token: '' },
      body: JSON.stringify(fields),
    });
    const { data } = (await response.json()) as { data: Record<string, string> };
    for (const [name, value] of Object.entries(data)) localStorage.setItem(name, value);
    onClose();
    await navigate('/account/billManagement/1');
  };

  return (
    <dialog ref={(element) => (element?.open === false ? element.showModal() : undefined)} onClose={onClose} aria-label="我的帳戶">
      <h2>我的帳戶</h2>
      <button type="button">登入</button>
      <button type="button">設定或忘記密碼</button>
      <form onSubmit={submit}>
        <Field label="手機號碼 +853" name="mobileNo" inputMode="tel" autoComplete="tel-national" />
        {mobileNo !== undefined && <Field label="密碼" name="password" type="password" autoComplete="current-password" />}
        <button type="submit">{mobileNo === undefined ? '下一步' : '登入'}</button>
        <button type="button">忘記密碼？</button>
      </form>
      <p>我們不會以電話或短訊索取密碼</p>
      <p>儲值卡客戶：輸入號碼後以短訊驗證碼登入。需要協助請致電 1118</p>
    </dialog>
  );
}
