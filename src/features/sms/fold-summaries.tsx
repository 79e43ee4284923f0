import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/session/language';
import css from './fold.module.css';
import { messageParts } from './message-parts.ts';
import { areaOf, formatNumber, wrongNumbers } from './recipients.ts';
import { formSchedule } from './schedule-text.ts';
import type { ComposeForm } from './use-compose-form.ts';
import { useSchedule } from './use-schedule.ts';

type Control = Pick<ComposeForm, 'control'>;

/** "173 valid, 6 to fix"; the only recipient by its number. */
export function RecipientsSummary({ control }: Control) {
  const { t } = useTranslation('sms');
  const numbers = useDeferredValue(useWatch({ control, name: 'numbers' }));
  const wrong = useMemo(() => wrongNumbers(numbers).length, [numbers]);
  const [first] = numbers;
  if (first === undefined) return t('recipients.none');
  if (numbers.length === 1 && areaOf(first) !== undefined) return formatNumber(first);
  return (
    <>
      {t('recipients.valid', { count: numbers.length - wrong })}
      {wrong === 0 ? null : (
        <>
          {t('recipients.comma')}
          <span className={css.wrong}>{t('recipients.fixCount', { count: wrong })}</span>
        </>
      )}
    </>
  );
}

/** The number of parts and the beginning of the text. */
export function MessageSummary({ control }: Control) {
  const { t } = useTranslation('sms');
  const content = useDeferredValue(useWatch({ control, name: 'content' }));
  if (content.trim() === '') return t('message.none');
  return t('message.summary', { count: messageParts(content).count, text: content.trim().slice(0, 80) });
}

export function TimeSummary({ control }: Control) {
  const { t } = useTranslation('sms');
  const language = useLanguage();
  const values = useSchedule({ control });
  return values.type === '1' ? t('time.now') : (formSchedule(t, language, values, Date.now())?.when ?? t('time.none'));
}
