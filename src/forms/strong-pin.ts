import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

const WEAKNESSES = ['unchanged', 'repeated', 'sequence', 'ownNumber'] as const;
type Weakness = (typeof WEAKNESSES)[number];

interface Pin {
  pin: string;
  old?: string | undefined;
  /** 8 digits. */
  mobileNo: string;
}

/** One digit, or a group of digits, again and again: `0000`, `1212`, `123123`. */
const REPEATED = /^(\d{1,4})\1+$/;

/** `1234`, `7890`, `4321`: each digit is one more, or one less, than the one before. */
function isSequence(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10));
  return steps.size === 1 && (steps.has(1) || steps.has(9));
}

/** Why a new PIN is easy to guess, or no new one; undefined if it is neither. */
export function weaknessOf({ pin, old, mobileNo }: Pin): Weakness | undefined {
  if (pin === '') return undefined;
  if (pin === old) return 'unchanged';
  if (REPEATED.test(pin)) return 'repeated';
  if (isSequence(pin)) return 'sequence';
  return mobileNo.includes(pin) ? 'ownNumber' : undefined;
}

/** Checks for an object with a field `password`: one rule a weakness, so that each has its own message (decision B76). */
export function strongPin<Values>(pinOf: (values: Values) => Pin) {
  return WEAKNESSES.map((weakness) => z.refine<Values>((values) => weaknessOf(pinOf(values)) !== weakness, { path: ['password'], error: weakness }));
}

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
