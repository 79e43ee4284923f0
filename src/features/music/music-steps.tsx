import { useTranslation } from 'react-i18next';
import { Section } from '@/ui/section';
import css from './music-steps.module.css';

const steps = ['register', 'activate', 'listen'] as const;

export function MusicSteps() {
  const { t } = useTranslation('music');
  return (
    <Section title={t('how.title')} className={css.how}>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{t(`how.${step}`)}</h3>
              <p className={css.text}>{t(`how.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
