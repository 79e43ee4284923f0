import { useState } from 'react';
import { Facts, Services, useRead } from '../parts.tsx';

const SERVICES = [
  ['我的帳單', '查看、下載及列印過往帳單'],
  ['未出帳用量', '本期通話分鐘及流動數據'],
  ['查詢用量', '詳細通話、短訊及數據記錄'],
  ['申請電子帳單', '停收紙本帳單，7 個工作天內生效'],
  ['補發郵寄帳單', '7 個工作天內寄出，MOP$20／份'],
] as const;

/** KiB as gigabytes. */
const gb = (kib = 0) => `${(kib / 1024 ** 2).toFixed(1)} GB`;

export function Bills() {
  const summary = useRead<{ account: string; mobileNo: string; invoice: { cycleDateStr: string } }>('care/checkbill');
  const owed = useRead<{ balance: string }>('care/getOutstandingBalance');
  const offer = useRead<{ realTimeUsage: { useData: number; remainDate: number; cutOffDate: string } }>('care/applydatatopupBuy');
  const alert = useRead<{ levels: number[] }>('care/datausagealert');
  const { useData = 0, remainDate = 0, cutOffDate } = offer?.realTimeUsage ?? {};
  const [open, setOpen] = useState(false);
  if (open) return <h1>我的帳單</h1>;
  return (
    <>
      <h1>帳單管理</h1>
      <section className="card">
        <p>客戶編號</p>
        <p>
          <strong>{summary?.account}</strong>
        </p>
        <p>未繳結餘</p>
        <p>
          <small>MOP$</small> <strong>{owed?.balance}</strong>
        </p>
        <Facts
          of={[
            ['發單日期', summary?.invoice.cycleDateStr],
            ['電話號碼', summary?.mobileNo],
          ]}
        />
        <a href="/account/paymentMethod/3" className="button">
          立即繳費
        </a>
        <button type="button" onClick={() => setOpen(true)}>
          查看帳單
        </button>
      </section>
      <section className="card">
        <h2>本期數據</h2>
        <p>截至 {cutOffDate}</p>
        <meter max={useData + remainDate} value={useData} />
        <p>尚餘 {gb(remainDate)}</p>
        <p>已用 {gb(useData)}</p>
        <p>{alert?.levels.join(' / ')}</p>
      </section>
      <section>
        <h2>其他服務</h2>
        <Services of={SERVICES} />
      </section>
      <p>款項於第 2 個工作天入帳；逾期結餘按月收取 2% 利息。</p>
    </>
  );
}
