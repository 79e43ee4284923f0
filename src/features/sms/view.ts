/** Views in the order of the stored `smsIndex` (SMS-01, decisions B06, B07). */
export const VIEWS = ['send', 'record', 'tasks'] as const;
export type View = (typeof VIEWS)[number];

/** The first view for an invalid index. */
export function viewAt(index: string | undefined): View {
  return VIEWS[Number(index)] ?? VIEWS[0];
}
