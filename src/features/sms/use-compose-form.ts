import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/use-error-toast';
import { usePersistedInput } from '@/forms/persisted-state';
import { useZodForm, type ZodForm } from '@/forms/use-zod-form';
import { type ComposeValues, composeRules, emptyMessage } from './compose-rules.ts';
import { MAX_MESSAGE_LENGTH } from './message-parts.ts';
import { invalidNumbersMessage } from './number-messages.ts';
import { MAX_NUMBERS } from './recipients.ts';
import { macauToday } from './schedule.ts';

export type ComposeForm = ZodForm<ComposeValues, ComposeValues>;

/** Used by the page, not the compose view, so that the record and the confirmation keep the input. */
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
        tooMany: t('recipients.tooMany', { max: MAX_NUMBERS, count: checked.current.length }),
        invalid: invalidNumbersMessage(t, checked.current),
      },
      groupName: { required: t('group.missing'), invalid: t('group.tooLong') },
      content: { required: t('message.missing'), invalid: t('message.tooLong', { max: MAX_MESSAGE_LENGTH }) },
      templateName: { required: t('template.missing'), invalid: t('template.tooLong') },
      date: { required: t('time.missing'), invalid: t('time.passed') },
      startDate: t('time.missingStart'),
      endDate: { required: t('time.missingEnd'), invalid: t('time.passed'), endFirst: t('time.endFirst'), never: t('time.never') },
    },
  });
  usePersistedInput(form, 'sms.compose');
  // SMS-14.
  useErrorToast(form);
  return form;
}
