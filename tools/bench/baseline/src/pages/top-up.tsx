import { useState } from 'react';
import { Field, Services, Steps, useRead } from '../parts.tsx';

const SERVICES = ['購買數據用量：即時增加數據，收費記入下期帳單', '查詢增值記錄：查詢以往增值的方法'];

export function TopUp() {
  const offer = useRead<{ plans: { dataThresholdUI: string; price: string }[] }>('care/applydatatopupBuy');
  const [step, setStep] = useState(1);
  return (
    <>
      <h1>數據增值</h1>
      <Steps of={['選擇服務', '選擇數據', '確認條款', '完成']} step={step} />
      <section className="card">
        {step === 1 ? (
          <>
            <h2>你想辦理甚麼？</h2>
            <fieldset>
              <legend>服務</legend>
              {SERVICES.map((label, at) => (
                <Field key={label} label={label} type="radio" name="service" defaultChecked={at === 0} />
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
            <Services of={(offer?.plans ?? []).map(({ dataThresholdUI, price }) => [dataThresholdUI, `MOP$${price}`])} />
          </>
        )}
      </section>
    </>
  );
}
