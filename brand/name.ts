import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The operator of brand/default. */
const FIRST = 'farol';

/** All operators, the first one before the others. */
export const operators: readonly string[] = [
  FIRST,
  ...globSync('*/index.ts', { cwd: root })
    .map((file) => basename(dirname(file)))
    .filter((name) => name !== FIRST)
    .sort(),
];

/** The operator's folder: `BRAND`, or the first operator. */
export const brandName = process.env.BRAND || FIRST;

/** Its absolute path. */
export const brandFolder = fileURLToPath(new URL(brandName, import.meta.url));

if (!/^[a-z][a-z0-9-]*$/.test(brandName) || !existsSync(`${brandFolder}/index.ts`))
  throw new Error(`BRAND is "${brandName}", but there is no folder brand/${brandName}.`);

/** For Vite: `#operator` is the module, `#shops` that of its shops, `#brand/…` a file of the operator of a folder. */
export const aliasesOf = (folder: string) => [
  { find: '#operator', replacement: join(folder, 'index.ts') },
  { find: '#shops', replacement: join(folder, 'shops.ts') },
  { find: /^#brand\//, replacement: `${folder}/` },
];

/** Those of the operator that is built. */
export const brandAliases = aliasesOf(brandFolder);

/** Files that are served as they are. */
export const brandFiles = join(brandFolder, 'public');
