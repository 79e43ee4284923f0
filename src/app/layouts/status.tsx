import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/icon';
import { newVersionStore } from '../version-skew.ts';
import css from './status.module.css';

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
    <div role="status" className={css.loading}>
      {late ? (
        <p className={css.pill}>
          <Spinner />
          {t('loading')}
        </p>
      ) : null}
    </div>
  );
}

export function NewVersionPrompt() {
  const { t } = useTranslation();
  const load = useSyncExternalStore(newVersionStore.subscribe, newVersionStore.get, newVersionStore.get);
  return (
    <div role="status" className={css.newVersion}>
      {load ? (
        <div className={css.card}>
          <p>{t('newVersion.text')}</p>
          <Button icon={RotateCw} onClick={load}>
            {t('crash.reload')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
