import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { staticModules } from './module-graph.ts';
import { ACCOUNT_FRAME, routeImports } from './route-chunks.ts';

/** Number of public pages from which a shared chunk is worth its bytes to the pages that do not need it. */
const MIN_PAGES = 6;
const HOME = 'home';

/** Module (absolute path) to the ids of the pages that import it statically. */
function pagesByModule(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { id, imports } of routeImports()) {
    const entries = id.startsWith('account-') ? [...imports, ...ACCOUNT_FRAME] : imports;
    for (const module of staticModules(entries)) found.set(module, (found.get(module) ?? new Set<string>()).add(id));
  }
  return found;
}

/** Modules that are only used together, by the start of their path. */
export const TOGETHER: Record<string, readonly string[]> = {
  carousel: ['ui/carousel.', 'ui/use-track', 'ui/use-rotation', 'components/banner-carousel', 'components/banner-slide', 'components/carousel-labels'],
  // Submitting works with and without the form library.
  sending: ['forms/call-failure.', 'forms/failure-text.', 'forms/code-countdown.', 'forms/send-once.', 'forms/persisted-state.'],
  'server-html': ['components/safe-html', 'components/prose'],
  fields: ['ui/field.', 'ui/text-field.', 'ui/select.', 'lib/phone-number'],
  dialog: ['ui/dialog.', 'ui/use-modal.', 'ui/alert-dialog.'],
};
const startsWithAny = (module: string, starts: readonly string[]) => starts.some((start) => module.startsWith(`src/${start}`));

/** The chunk of a module, by the pages that need it; undefined: its feature's, or the bundler decides. */
function groupOf(module: string, pages: ReadonlySet<string>): string | undefined {
  const account = [...pages].filter((id) => id.startsWith('account-')).length;
  const open = pages.size - account;
  if (pages.size === 0 || /^src\/(?:features|i18n|api\/(?:schemas|generated\/zod))\//.test(module)) return undefined;
  if (module.startsWith('src/forms/')) return open === 0 && account > 1 ? 'forms' : undefined;
  if (startsWithAny(module, Object.values(TOGETHER).flat())) return undefined;
  if (pages.has(HOME)) return pages.size > 3 ? 'parts' : 'cards';
  if (open === 0) return account > 2 ? 'account' : undefined;
  if (open >= MIN_PAGES) return 'common';
  return account > 0 ? 'pieces' : undefined;
}

/**
 * How modules are grouped into chunks. One file for every small part is forty requests a page, one file for all is ten times the bytes: code
 * of every page comes in two (libraries, which stay cached when the site changes, and the shell), shared code in a few more by the pages that
 * share it; the rest stays with its page (docs/decisions/0014-files-of-the-build.md).
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const known = pagesByModule();
  const pagesOf = (id: string) => known.get(id) ?? new Set<string>();
  const pathOf = (id: string) => relative(process.cwd(), id);
  const group = (name: string) => ({ name, test: (id: string) => groupOf(pathOf(id), pagesOf(id)) === name });
  // The order matters: each group also takes what its modules import, unless a group above has taken it.
  return [
    { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
    { name: 'site', tags: ['$initial'] },
    { name: 'icons', test: /lucide-react/, minShareCount: 2 },
    group('parts'),
    ...Object.entries(TOGETHER).map(([name, starts]) => ({ name, test: (id: string) => startsWithAny(pathOf(id), starts) })),
    ...['cards', 'common'].map(group),
    { ...group('pieces'), entriesAware: true },
    ...['forms', 'account'].map(group),
    { name: 'calls', test: /@tanstack/, entriesAware: true },
    { name: HOME, test: (id) => pathOf(id).startsWith('src/features/home/') && pagesOf(id).has(HOME) },
  ];
}
