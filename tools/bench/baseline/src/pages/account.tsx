import { Link, Navigate, Outlet } from 'react-router-dom';

const PARTS = [
  ['accountSettings', '帳戶設定'],
  ['billManagement', '帳單管理'],
  ['usageRecord', '使用記錄'],
  ['paymentMethod', '快捷繳費'],
  ['easyPay', '數據增值'],
  ['roam', '漫遊服務'],
  ['call', '通話服務'],
  ['sms', '短訊'],
] as const;

export function Account() {
  if (localStorage.getItem('token') === null) return <Navigate to="/index" replace />;
  return (
    <>
      <nav className="row">
        {PARTS.map(([path, name], index) => (
          <Link key={path} to={`/account/${path}/${index}`} className="chip">
            {name}
          </Link>
        ))}
      </nav>
      <p>
        歡迎回來 <strong>{localStorage.getItem('mobileNo')}</strong>
      </p>
      <Outlet />
    </>
  );
}
