import { useTranslation } from 'react-i18next';
import type { Weakness } from './strong-pin.ts';

/** Messages of `strongPin`, each of which names its rule. */
export function usePinMessages(): Record<Weakness, string> {
  const { t } = useTranslation('forms');
  return { unchanged: t('pin.unchanged'), repeated: t('pin.repeated'), sequence: t('pin.sequence'), ownNumber: t('pin.ownNumber') };
}
