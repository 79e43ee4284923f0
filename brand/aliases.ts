import { join } from 'node:path';
import { brandFolder } from './name.ts';

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
