import { useState } from 'react';
import { useRead } from '../read.ts';

const ROWS = ['本地 0 個 × 0 則', '國際 0 個 × 0 則', '每次費用'];

export function Sms() {
  const tasks = useRead<unknown[]>('care/sendsmstask');
  const [text, setText] = useState('');
  const [tab, setTab] = useState('發送短訊');
  return (
    <>
      <h1>短訊</h1>
      <button type="button">
        預定短訊 <span className="badge">{tasks?.length}</span>
      </button>
      <div className="row" role="tablist">
        {['發送短訊', '短訊記錄'].map((name) => (
          <button key={name} type="button" role="tab" aria-selected={name === tab} onClick={() => setTab(name)}>
            {name}
          </button>
        ))}
      </div>
      <form>
        <section className="card">
          <h2>收件人</h2>
          <button type="button">選用群組</button>
          <button type="button">儲存為群組</button>
          <label>
            收件人號碼
            <small>8 位本地手機或具短訊功能的住宅號碼，或以 + 開頭的國際號碼；可一次貼上多個。</small>
            <input name="typing" inputMode="tel" />
          </label>
          <button type="button">加入</button>
          <label>
            群組名稱（儲存時使用）
            <input />
          </label>
        </section>
        <section className="card">
          <h2>訊息</h2>
          <button type="button">選用範本</button>
          <button type="button">儲存為範本</button>
          <label>
            訊息內容
            <textarea value={text} onChange={(event) => setText(event.target.value)} rows={6} />
            <small>{text.length} / 160</small>
          </label>
          <label>
            範本名稱（儲存時使用）
            <input />
          </label>
        </section>
        <fieldset className="card">
          <legend>發送時間</legend>
          {['立即', '指定時間', '定期'].map((name, at) => (
            <label key={name}>
              <input type="radio" name="time" defaultChecked={at === 0} /> <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <aside className="card dark">
          <dl>
            {ROWS.map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>0.00</dd>
              </div>
            ))}
          </dl>
          <p>預計總費用</p>
          <p className="figure">
            <small>MOP$</small> <strong>0.00</strong>
          </p>
          <p>共 1 次，記入月結單</p>
          <button type="submit">預覽及確認</button>
        </aside>
      </form>
    </>
  );
}
