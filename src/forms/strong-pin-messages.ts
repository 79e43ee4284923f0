import { useTranslation } from 'react-i18next';
import { type Pin, type Weakness, weaknessOf } from './strong-pin.ts';

/** Messages of `strongPin`, each of which names its rule. */
export function usePinMessages(): Record<Weakness, string> {
  const { t } = useTranslation('forms');
  return { unchanged: t('pin.unchanged'), repeated: t('pin.repeated'), sequence: t('pin.sequence'), ownNumber: t('pin.ownNumber') };
}

/** Below a new PIN of the right length while it is typed: that it will be taken, or why not (decision B76). */
export function usePinNote(rule: { safeParse: (pin: string) => { success: boolean } }, pin: Pin) {
  const { t } = useTranslation('forms');
  const messages = usePinMessages();
  if (!rule.safeParse(pin.pin).success) return {};
  const weakness = weaknessOf(pin);
  return weakness === undefined ? { note: t('pin.good'), noteTone: 'ok' as const } : { note: messages[weakness] };
}
