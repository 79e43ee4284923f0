import { useWatch } from 'react-hook-form';
import type { ComposeValues, ScheduleValues } from './compose-rules.ts';
import type { ComposeForm } from './use-compose-form.ts';

const scheduleOf = ({ numbers, typing, groupName, newGroupName, content, templateName, newTemplateName, ...schedule }: ComposeValues): ScheduleValues =>
  schedule;

/** Rerenders only on changes of the schedule, not with every letter of the message. */
export const useSchedule = ({ control }: Pick<ComposeForm, 'control'>): ScheduleValues => useWatch({ control, compute: scheduleOf });
