import { useState } from 'react';
import { Facts, Field, Tabs, useRead } from '../parts.tsx';

const TABS = ['發送短訊', '短訊記錄'].map((name) => ({ id: name, name }));
const COSTS = ['本地 0 個 × 0 則', '國際 0 個 × 0 則', '每次費用', '預計總費用（MOP$）'].map((name) => [name, '0.00'] as const);
const HINT = '8 位本地手機或具短訊功能的住宅號碼，或以 + 開頭的國際號碼；可一次貼上多個。';

const Buttons = ({ of }: { of: readonly string[] }) =>
  of.map((name) => (
    <button key={name} type="button">
      {name}
    </button>
  ));

export function Sms() {
  const tasks = useRead<unknown[]>('care/sendsmstask');
  const [text, setText] = useState('');
  const [tab, setTab] = useState('發送短訊');
  return (
    <>
      <h1>短訊</h1>
      <button type="button">
        預定短訊 <span>{tasks?.length}</span>
      </button>
      <Tabs of={TABS} chosen={tab} onChoose={setTab} />
      <form>
        <section className="card">
          <h2>收件人</h2>
          <Buttons of={['選用群組', '儲存為群組', '加入']} />
          <Field label="收件人號碼" name="typing" inputMode="tel" />
          <small>{HINT}</small>
          <Field label="群組名稱（儲存時使用）" />
        </section>
        <section className="card">
          <h2>訊息</h2>
          <Buttons of={['選用範本', '儲存為範本']} />
          <label>
            訊息內容
            <textarea value={text} onChange={(event) => setText(event.target.value)} rows={6} />
          </label>
          <small>{text.length} / 160</small>
          <Field label="範本名稱（儲存時使用）" />
        </section>
        <fieldset className="card">
          <legend>發送時間</legend>
          {['立即', '指定時間', '定期'].map((name, at) => (
            <Field key={name} label={name} type="radio" name="time" defaultChecked={at === 0} />
          ))}
        </fieldset>
        <aside className="card">
          <Facts of={COSTS} />
          <p>共 1 次，記入月結單</p>
          <button type="submit">預覽及確認</button>
        </aside>
      </form>
    </>
  );
}
