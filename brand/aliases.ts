import { join } from 'node:path';
import { brandFolder } from './name.ts';

/** For Vite: `#operator` is the module, `#brand/…` a file of the operator that is built. */
export const brandAliases = [
  { find: '#operator', replacement: join(brandFolder, 'index.ts') },
  { find: /^#brand\//, replacement: `${brandFolder}/` },
];

/** Files that are served as they are. */
export const brandFiles = join(brandFolder, 'public');
