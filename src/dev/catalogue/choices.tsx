import { useId, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Radio, RadioGroup, RadioTile } from '../../ui/radio-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import css from './catalogue.module.css';
import { Sample, Section, useWords } from './words.tsx';

export function Choices() {
  const t = useWords();
  const id = useId();
  const [calls, setCalls] = useState(true);
  const [texts, setTexts] = useState(false);
  const state = (on: boolean) => (on ? t('已拒收', 'Refused') : t('接收中', 'Received'));
  return (
    <Section title={t('選擇', 'Choices')} text={t('點按範圍 44 以上，整行可按', 'At least 44 high; the whole row can be pressed')}>
      <div className={css.three}>
        <Sample title={t('核取方塊', 'Ticks')}>
          <div>
            <Checkbox>{t('未選取', 'Not chosen')}</Checkbox>
            <Checkbox defaultChecked>{t('同意服務條款', 'I agree to the terms of service')}</Checkbox>
            <Checkbox error={t('請先同意服務條款', 'Please agree to the terms first')}>{t('未同意', 'Not agreed')}</Checkbox>
            <Checkbox disabled>{t('停用', 'Disabled')}</Checkbox>
            <Checkbox disabled defaultChecked>
              {t('停用，已選取', 'Disabled and chosen')}
            </Checkbox>
          </div>
        </Sample>
        <RadioGroup label={t('付款方式', 'Pay with')}>
          <RadioTile name={`${id}pay`} value="card" defaultChecked title={t('信用卡', 'Card')} text={t('Visa 或 Mastercard', 'Visa or Mastercard')} />
          <RadioTile
            name={`${id}pay`}
            value="wallet"
            title={t('澳門錢包 MacauPay', 'MacauPay')}
            text={t('轉到錢包應用程式', 'Opens the wallet')}
            fact={t('即時', 'At once')}
          />
          <RadioTile name={`${id}pay`} value="alipay" disabled title={t('支付寶 Alipay', 'Alipay')} text={t('未符合條件', 'Not available here')} />
        </RadioGroup>
        <div>
          <Switch label={t('推廣來電', 'Promotion calls')} state={state(calls)} checked={calls} onChange={() => setCalls(!calls)} />
          <Switch label={t('推廣短訊', 'Promotion texts')} state={state(texts)} checked={texts} onChange={() => setTexts(!texts)} />
          <Switch label={t('推廣郵件', 'Promotion mail')} state={t('未能更改', 'Cannot be changed')} disabled />
        </div>
      </div>
      <div className={css.two}>
        <RadioGroup label={t('今次去哪裏？', 'Where are you going?')} columns={2}>
          <RadioTile
            name={`${id}where`}
            title={t('中國內地、香港及台灣', 'Mainland, Hong Kong, Taiwan')}
            text={t('珠海、香港、台北', 'Zhuhai, Hong Kong, Taipei')}
          />
          <RadioTile name={`${id}where`} defaultChecked title={t('日本及南韓', 'Japan and South Korea')} text={t('東京、大阪、首爾', 'Tokyo, Osaka, Seoul')} />
        </RadioGroup>
        <RadioGroup label={t('客戶類別', 'Customer')} error={t('請選擇客戶類別', 'Please choose a kind of customer')}>
          <Radio name={`${id}kind`} title={t('4G、3G、2G 網絡客戶', '4G, 3G or 2G customer')} />
          <Radio name={`${id}kind`} title={t('非客戶', 'Not a customer')} />
        </RadioGroup>
      </div>
    </Section>
  );
}
