import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersistedInput } from '@/forms/persisted-state';
import { useZodForm, type ZodForm } from '@/forms/use-zod-form';
import { macauToday } from '@/lib/macau-date';
import { type ComposeValues, composeRules, emptyMessage } from './compose-rules.ts';
import { MAX_MESSAGE_LENGTH } from './message-parts.ts';
import { MAX_NUMBERS, wrongNumbers } from './recipients.ts';

export type ComposeForm = ZodForm<ComposeValues, ComposeValues>;

/** Used by the page, not the compose view, so that the record and the confirmation keep the input. */
export function useComposeForm(): ComposeForm {
  const { t } = useTranslation('sms');
  const checked = useRef<readonly string[]>([]);
  const [empty] = useState(() => emptyMessage(macauToday()));
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
        invalid: t('recipients.toFix', { count: wrongNumbers(checked.current).length }),
      },
      content: { required: t('message.missing'), invalid: t('message.tooLong', { max: MAX_MESSAGE_LENGTH }) },
      date: { required: t('time.missing'), invalid: t('time.passed') },
      startDate: t('time.missingStart'),
      endDate: { required: t('time.missingEnd'), invalid: t('time.passed'), endFirst: t('time.endFirst'), never: t('time.never') },
    },
  });
  // Until the message is sent: the preview is a submit, too.
  usePersistedInput(form, 'sms.compose', { afterSubmit: true });
  return form;
}
