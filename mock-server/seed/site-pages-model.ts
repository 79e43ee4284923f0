import type { Bilingual } from '../handler.ts';

/** A page made by the server. */
export interface PageSeed {
  /** Path in the site. */
  jumpUrl: string;
  /** What `pageTemplate` knows it by. */
  templatePath: string;
  title: Bilingual;
  /** HTML from `<h2>` downwards. */
  content: Bilingual;
}
