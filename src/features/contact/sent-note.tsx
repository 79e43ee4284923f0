import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/session/language';
import { Note } from '@/ui/note';
import css from './message-form.module.css';

/** A message that arrived. */
export interface Receipt {
  /** Milliseconds since 1970. */
  at: number;
  email: string;
}

/** Stays when the pop-up is gone, and takes the focus: on a phone the end of the form is far from here. */
export function SentNote({ receipt: { at, email } }: { receipt: Receipt }) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-HK', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
  return (
    <div ref={box} tabIndex={-1} className={css.sent}>
      <Note tone="ok" live>
        <p>{t('sent.text', { time, email })}</p>
      </Note>
    </div>
  );
}
