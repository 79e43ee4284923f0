import { Check, ChevronLeft, ChevronRight, Download, Lock, Printer, Trash2 } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { PinField } from '../../forms/pin-field.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, type ButtonProps, type ButtonVariant, buttonClass, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Radio, RadioGroup, RadioTile } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './catalogue.module.css';
import { Sample, Section, useWords } from './words.tsx';

/** As usual, then in each state. */
const looks: readonly Partial<ButtonProps>[] = [{}, { className: 'is-hover' }, { className: 'is-focus' }, { disabled: true }, { busy: true }];

export function Buttons() {
  const t = useWords();
  const busy = t('處理中', 'Processing');
  const kinds: [ButtonVariant, string, string][] = [
    ['primary', t('主要', 'Primary'), t('立即登入', 'Log in')],
    ['secondary', t('次要', 'Secondary'), t('查看帳單', 'View bill')],
    ['quiet', t('安靜', 'Quiet'), t('選擇群組', 'Choose a group')],
    ['danger', t('危險', 'Danger'), t('刪除預定', 'Delete')],
    ['promotion', t('推廣', 'Promotion'), t('立即申請', 'Apply now')],
  ];
  return (
    <Section
      title={t('按鈕', 'Buttons')}
      text={t('高 48；膠囊形只屬主要及推廣；其餘圓角 8；每頁一個主要動作', '48 high; pills for primary and promotion only; one primary action a page')}
    >
      <div className={css.buttons}>
        <span className={css.wide} />
        {[t('預設', 'Usual'), t('懸停', 'Hover'), t('焦點', 'Focus'), t('停用', 'Disabled'), t('處理中', 'Busy')].map((state) => (
          <span key={state} className={`captionQuiet ${css.wide}`}>
            {state}
          </span>
        ))}
        {kinds.map(([variant, name, label]) => (
          <Fragment key={variant}>
            <span className={css.wide}>{name}</span>
            {looks.map((look, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
              <span key={at}>
                <Button variant={variant} busyLabel={busy} {...look}>
                  {label}
                </Button>
              </span>
            ))}
          </Fragment>
        ))}
      </div>
      <div className={css.row}>
        <Button icon={Download} variant="primary">
          {t('下載 PDF', 'Download PDF')}
        </Button>
        <Button icon={Printer}>{t('列印', 'Print')}</Button>
        <Button icon={Trash2} variant="dangerSolid">
          {t('確認刪除', 'Delete for good')}
        </Button>
        <Button size={44}>{t('全數 MOP$386.00', 'All: MOP$386.00')}</Button>
        <IconButton variant="outline" label={t('上一頁', 'Previous')} icon={ChevronLeft} />
        <IconButton variant="round" label={t('下一頁', 'Next')} icon={ChevronRight} />
        <IconButton variant="plain" label={t('列印', 'Print')} icon={Printer} />
        <a href="#top" className={buttonClass({ variant: 'secondary' })}>
          {t('連結', 'A link')}
          <Icon icon={ChevronRight} />
        </a>
      </div>
    </Section>
  );
}

export function Fields() {
  const t = useWords();
  const [file, setFile] = useState<string | undefined>(t('陳大文_履歷.pdf', 'chan-tai-man-cv.pdf'));
  const files = {
    choose: t('選擇檔案', 'Choose a file'),
    replace: t('更換', 'Replace'),
    remove: t('移除檔案', 'Remove the file'),
    progress: t('上載進度', 'Upload progress'),
  };
  const none = () => undefined;
  return (
    <Section title={t('輸入', 'Input')} text={t('高 48、圓角 8；標籤在上，說明在前，錯誤在後', '48 high; label above, help before, errors after')}>
      <div className={css.three}>
        <TextField label={t('預設', 'Usual')} hint={t('先看說明，再輸入', 'Help is read first')} placeholder={t('南灣店會員', 'Nam Van members')} />
        <TextField
          label={t('已輸入', 'Filled in')}
          optional={t('（選填）', '(optional)')}
          hint={t('先看說明，再輸入', 'Help is read first')}
          defaultValue={t('南灣店會員', 'Nam Van members')}
        />
        <TextField
          label={t('錯誤', 'Error')}
          hint={t('以澳門元計算', 'In Macau patacas')}
          defaultValue={t('18K 面議', '18K or so')}
          error={t('要求薪金只可輸入數字', 'Expected salary may hold digits only')}
        />
        <TextField
          label={t('已核對', 'Checked')}
          prefix="+853"
          type="tel"
          defaultValue="6688 1234"
          note={t('已找到帳戶', 'Account found')}
          noteTone="ok"
          suffix={
            <Badge tone="ok" icon={Check}>
              {t('月費客戶', 'Postpaid')}
            </Badge>
          }
        />
        <TextField
          label={t('停用', 'Disabled')}
          disabled
          defaultValue="1028 8841 6"
          suffix={<Icon icon={Lock} />}
          note={t('此欄不可更改', 'This cannot be changed')}
        />
        <PinField label={t('密碼', 'PIN')} defaultValue="246810" autoComplete="current-password" />
        <CodeField label={t('驗證碼', 'One-time code')} defaultValue="480913" action={<Button disabled>{t('43 秒後可重發', 'Resend in 43 s')}</Button>} />
        <Select
          label={t('選單', 'List')}
          defaultValue="1"
          options={[
            { value: '1', label: t('星期一', 'Monday') },
            { value: '2', label: t('星期二', 'Tuesday') },
            { value: '3', label: t('星期三', 'Wednesday') },
          ]}
        />
        <TextField label={t('日期', 'Date')} type="date" defaultValue="2026-11-23" />
        <AmountField label={t('金額', 'Amount')} defaultValue="386.00" choices={<Button size={44}>{t('全數 MOP$386.00', 'All: MOP$386.00')}</Button>} />
        <AmountField
          label={t('繳付金額', 'Amount to pay')}
          defaultValue="38600.00"
          error={t('信用卡每次不能超過 MOP$30,000', 'A card payment cannot exceed MOP$30,000')}
        />
        <TextArea
          label={t('文字區', 'Several lines')}
          defaultValue={t('本週六下午三時，作家分享會於南灣店舉行。', 'An author talks at our Nam Van shop this Saturday at three.')}
          below={
            <>
              <span>
                <b>{t('1 則', '1 message')}</b>
                {t('，含中文', '')}
              </span>
              <span>
                <b>20</b> / 70
              </span>
            </>
          }
        />
        <FileField label={t('履歷', 'CV')} hint={t('PDF 或 DOC', 'PDF or DOC')} labels={files} onChoose={none} />
        <FileField
          label={t('上載中', 'Being sent')}
          labels={files}
          onChoose={none}
          onRemove={none}
          file={{ name: t('陳大文_履歷.pdf', 'chan-tai-man-cv.pdf'), text: t('1.1 MB，共 1.8 MB', '1.1 MB of 1.8 MB'), progress: 0.62 }}
        />
        <FileField
          label={t('已上載', 'Sent')}
          labels={files}
          onChoose={(chosen) => setFile(chosen.name)}
          onRemove={() => setFile(undefined)}
          {...(file === undefined ? {} : { file: { name: file, text: t('1.8 MB，已上載', '1.8 MB, sent') } })}
        />
      </div>
    </Section>
  );
}

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
