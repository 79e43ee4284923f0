import { brandName } from './name.ts';
import type { Brand, Shop } from './types.ts';

const read = (file: string): Promise<unknown> => import(/* @vite-ignore */ new URL(`${brandName}/${file}`, import.meta.url).href);

/** `#operator` and `#shops` for programs that Node runs; bundles have the operator's own modules instead ({@link aliasesOf} in name.ts). */
export const { identity, money, hosts, prices, content, palette, catalogue } = (await read('index.ts')) as Brand;

/** Apart from the other facts, because one page of the site has it. */
export const { shops } = (await read('shops.ts')) as { shops: readonly Shop[] };
