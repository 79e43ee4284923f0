import { RotateCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { newVersionStore } from '../version-skew.ts';
import css from './new-version-prompt.module.css';

/** Asks to load the page anew when a new release has taken the place of code that is wanted, and something has been typed. */
export function NewVersionPrompt() {
  const { t } = useTranslation();
  const wanted = useSyncExternalStore(newVersionStore.subscribe, newVersionStore.get, newVersionStore.get);
  return (
    <div role="status" className={css.container}>
      {wanted ? (
        <div className={css.card}>
          <p>{t('renewal.text')}</p>
          <Button onClick={() => window.location.reload()}>
            <Icon icon={RotateCw} />
            {t('crash.reload')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
