import { relative, resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** From so many pages on a part is worth its bytes to those that do without it. */
const MOST = 6;
/** The modules that import the pages: those of visitors, those of the account area. */
const TABLES = { open: resolve('src/app/route-table.ts'), account: resolve('src/app/account-route-table.ts') };
const HOME = resolve('src/features/home/page.tsx');
/** What comes with every page of the account area besides the page itself. */
const ACCOUNT_FRAME = ['src/app/account-routes.ts', 'src/app/account-guard.tsx', 'src/app/layouts/account-layout.tsx'].map((file) => resolve(file));

type Graph = Rolldown.ChunkingContext;

/** Pages that import a module, directly or through others, without what is loaded later by `import()`. */
interface Users {
  open: number;
  account: number;
  home: boolean;
}

/** Module (absolute path) to its users. */
function usersOf(graph: Graph): Map<string, Users> {
  const found = new Map<string, Users>();
  const imported = (entries: readonly string[]) => {
    const seen = new Set<string>();
    const visit = (id: string) => {
      if (seen.has(id) || id.includes('/node_modules/')) return;
      seen.add(id);
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
    };
    for (const id of entries) visit(id);
    return seen;
  };
  for (const area of ['open', 'account'] as const) {
    for (const page of graph.getModuleInfo(TABLES[area])?.dynamicallyImportedIds ?? []) {
      for (const id of imported(area === 'account' ? [page, ...ACCOUNT_FRAME] : [page])) {
        const entry = found.get(id) ?? { open: 0, account: 0, home: false };
        entry[area] += 1;
        entry.home ||= page === HOME;
        found.set(id, entry);
      }
    }
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

/** The file that a module goes into, by the pages that use it; `undefined`: its feature's, or the bundler decides. */
function fileFor(module: string, { open, account, home }: Users): string | undefined {
  if (/^src\/(?:features|i18n|api\/(?:schemas|generated\/zod))\//.test(module)) return undefined;
  if (module.startsWith('src/forms/')) return open === 0 && account > 1 ? 'forms' : undefined;
  if (Object.values(WHOLES).some((whole) => whole.test(`/${module}`))) return undefined;
  if (home) return open + account > 3 ? 'parts' : 'cards';
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
  let users: Map<string, Users> | undefined;
  const userOf = (id: string, graph: Graph) => {
    users ??= usersOf(graph);
    return users.get(id);
  };
  const file = (name: string) => ({
    name: (id: string, graph: Graph) => {
      const user = userOf(id, graph);
      return user !== undefined && fileFor(relative(process.cwd(), id), user) === name ? name : null;
    },
  });
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
    { name: (id, graph) => (id.includes('/src/features/home/') && userOf(id, graph)?.home === true ? 'home' : null) },
  ];
}
