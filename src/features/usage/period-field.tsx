import { useTranslation } from 'react-i18next';
import type { Period } from '@/api/usage';
import { dayText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Select, type SelectProps } from '@/ui/select';
import css from './usage.module.css';

export function PeriodField({ periods, ...field }: { periods: readonly Period[] } & Omit<SelectProps, 'label' | 'options'>) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  return (
    <Select
      {...field}
      label={t('period')}
      placeholder={t('choose')}
      options={periods.map(({ cycleDateStr }) => ({ value: cycleDateStr, label: dayText(cycleDateStr, language) }))}
      required
      fieldClassName={css.period}
    />
  );
}
