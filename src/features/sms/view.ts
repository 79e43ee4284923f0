import { choiceParam } from '@/components/search-params';

/** Views in the order of the stored `smsIndex` (SMS-01, decisions B06, B07). */
export const VIEWS = ['send', 'record', 'tasks'] as const;
type View = (typeof VIEWS)[number];

/** The first view for an invalid index. */
export function viewAt(index: string | undefined): View {
  return VIEWS[Number(index)] ?? VIEWS[0];
}

/** Query string of the page: the view, the step of sending, and the picker or save sheet that is open. */
export const SMS_PARAMS = {
  view: choiceParam('tab', VIEWS),
  step: choiceParam('step', ['compose', 'confirm', 'result']),
  dialog: choiceParam('dialog', ['none', 'groups', 'templates', 'saveGroup', 'saveTemplate']),
};
