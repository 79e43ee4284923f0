import { choiceParam, flagParam } from '@/components/search-params';

/** Keys of the stored `isShowType` (decision B06); the specification numbers them 1, 3, 4 and 2. */
const SUB_VIEWS = ['bill', 'email', 'reissue', 'unbilled'] as const;
export type SubView = (typeof SUB_VIEWS)[number];
export type View = 'main' | SubView;

/** Query string of the page: the view, and whether a phone shows the PDF. */
export const BILLS_PARAMS = {
  view: choiceParam<View>('view', ['main', ...SUB_VIEWS]),
  paper: flagParam('paper', 'open'),
};

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
