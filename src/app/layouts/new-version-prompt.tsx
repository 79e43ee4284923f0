import { RotateCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { newVersionStore } from '../version-skew.ts';
import css from './new-version-prompt.module.css';

export function NewVersionPrompt() {
  const { t } = useTranslation();
  const load = useSyncExternalStore(newVersionStore.subscribe, newVersionStore.get, newVersionStore.get);
  return (
    <div role="status" className={css.container}>
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
