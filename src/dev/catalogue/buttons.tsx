import { ChevronLeft, ChevronRight, Download, Printer, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { Button, type ButtonProps, type ButtonVariant, buttonClass, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './catalogue.module.css';
import { Section, useWords } from './words.tsx';

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
