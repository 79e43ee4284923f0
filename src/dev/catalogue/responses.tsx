import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { NightScene } from '../../brand/night-scene.tsx';
import { PinField } from '../../forms/pin-field.tsx';
import { showToast, TOAST_MS } from '../../lib/toasts.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FieldStack } from '../../ui/field.tsx';
import { Spinner } from '../../ui/icon.tsx';
import { EmptyState, ErrorPanel } from '../../ui/no-content.tsx';
import { RadioGroup, RadioTile } from '../../ui/radio-group.tsx';
import { Card } from '../../ui/section.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './catalogue.module.css';
import { Sample, Section, useWords } from './words.tsx';

export function Responses() {
  const t = useWords();
  const id = useId();
  const [open, setOpen] = useState<'alert' | 'choose' | 'login' | undefined>();
  const [attempt, setAttempt] = useState(0);
  const close = () => setOpen(undefined);
  const errors = [
    { field: `${id}salary`, label: 'MOP$', text: t('要求薪金只可輸入數字', 'Expected salary may hold digits only') },
    { field: `${id}date`, label: '2026', text: t('請選擇可到職日期', 'Please choose a starting date') },
  ];
  return (
    <Section title={t('回應', 'Responses')} text={t('成功、錯誤、空白、載入', 'Success, errors, nothing, loading')}>
      <div className={css.three}>
        <Sample title={t(`提示：${TOAST_MS / 1000} 秒後關閉`, `Toasts: gone after ${TOAST_MS / 1000} seconds`)}>
          <Button data-testid="toast-ok" onClick={() => showToast('success', t('已儲存群組「南灣店會員」', 'The group “Nam Van members” is saved'))}>
            {t('成功提示', 'Success')}
          </Button>
          <Button
            data-testid="toast-error"
            onClick={() => showToast('error', t('系統繁忙，請稍後再試', 'The system is busy, please try again later'), t('未能完成', 'Not done'))}
          >
            {t('錯誤提示', 'Error')}
          </Button>
          <Button data-testid="toast-info" onClick={() => showToast('info', t('驗證碼已重新發送', 'The code has been sent again'))}>
            {t('資訊提示', 'Information')}
          </Button>
        </Sample>
        <Sample title={t('對話框', 'Dialogs')}>
          <Button data-testid="open-alert" variant="danger" onClick={() => setOpen('alert')}>
            {t('刪除預定', 'Delete')}
          </Button>
          <Button data-testid="open-choose" onClick={() => setOpen('choose')}>
            {t('選擇群組', 'Choose a group')}
          </Button>
          <Button data-testid="open-login" onClick={() => setOpen('login')}>
            {t('登入', 'Log in')}
          </Button>
        </Sample>
        <Sample title={t('錯誤摘要', 'Error summary')}>
          <ErrorSummary attempt={attempt} title={t('請更正以下 2 項', 'Please correct 2 answers')} errors={attempt > 0 ? errors : []} />
          {errors.map(({ field, label, text }) => (
            <TextField key={field} id={field} label={label} error={attempt > 0 ? text : undefined} />
          ))}
          <Button onClick={() => setAttempt(attempt + 1)}>{t('提交', 'Submit')}</Button>
        </Sample>
      </div>
      <div className={css.three}>
        <Sample title={t('空白：一句話及出路', 'Nothing: a sentence and a way on')}>
          <EmptyState level={3} title={t('找不到短訊記錄', 'No messages found')} action={<Button>{t('發送短訊', 'Send a message')}</Button>}>
            {t('這段時間沒有發送過短訊。', 'No messages were sent in this period.')}
          </EmptyState>
        </Sample>
        <Sample title={t('載入中：骨架與內容同形', 'Loading: the shape of what comes')}>
          <Card>
            <SkeletonGroup label={t('正在載入帳單', 'Loading your bills')} className={css.stack}>
              <div className={css.sample}>
                <Skeleton width="6rem" />
                <Skeleton width="13rem" height="2.75rem" radius="input" />
                <Skeleton height="0.75rem" />
                <Skeleton width="70%" />
                <Skeleton width="8.5rem" height="3rem" radius="pill" />
              </div>
            </SkeletonGroup>
            <p className={css.row}>
              <Spinner />
              <span className="captionQuiet">{t('處理中', 'Processing')}</span>
            </p>
          </Card>
        </Sample>
        <Sample title={t('錯誤：一句話及出路', 'Error: a sentence and a way on')}>
          <ErrorPanel level={3} title={t('未能載入帳單', 'Your bills could not be loaded')} action={<Button>{t('再試一次', 'Try again')}</Button>}>
            {t('請檢查網絡，或致電 1118。', 'Please check your connection or call 1118.')}
          </ErrorPanel>
        </Sample>
      </div>
      <AlertDialog
        open={open === 'alert'}
        icon={Trash2}
        destructive
        title={t('刪除 2 則預定短訊？', 'Delete 2 scheduled messages?')}
        cancelLabel={t('保留', 'Keep')}
        confirmLabel={t('刪除預定', 'Delete')}
        busyLabel={t('處理中', 'Processing')}
        onCancel={close}
        onConfirm={close}
      >
        {t('刪除後不會發送或收費，亦不能還原。', 'They will not be sent or charged, and cannot be brought back.')}
      </AlertDialog>
      <Dialog
        open={open === 'choose'}
        onClose={close}
        title={t('選擇群組', 'Choose a group')}
        closeLabel={t('關閉', 'Close')}
        footer={
          <>
            <Button icon={Trash2} variant="quiet">
              {t('刪除', 'Delete')}
            </Button>
            <Button variant="primary" onClick={close}>
              {t('確定', 'OK')}
            </Button>
          </>
        }
      >
        <RadioGroup label={t('群組', 'Groups')} hideLabel>
          <RadioTile name={`${id}group`} defaultChecked title={t('南灣店會員', 'Nam Van members')} fact={t('6 個號碼', '6 numbers')} />
          <RadioTile name={`${id}group`} title={t('氹仔店會員', 'Taipa members')} fact={t('18 個號碼', '18 numbers')} />
          <RadioTile name={`${id}group`} title={t('員工', 'Staff')} fact={t('9 個號碼', '9 numbers')} />
        </RadioGroup>
      </Dialog>
      <Dialog open={open === 'login'} onClose={close} size="wide" art={<NightScene />} title={t('我的帳戶', 'My account')} closeLabel={t('關閉', 'Close')}>
        <FieldStack>
          <TextField label={t('手機號碼', 'Mobile number')} prefix="+853" type="tel" autoComplete="username" data-autofocus />
          <PinField label={t('密碼', 'PIN')} hint={t('4 至 8 位數字', '4 to 8 digits')} autoComplete="current-password" />
        </FieldStack>
        <div className={css.row}>
          <Button variant="primary" wide onClick={() => showToast('error', t('號碼或密碼不正確', 'Number or PIN is not correct'))}>
            {t('登入', 'Log in')}
          </Button>
        </div>
      </Dialog>
    </Section>
  );
}
