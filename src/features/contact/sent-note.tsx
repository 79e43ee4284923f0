import { useTranslation } from 'react-i18next';
import { dateLocale } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { useFocus } from '@/ui/focus';
import { Note } from '@/ui/note';
import css from './message-form.module.css';

export interface Receipt {
  /** Milliseconds since 1970. */
  sentAt: number;
  email: string;
}

/** Confirmation that stays after the toast has closed and takes the focus, because the submit button can be far below it. */
export function SentNote({ receipt: { sentAt, email } }: { receipt: Receipt }) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const box = useFocus<HTMLDivElement>();
  const time = new Intl.DateTimeFormat(dateLocale(language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(sentAt);
  return (
    <div ref={box} tabIndex={-1} className={css.sent}>
      <Note tone="ok" live>
        <p>{t('sent.text', { time, email })}</p>
      </Note>
    </div>
  );
}
