import type { Shop } from '../../brand/types.ts';
import type { Bilingual } from '../handler.ts';

/** A job that can be applied for. */
export interface JobSeed {
  position: Bilingual;
  department: Bilingual;
  /** What an applicant brings, most important first. */
  needs: readonly Bilingual[];
}

export interface PageSeed {
  jumpUrl: string;
  templatePath: string;
  title: Bilingual;
  /** HTML from `<h2>` downwards. */
  content: Bilingual;
  shops?: readonly Shop[];
  jobs?: readonly JobSeed[];
}
