import { relative, resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Number of public pages from which a shared chunk is worth its bytes to the pages that do not need it. */
const MIN_PAGES = 6;
/** The modules that import the pages. */
const TABLES = { open: resolve('src/app/route-table.ts'), account: resolve('src/app/account-route-table.ts') };
const HOME = resolve('src/features/home/page.tsx');
/** Modules that every account page needs besides its own. */
const ACCOUNT_FRAME = ['src/app/account-routes.ts', 'src/app/account-guard.tsx', 'src/app/layouts/account-layout.tsx'].map((file) => resolve(file));

type Graph = Rolldown.ChunkingContext;

/** The pages that import a module statically, directly or through others. */
interface Pages {
  open: number;
  account: number;
  home: boolean;
}

/** The modules that these modules import statically, directly or through others, themselves included. */
function imported(graph: Graph, entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id) || id.includes('/node_modules/')) return;
    seen.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const id of entries) visit(id);
  return seen;
}

/** Module (absolute path) to its pages. */
function pagesByModule(graph: Graph): Map<string, Pages> {
  const found = new Map<string, Pages>();
  for (const area of ['open', 'account'] as const) {
    for (const page of graph.getModuleInfo(TABLES[area])?.dynamicallyImportedIds ?? []) {
      for (const id of imported(graph, area === 'account' ? [page, ...ACCOUNT_FRAME] : [page])) {
        const pages = found.get(id) ?? { open: 0, account: 0, home: false };
        pages[area] += 1;
        pages.home ||= page === HOME;
        found.set(id, pages);
      }
    }
  }
  return found;
}

/** Modules that are only used together, by the start of their path. */
export const TOGETHER: Record<string, readonly string[]> = {
  carousel: ['ui/carousel.', 'ui/use-track', 'ui/use-rotation', 'components/banner-carousel', 'components/banner-slide', 'components/carousel-labels'],
  // Submitting works with and without the form library.
  sending: ['forms/call-failure.', 'forms/failure-text.', 'forms/code-countdown.', 'forms/send-once.', 'forms/persisted-state.', 'forms/use-call.'],
  'server-html': ['components/safe-html', 'components/prose'],
  fields: ['ui/field.', 'ui/text-field.', 'ui/select.', 'lib/phone-number'],
  dialog: ['ui/dialog.', 'ui/use-modal.', 'ui/alert-dialog.'],
};
const startsWithAny = (module: string, starts: readonly string[]) => starts.some((start) => module.startsWith(`src/${start}`));

/** The chunk of a module, by the pages that need it; undefined: its feature's, or the bundler decides. */
function groupOf(module: string, { open, account, home }: Pages): string | undefined {
  if (/^src\/(?:features|i18n|api\/(?:schemas|generated\/zod))\//.test(module)) return undefined;
  if (module.startsWith('src/forms/')) return open === 0 && account > 1 ? 'forms' : undefined;
  if (startsWithAny(module, Object.values(TOGETHER).flat())) return undefined;
  if (home) return open + account > 3 ? 'parts' : 'cards';
  if (open === 0) return account > 2 ? 'account' : undefined;
  if (open >= MIN_PAGES) return 'common';
  return account > 0 ? 'pieces' : undefined;
}

/**
 * How modules are grouped into chunks. One file for every small part is forty requests a page, one file for all is ten times the bytes: code
 * of every page comes in two (libraries, which stay cached when the site changes, and the shell), shared code in a few more by the pages that
 * share it; the rest stays with its page (docs/decisions/0014-build-output.md).
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let known: Map<string, Pages> | undefined;
  const pagesOf = (id: string, graph: Graph) => {
    known ??= pagesByModule(graph);
    return known.get(id);
  };
  const pathOf = (id: string) => relative(process.cwd(), id);
  const group = (name: string) => ({
    name: (id: string, graph: Graph) => {
      const pages = pagesOf(id, graph);
      return pages !== undefined && groupOf(pathOf(id), pages) === name ? name : null;
    },
  });
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
    { name: (id, graph) => (pathOf(id).startsWith('src/features/home/') && pagesOf(id, graph)?.home === true ? 'home' : null) },
  ];
}
