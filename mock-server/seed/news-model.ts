import type { Bilingual } from '../handler.ts';

/** One news item in both languages; the content is HTML. */
export interface NewsSeed {
  id: string;
  name: Bilingual;
  /** Day of publication in Macau, `YYYY-MM-DD`. */
  postedAt: string;
  content: Bilingual;
}
