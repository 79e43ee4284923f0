import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { Login } from './login.tsx';
import { useRead } from './read.ts';

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

export function Layout() {
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
