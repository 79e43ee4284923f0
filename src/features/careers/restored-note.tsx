import { useTranslation } from 'react-i18next';
import { momentText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import css from './application-form.module.css';

export function RestoredNote({ savedAt, onStartOver }: { savedAt: number; onStartOver: () => void }) {
  const { t } = useTranslation('careers');
  const language = useLanguage();
  return (
    <Note tone="info" live className={css.restored}>
      <p>{t('draft.restored', { time: momentText(savedAt, language) })}</p>
      <Button size={44} className={`${css.restart} noPrint`} onClick={onStartOver}>
        {t('draft.startOver')}
      </Button>
    </Note>
  );
}
