/** A sub-view of bill management by its key in the remembered `isShowType` (decision B06). Numbers of the specification: 1, 3, 4 and 2. */
export type SubView = 'bill' | 'email' | 'reissue' | 'unbilled';
/** What is on screen. */
export type View = 'main' | SubView;

const SUB_VIEWS: readonly SubView[] = ['bill', 'email', 'reissue', 'unbilled'];

/** The view that the remembered flags name; the main view when nothing readable is kept. */
export function readView(stored: string): View {
  try {
    const flags: unknown = JSON.parse(stored);
    return SUB_VIEWS.find((view) => (flags as Partial<Record<SubView, unknown>> | null)?.[view] === true) ?? 'main';
  } catch {
    return 'main';
  }
}

/** The flags to remember for a view. */
export function writeView(view: View): string {
  return JSON.stringify(Object.fromEntries(SUB_VIEWS.map((name) => [name, name === view])));
}
