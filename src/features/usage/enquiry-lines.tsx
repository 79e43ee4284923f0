import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { USAGE_LINES } from '@/lib/usage';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import css from './usage.module.css';

/** USAGE-05. */
export function EnquiryLines() {
  const { t } = useTranslation('usage');
  return (
    <Section title={t('lines.title')} titleClass={css.linesTitle} className={`${css.lines} noPrint`}>
      <p className={css.quiet}>{t('lines.text')}</p>
      <ul className={css.numbers}>
        {USAGE_LINES.map((number) => (
          <li key={number}>
            <a href={`tel:${number}`} className={buttonClass({ size: 44 })} aria-label={t('lines.call', { number })}>
              <Icon icon={Phone} />
              {number}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
