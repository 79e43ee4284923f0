import { brandName } from './name.ts';
import type { Brand } from './types.ts';

/** `#operator` for programs that Node runs; bundles have the operator's own module instead (brand/aliases.ts). */
const brand = (await import(/* @vite-ignore */ new URL(`${brandName}/index.ts`, import.meta.url).href)) as Brand;

export const { identity, money, hosts, prices, content, palette, catalogue } = brand;
