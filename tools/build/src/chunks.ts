import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { staticModules } from './module-graph.ts';
import { ACCOUNT_FRAME, routeImports } from './route-chunks.ts';

/** From so many pages on a part is worth its bytes to those that do without it. */
const MOST = 6;
const HOME = 'home';

/** Module (absolute path) to the ids of the pages that cannot be drawn without it. */
function pagesByModule(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { id, imports } of routeImports()) {
    const entries = id.startsWith('account-') ? [...imports, ...ACCOUNT_FRAME] : imports;
    for (const module of staticModules(entries)) found.set(module, (found.get(module) ?? new Set<string>()).add(id));
  }
  return found;
}

/** What only works together. */
const WHOLES = {
  carousel: /\/src\/(?:ui\/(?:carousel\.|use-track|use-rotation)|components\/(?:banner-carousel|banner-slide|carousel-labels))/,
  // What sends something does so with or without a form's engine.
  sending: /\/src\/forms\/(?:call-failure|failure-text|code-countdown|send-once|persisted-state)\./,
  'server-html': /\/src\/components\/(?:safe-html|prose)/,
  fields: /\/src\/(?:ui\/(?:field|text-field|select)\.|lib\/phone-number)/,
  dialog: /\/src\/ui\/(?:dialog|use-modal|alert-dialog)\./,
};

/** The file that a module goes into, by the pages that need it; `undefined`: its feature's, or the bundler decides. */
function fileFor(module: string, pages: ReadonlySet<string>): string | undefined {
  const account = [...pages].filter((id) => id.startsWith('account-')).length;
  const open = pages.size - account;
  if (pages.size === 0 || /^src\/(?:features|i18n|api\/(?:schemas|generated\/zod))\//.test(module)) return undefined;
  if (module.startsWith('src/forms/')) return open === 0 && account > 1 ? 'forms' : undefined;
  if (Object.values(WHOLES).some((whole) => whole.test(`/${module}`))) return undefined;
  if (pages.has(HOME)) return pages.size > 3 ? 'parts' : 'cards';
  if (open === 0) return account > 2 ? 'account' : undefined;
  if (open >= MOST) return 'common';
  return account > 0 ? 'pieces' : undefined;
}

/**
 * How modules are put into files. A file for every small part would be forty requests a page, one file for all ten times the bytes: what every
 * page needs comes in two (libraries, which stay cached when the site changes, and the shell), what many pages share in a few more by who
 * shares it; the rest stays with its page.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const known = pagesByModule();
  const pagesOf = (id: string) => known.get(id) ?? new Set<string>();
  const pathOf = (id: string) => relative(process.cwd(), id);
  const file = (name: string) => ({ name, test: (id: string) => fileFor(pathOf(id), pagesOf(id)) === name });
  // The order matters: each file takes what its modules import, too, as far as no file above has taken it.
  return [
    { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
    { name: 'site', tags: ['$initial'] },
    { name: 'icons', test: /lucide-react/, minShareCount: 2 },
    file('parts'),
    ...Object.entries(WHOLES).map(([name, test]) => ({ name, test })),
    ...['cards', 'common'].map(file),
    { ...file('pieces'), entriesAware: true },
    ...['forms', 'account'].map(file),
    { name: 'calls', test: /@tanstack/, entriesAware: true },
    { name: HOME, test: (id) => pathOf(id).startsWith('src/features/home/') && pagesOf(id).has(HOME) },
  ];
}
