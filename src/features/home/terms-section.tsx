import { useTranslation } from 'react-i18next';
import { Terms } from '@/components/terms';
import { sectionClass } from './section';

/** Terms of the offers, collapsed at first. */
export function TermsSection() {
  const { t } = useTranslation('home');
  return (
    <div className={sectionClass}>
      <Terms title={t('terms.title')} html={t('terms.html')} />
    </div>
  );
}
