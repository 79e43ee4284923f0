/** The views in the order in which `smsIndex` counts them (SMS-01, decisions B06, B07). */
export const VIEWS = ['send', 'record', 'tasks'] as const;
export type View = (typeof VIEWS)[number];

/** The view of a remembered index; the first one for anything else. */
export function viewAt(index: string | undefined): View {
  return VIEWS[Number(index)] ?? VIEWS[0];
}
