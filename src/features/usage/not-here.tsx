import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { externalUrls } from '@/brand/brand';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
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

/** Prepaid cards have no bills, so there is nothing to request (decision A20). */
export function PrepaidNote() {
  const { t } = useTranslation('usage');
  return (
    <EmptyState
      title={t('prepaid.title')}
      action={
        <Link to={paths.prepaid} className={buttonClass()}>
          {t('prepaid.go')}
        </Link>
      }
    >
      {t('prepaid.text')}
    </EmptyState>
  );
}
