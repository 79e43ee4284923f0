import { useTranslation } from 'react-i18next';
import { dateLocale } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import css from './application-form.module.css';

/** Notice that a draft was restored. */
export function RestoredNote({ savedAt, onStartOver }: { savedAt: number; onStartOver: () => void }) {
  const { t } = useTranslation('careers');
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <Note tone="info" live className={css.restored}>
      <p>{t('draft.restored', { time: format.format(savedAt) })}</p>
      <Button size={44} className={`${css.restart} noPrint`} onClick={onStartOver}>
        {t('draft.startOver')}
      </Button>
    </Note>
  );
}
