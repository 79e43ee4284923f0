import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The operator's folder: `BRAND`, or the first operator. */
export const brandName = process.env.BRAND || 'farol';

/** Its absolute path. */
export const brandFolder = fileURLToPath(new URL(brandName, import.meta.url));

if (!/^[a-z][a-z0-9-]*$/.test(brandName) || !existsSync(brandFolder)) throw new Error(`BRAND is "${brandName}", but there is no folder brand/${brandName}.`);
