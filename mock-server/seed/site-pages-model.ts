import type { Shop } from '../../brand/types.ts';
import type { Texts } from '../handler.ts';

/** A job that can be applied for. */
export interface JobSeed {
  position: Texts;
  department: Texts;
  /** What an applicant brings, most important first. */
  needs: readonly Texts[];
}

export interface PageSeed {
  jumpUrl: string;
  templatePath: string;
  title: Texts;
  /** HTML from `<h2>` downwards. */
  content: Texts;
  shops?: readonly Shop[];
  jobs?: readonly JobSeed[];
}
