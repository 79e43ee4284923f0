import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { useSearchState } from '@/components/search-params';
import { Button } from '@/ui/button';
import { RadioGroup, RadioTile } from '@/ui/radio-group';
import { StepSkeleton } from './step-skeleton.tsx';
import { PROCESS, TOP_UP_PARAMS } from './steps.ts';
import css from './top-up.module.css';

const RecordsView = lazyPart(async () => (await import('./records-view')).RecordsView);

const SERVICES = ['buy', 'records'] as const;

/** Step 0: only buying has a next step (TOPUP-01, decision A15). */
export function ServiceStep({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation('top-up');
  const { state, replace } = useSearchState(TOP_UP_PARAMS);
  const { service } = state;
  return (
    <>
      <h2 tabIndex={-1} className={css.question}>
        {t('service.question')}
      </h2>
      <RadioGroup label={t('service.label')} hideLabel columns={2}>
        {SERVICES.map((name) => (
          <RadioTile
            key={name}
            name="service"
            value={name}
            checked={service === name}
            onChange={() => replace({ service: name })}
            title={t(`service.${name}.name`)}
            text={t(`service.${name}.text`)}
          />
        ))}
      </RadioGroup>
      <p className={css.process}>
        <Link to={PROCESS}>{t('process')}</Link>
      </p>
      {service === 'records' ? <RecordsView skeleton={<StepSkeleton />} /> : null}
      <div className={`${css.forward} noPrint`}>
        <Button variant="primary" disabled={service !== 'buy'} onClick={onNext}>
          {t('next')}
        </Button>
      </div>
    </>
  );
}
