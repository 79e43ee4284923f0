import { useWatch } from 'react-hook-form';
import type { ComposeValues, ScheduleValues } from './compose-rules.ts';
import type { ComposeForm } from './use-compose-form.ts';

const scheduleOf = ({ action, numbers, typing, groupName, content, templateName, ...schedule }: ComposeValues): ScheduleValues => schedule;

/** When the message is sent. Follows those fields only: a letter of the message draws nothing here. */
export const useSchedule = ({ control }: Pick<ComposeForm, 'control'>): ScheduleValues => useWatch({ control, compute: scheduleOf });
