import { useTranslation } from 'react-i18next';
import { externalUrls } from '@/brand/brand';
import { ExternalLink } from '@/components/links';
import { buttonClass } from '@/ui/button';
import { Note } from '@/ui/note';
import css from './usage.module.css';

/** One Bill accounts are referred to the chat (USAGE-04). */
export function ChatNote() {
  const { t } = useTranslation('usage');
  return (
    <Note tone="info" className={css.chat}>
      <h2 className={css.chatTitle}>{t('oneBill.title')}</h2>
      <p>{t('oneBill.text')}</p>
      <ExternalLink href={externalUrls.chat} className={buttonClass({}, css.chatLink)}>
        {t('oneBill.chat')}
      </ExternalLink>
    </Note>
  );
}
