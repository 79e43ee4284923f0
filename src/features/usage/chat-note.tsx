import { useTranslation } from 'react-i18next';
import { externalUrls } from '@/brand/brand';
import { buttonClass } from '@/ui/button';
import { Note } from '@/ui/note';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './usage.module.css';

/** One Bill accounts are referred to the chat (USAGE-04). */
export function ChatNote() {
  const { t } = useTranslation('usage');
  const { t: common } = useTranslation();
  return (
    <Note tone="info" className={css.chat}>
      <h2 className={css.chatTitle}>{t('oneBill.title')}</h2>
      <p>{t('oneBill.text')}</p>
      <a href={externalUrls.chat} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'secondary' }, css.chatLink)}>
        {t('oneBill.chat')}
        <VisuallyHidden>{common('newWindow')}</VisuallyHidden>
      </a>
    </Note>
  );
}
