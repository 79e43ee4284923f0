import type { Bilingual } from '../handler.ts';

export interface PageSeed {
  jumpUrl: string;
  templatePath: string;
  title: Bilingual;
  /** HTML from `<h2>` downwards. */
  content: Bilingual;
}
