import type { Bilingual } from '../handler.ts';

/** A shop, open at the same hours every day. */
export interface ShopSeed {
  /** Id on the shop map. */
  id: string;
  name: Bilingual;
  note?: Bilingual;
  district: Bilingual;
  address: Bilingual;
  /** Hours and minutes in Macau. */
  opens: string;
  closes: string;
}

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
  shops?: readonly ShopSeed[];
  jobs?: readonly JobSeed[];
}
