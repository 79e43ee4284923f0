import { Field, Steps } from '../parts.tsx';

export function Payment() {
  return (
    <>
      <h1>快捷繳費</h1>
      <Steps of={['電話號碼', '方式及金額', '確認及付款']} step={1} />
      <section className="card">
        <h2>為哪個號碼繳費？</h2>
        <form>
          <Field label="電話號碼 +853" name="mobileNo" type="tel" />
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
