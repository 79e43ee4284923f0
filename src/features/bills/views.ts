/** Keys of the stored `isShowType` (decision B06); the specification numbers them 1, 3, 4 and 2. */
export type SubView = 'bill' | 'email' | 'reissue' | 'unbilled';
export type View = 'main' | SubView;

const SUB_VIEWS: readonly SubView[] = ['bill', 'email', 'reissue', 'unbilled'];

/** The main view if the stored flags cannot be read. */
export function readView(stored: string): View {
  try {
    const flags: unknown = JSON.parse(stored);
    return SUB_VIEWS.find((view) => (flags as Partial<Record<SubView, unknown>> | null)?.[view] === true) ?? 'main';
  } catch {
    return 'main';
  }
}

export function writeView(view: View): string {
  return JSON.stringify(Object.fromEntries(SUB_VIEWS.map((name) => [name, name === view])));
}
