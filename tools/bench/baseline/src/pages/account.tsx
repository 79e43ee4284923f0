import { Link, Navigate, Outlet } from 'react-router-dom';

const PARTS = { 帳戶設定: 'accountSettings', 帳單管理: 'billManagement', 使用記錄: 'usageRecord', 快捷繳費: 'paymentMethod', 數據增值: 'easyPay' };
const MORE = { 漫遊服務: 'roam', 通話服務: 'call', 短訊: 'sms' };

export function Account() {
  if (localStorage.getItem('token') === null) return <Navigate to="/index" replace />;
  return (
    <>
      <nav className="row">
        {Object.entries({ ...PARTS, ...MORE }).map(([name, path], index) => (
          <Link key={path} to={`/account/${path}/${index}`} className="button">
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
