import type { PageSeed } from './site-html.ts';
import { aboutPages } from './site-pages-about.ts';
import { carePages } from './site-pages-care.ts';
import { helpPages } from './site-pages-help.ts';
import { legalPages } from './site-pages-legal.ts';
import { offerPages } from './site-pages-offers.ts';

/** Every page made by the server: the paths that header, footer and other pages link to and that are no route of the app (`A29`). */
export const pagesSeed: readonly PageSeed[] = [...offerPages, ...helpPages, ...carePages, ...aboutPages, ...legalPages];
