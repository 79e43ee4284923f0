import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { Spinner } from '@/ui/icon';
import css from './loading-pill.module.css';

/** Fast responses show no indicator. */
const DELAY_MS = 300;

/** Non-blocking indicator of pending requests and navigations (HTTP-07, HTTP-08). */
export function LoadingPill() {
  const { t } = useTranslation();
  const reading = useIsFetching() > 0;
  const writing = useIsMutating() > 0;
  const moving = useNavigation().state !== 'idle';
  const busy = reading || writing || moving;
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);

  return (
    <div role="status" className={css.container}>
      {late ? (
        <p className={css.pill}>
          <Spinner />
          {t('loading')}
        </p>
      ) : null}
    </div>
  );
}
