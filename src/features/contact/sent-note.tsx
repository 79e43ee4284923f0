import { useTranslation } from 'react-i18next';
import { Answers, PrintButton } from '@/components/answers';
import { timeText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { useFocus } from '@/ui/focus';
import { Note } from '@/ui/note';
import css from './message-form.module.css';
import type { MessageBody } from './rules.ts';

export interface Receipt {
  /** Milliseconds since 1970. */
  sentAt: number;
  message: MessageBody;
  /** Name of the subject. */
  subject: string;
}

/** Confirmation that stays after the toast has closed and takes the focus, because the submit button can be far below it, with what was sent. */
export function SentNote({ receipt: { sentAt, message, subject } }: { receipt: Receipt }) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const box = useFocus<HTMLDivElement>();
  const { name, email, mobile, network, content } = message;
  return (
    <div ref={box} tabIndex={-1} className={css.sent}>
      <Note tone="ok" live>
        <p>{t('sent.text', { time: timeText(sentAt, language), email })}</p>
      </Note>
      <div className={css.summary}>
        <Answers
          title={t('sent.summary')}
          rows={[
            [t('name'), name],
            [t('email'), email],
            [t('mobile'), mobile],
            [t('network'), t(`networks.${network}`)],
            [t('subject'), subject],
            ...(content === undefined ? [] : [[t('content'), content] as const]),
          ]}
        />
        <PrintButton />
      </div>
    </div>
  );
}
