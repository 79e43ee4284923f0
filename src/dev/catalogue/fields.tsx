import { Check, Lock } from 'lucide-react';
import { useState } from 'react';
import { PinField } from '../../forms/pin-field.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './catalogue.module.css';
import { Section, useWords } from './words.tsx';

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
