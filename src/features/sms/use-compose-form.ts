import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/toasts';
import { usePersistedInput } from '@/forms/persisted-state';
import { useZodForm, type ZodForm } from '@/forms/use-zod-form';
import { type ComposeValues, composeRules, emptyMessage } from './compose-rules.ts';
import { LONGEST_MESSAGE } from './message-parts.ts';
import { wrongNumbers } from './number-words.ts';
import { MOST_NUMBERS } from './recipients.ts';
import { macauToday } from './schedule.ts';

export type ComposeForm = ZodForm<ComposeValues, ComposeValues>;

/** The message being written. It belongs to the page, so that a look at the record or the confirm screen loses nothing of it. */
export function useComposeForm(): ComposeForm {
  const { t } = useTranslation('sms');
  const checked = useRef<readonly string[]>([]);
  const [empty] = useState(() => emptyMessage(macauToday(Date.now())));
  const schema = useMemo(
    () =>
      composeRules(({ numbers }) => {
        checked.current = numbers;
      }),
    [],
  );
  const form: ComposeForm = useZodForm({
    schema,
    defaultValues: empty,
    messages: {
      numbers: {
        required: t('recipients.missing'),
        tooMany: t('recipients.tooMany', { most: MOST_NUMBERS, count: checked.current.length }),
        invalid: wrongNumbers(t, checked.current),
      },
      groupName: { required: t('group.missing'), invalid: t('group.tooLong') },
      content: { required: t('message.missing'), invalid: t('message.tooLong', { most: LONGEST_MESSAGE }) },
      templateName: { required: t('template.missing'), invalid: t('template.tooLong') },
      date: { required: t('time.missing'), invalid: t('time.passed') },
      startDate: t('time.missingStart'),
      endDate: { required: t('time.missingEnd'), invalid: t('time.passed'), endFirst: t('time.endFirst'), never: t('time.never') },
    },
  });
  usePersistedInput(form, 'sms.compose');

  // The hints of the specification as pop-ups (SMS-14); the same words stand at the field, where they stay.
  const hint = useRef<string>(undefined);
  hint.current = form.problems[0]?.text;
  useEffect(() => {
    if (form.attempts > 0 && hint.current) showToast('info', hint.current);
  }, [form.attempts]);
  return form;
}
