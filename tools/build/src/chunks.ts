import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { projectPath } from './dist.ts';

/** Modules that every account page needs besides its own. */
export const ACCOUNT_FRAME = ['src/app/account-guard.tsx', 'src/app/layouts/account-layout.tsx'];
const START = 'src/main.tsx';
/** The modules that import the pages. */
const TABLES = { open: 'src/app/route-table.ts', account: 'src/app/account-route-table.ts' };
/** Number of pages from which a module comes with all of them, or with all of the account: one more file costs a page more than some code, but less than styles. */
const PAGES = { code: 4, styled: 8, account: 2, accountStyled: 3 };

type Graph = Rolldown.ChunkingContext;

/** What loads a module without a click: the start of every page, and how many pages. */
interface Use {
  start: boolean;
  open: number;
  account: number;
}

/** The project's modules that these modules import statically, directly or through others, themselves included. */
function imported(graph: Graph, modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id) || id.includes('/node_modules/')) return;
    seen.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const module of modules) visit(resolve(module));
  return seen;
}

function usesOf(graph: Graph): Map<string, Use> {
  const uses = new Map<string, Use>();
  const useOf = (id: string) => uses.get(id) ?? (uses.set(id, { start: false, open: 0, account: 0 }).get(id) as Use);
  for (const id of imported(graph, [START])) useOf(id).start = true;
  for (const area of ['open', 'account'] as const) {
    for (const page of graph.getModuleInfo(resolve(TABLES[area]))?.dynamicallyImportedIds ?? []) {
      for (const id of imported(graph, area === 'account' ? [page, ...ACCOUNT_FRAME] : [page])) useOf(id)[area] += 1;
    }
  }
  return uses;
}

const isStyled = (id: string, graph: Graph) => [id, ...(graph.getModuleInfo(id)?.importedIds ?? [])].some((name) => /\.css$/.test(name));

/** The chunk of a module; undefined: with the one page or part that uses it, or wherever the bundler puts it. */
function chunkOf(id: string, graph: Graph, { start, open, account }: Use): string | undefined {
  if (/\/node_modules\/(?:react-hook-form|@hookform|zod)\//.test(id)) return 'forms';
  if (/\/node_modules\/@tanstack\/.*mutation/i.test(id)) return 'sending';
  if (id.includes('/node_modules/')) return undefined;
  const module = projectPath(id);
  // Small: a page without a pager uses it, too.
  if (start || module === 'src/lib/placeholder-data.ts') return 'site';
  if (module.startsWith('src/ui/use-modal.')) return 'dialogs';
  if (/^src\/(?:ui\/pager|components\/(?:list-pager|list-or-comparison))\./.test(module)) return 'pager';
  if (/^src\/(?:features|i18n|api\/generated\/zod)\//.test(module)) return undefined;
  // Sending works with and without the form library.
  if (/^src\/forms\/(?:call-|send-|use-call|failure-text|code-countdown|persisted-state)/.test(module)) return 'sending';
  if (module.startsWith('src/forms/')) return open === 0 && account > 0 ? 'forms' : undefined;
  const styled = isStyled(id, graph);
  if (open === 0 && account >= (styled ? PAGES.accountStyled : PAGES.account)) return 'account';
  if (open + account >= (styled ? PAGES.styled : PAGES.code)) return 'site';
  return /^src\/ui\/(?:text-field|select|checkbox)\./.test(module) ? 'fields' : undefined;
}

/**
 * Which modules come in one file (docs/decisions/0016-build-output.md). Left alone, the bundler makes a file of every part that two pages share, forty
 * for an account page. Groups:
 *
 * - `vendor`: the libraries that every page starts with; they stay cached when the site changes
 * - `icons`: those that four files or more show; with fewer, most of them behind the log-in, every page would load more
 * - `site`: the start, the frame around the pages, and what many pages share
 * - `dialogs`: what every dialog needs; lazy-loaded with the first one on most pages
 * - `pager`: the pages of a list and what is chosen from it, in three modules
 * - `fields`, `sending`, `forms`: fields without a form library, sending, and the form library with what needs it
 * - `account`: what only account pages share
 *
 * The order matters: each group also takes what its modules import, unless a group above has taken it.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let uses: Map<string, Use> | undefined;
  const group = (name: string): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, graph) => {
      uses ??= usesOf(graph);
      return chunkOf(id, graph, uses.get(id) ?? { start: false, open: 0, account: 0 }) === name ? name : null;
    },
  });
  return [
    { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
    { name: 'icons', test: /lucide-react/, minShareCount: 4 },
    ...['site', 'dialogs', 'pager', 'fields', 'sending', 'account', 'forms'].map(group),
  ];
}

/** Files that `index.html` starts with. */
const STARTED = /^assets\/(?:rolldown-runtime|vendor|icons|site)-[^/]+\.js$/;

/** What is fetched ahead with a part. The document has started the first files itself; Firefox reports a preload of a module that runs already as failed. */
export const preloadedWithPart = (_part: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'js' ? files.filter((file) => !STARTED.test(file)) : files;
