import { useState } from 'react';
import { useRead } from '../read.ts';

const STEPS = ['選擇服務', '選擇數據', '確認條款', '完成'];
const SERVICES = [
  ['購買數據用量', '即時增加數據，收費記入下期帳單'],
  ['查詢增值記錄', '查詢以往增值的方法'],
] as const;

interface Plan {
  dataThresholdUI: string;
  price: string;
}

export function TopUp() {
  const offer = useRead<{ plans: Plan[] }>('care/applydatatopupBuy');
  const [step, setStep] = useState(1);
  return (
    <>
      <h1>數據增值</h1>
      <ol className="row">
        {STEPS.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <p>第 {step} 步，共 4 步</p>
      <section className="card">
        {step === 1 ? (
          <>
            <h2>你想辦理甚麼？</h2>
            <fieldset>
              <legend>服務</legend>
              {SERVICES.map(([name, text], at) => (
                <label key={name}>
                  <input type="radio" name="service" defaultChecked={at === 0} /> <strong>{name}</strong> <span>{text}</span>
                </label>
              ))}
            </fieldset>
            <a href="/info">查看數據增值流程</a>
            <button type="button" onClick={() => setStep(2)}>
              下一步
            </button>
          </>
        ) : (
          <>
            <h2>選擇數據計劃</h2>
            <ul>
              {(offer?.plans ?? []).map(({ dataThresholdUI, price }) => (
                <li key={dataThresholdUI}>
                  <button type="button">
                    {dataThresholdUI} MOP${price}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}
