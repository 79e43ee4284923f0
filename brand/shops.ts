import { brandName } from './name.ts';
import type { Shop } from './types.ts';

/** `#shops` for programs that Node runs, as `#operator` in current.ts. Apart from the other facts, because one page of the site has it. */
export const { shops } = (await import(/* @vite-ignore */ new URL(`${brandName}/shops.ts`, import.meta.url).href)) as { shops: readonly Shop[] };
