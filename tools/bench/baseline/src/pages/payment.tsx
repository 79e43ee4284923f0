import { useState } from 'react';

const STEPS = ['電話號碼', '方式及金額', '確認及付款'];

export function Payment() {
  const [wrong, setWrong] = useState(false);
  return (
    <>
      <h1>快捷繳費</h1>
      <ol className="row">
        {STEPS.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <p>第 1 步，共 3 步</p>
      <section className="card">
        <h2>為哪個號碼繳費？</h2>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setWrong(!/^6\d{7}$/.test(String(new FormData(event.currentTarget).get('mobileNo'))));
          }}
        >
          <label>
            電話號碼 +853
            <input name="mobileNo" type="tel" aria-invalid={wrong} />
          </label>
          {wrong && <p>請輸入 8 位電話號碼</p>}
          <button type="submit">查詢</button>
        </form>
        <button type="button" disabled>
          選擇付款方式
        </button>
      </section>
      <p>可為任何月費號碼繳付帳單，儲值卡不適用。</p>
      <p>款項於第 2 個工作天入帳。</p>
      <p>帳單發出後 14 天內須繳清；逾期款項每月收取 2% 利息。</p>
      <details>
        <summary>如何以 MacauPay 繳費</summary>
      </details>
    </>
  );
}
