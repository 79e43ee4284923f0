import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { SendSmsRequest } from '@/api/generated/sms';
import { PreviewSmsBody } from '@/api/generated/zod/sms';
import { usePersistedInput } from '@/forms/persisted-state';
import { useZodForm, type ZodForm } from '@/forms/use-zod-form';
import { macauToday } from '@/lib/macau-date';
import { codingOf, MAX_MESSAGE_LENGTH } from './message-parts.ts';
import { areaOf, MAX_NUMBERS, wrongNumbers } from './recipients.ts';
import { type CycleDay, cycleOf, millisecondsOf, type ScheduleValues, sendingsOf } from './schedule.ts';

export interface ComposeValues extends ScheduleValues {
  /** Recipients, including invalid entries until they are corrected or removed. */
  numbers: string[];
  /** Text in the recipient input that is not in the list yet. */
  typing: string;
  /** Name of the group that was picked or saved last. */
  groupName: string;
  /** Name that was typed in the save sheet, until it is saved. */
  newGroupName: string;
  content: string;
  templateName: string;
  newTemplateName: string;
}

export type ComposeForm = ZodForm<ComposeValues, ComposeValues>;

/** `today` is the default start of a cyclic message. */
export const emptyMessage = (today: string): ComposeValues => ({
  numbers: [],
  typing: '',
  groupName: '',
  newGroupName: '',
  content: '',
  templateName: '',
  newTemplateName: '',
  type: '1',
  date: '',
  hour: '09',
  minute: '00',
  startDate: today,
  startHour: '00',
  startMinute: '00',
  endDate: '',
  endHour: '23',
  endMinute: '59',
  cycleDay: '0',
  cycleHour: '09',
  cycleMinute: '30',
});

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

const scheduleOf = ({ numbers, typing, groupName, newGroupName, content, templateName, newTemplateName, ...schedule }: ComposeValues): ScheduleValues =>
  schedule;

/** Rerenders only on changes of the schedule, not with every letter of the message. */
export const useSchedule = ({ control }: Pick<ComposeForm, 'control'>): ScheduleValues => useWatch({ control, compute: scheduleOf });

type FieldError = [field: keyof ComposeValues, kind: string];

function numberErrors({ numbers }: ComposeValues): FieldError[] {
  if (numbers.length === 0) return [['numbers', 'required']];
  if (!numbers.every((number) => areaOf(number) !== undefined)) return [['numbers', 'invalid']];
  return numbers.length > MAX_NUMBERS ? [['numbers', 'tooMany']] : [];
}

function contentErrors({ content }: ComposeValues): FieldError[] {
  if (content.trim() === '') return [['content', 'required']];
  return PreviewSmsBody.shape.content.safeParse(content).success ? [] : [['content', 'tooLong']];
}

function timeErrors(values: ComposeValues, now: number): FieldError[] {
  if (values.type === '2') {
    const at = millisecondsOf(values);
    return Number.isNaN(at) ? [['date', 'required']] : at <= now ? [['date', 'passed']] : [];
  }
  if (values.type === '1') return [];
  const cycle = cycleOf(values);
  const from = millisecondsOf(cycle.start);
  const to = millisecondsOf(cycle.end);
  const missing: FieldError[] = [];
  if (Number.isNaN(from)) missing.push(['startDate', 'required']);
  if (Number.isNaN(to)) missing.push(['endDate', 'required']);
  if (missing.length > 0) return missing;
  if (to <= from) return [['endDate', 'endFirst']];
  if (to <= now) return [['endDate', 'passed']];
  return sendingsOf(cycle, now)?.count === 0 ? [['endDate', 'never']] : [];
}

/** Errors in the order of the page (SMS-14). */
export function composeErrors(values: ComposeValues, now: number): FieldError[] {
  return [...numberErrors(values), ...contentErrors(values), ...timeErrors(values, now)];
}

/** `onValidate` receives the validated values, for messages that name the invalid entries. */
export const composeRules = (onValidate: (values: ComposeValues) => void) =>
  z.custom<ComposeValues>().check((payload) => {
    onValidate(payload.value);
    for (const [field, message] of composeErrors(payload.value, Date.now())) {
      payload.issues.push({ code: 'custom', message, path: [field], input: payload.value[field] });
    }
  });

/** Request body (SMS-29), without the fields that its type does not use. */
export function requestOf(values: ComposeValues): SendSmsRequest {
  const { numbers, content, type } = values;
  const message = { coding: codingOf(content), content, mobileList: numbers };
  if (type === '1') return { ...message, type: 1 };
  if (type === '2') return { ...message, type: 2, scheduleDate: values.date, scheduleHour: values.hour, scheduleMinute: values.minute };
  return {
    ...message,
    type: 3,
    scheduleStartDate: values.startDate,
    scheduleStartHour: values.startHour,
    scheduleStartMinute: values.startMinute,
    scheduleEndDate: values.endDate,
    scheduleEndHour: values.endHour,
    scheduleEndMinute: values.endMinute,
    cycleDay: Number(values.cycleDay) as CycleDay,
    cycleHour: values.cycleHour,
    cycleMinute: values.cycleMinute,
  };
}
