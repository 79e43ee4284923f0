import { useTranslation } from 'react-i18next';
import { sectionClass } from '@/components/section-heading';
import { Terms } from '@/components/terms';

/** Terms of the offers, collapsed at first. */
export function TermsSection() {
  const { t } = useTranslation('home');
  return (
    <div className={`${sectionClass} wrap`}>
      <Terms title={t('terms.title')} html={t('terms.html')} />
    </div>
  );
}
