import type { Texts } from '../handler.ts';

/** One news item in both languages; the content is HTML. */
export interface NewsSeed {
  id: string;
  name: Texts;
  /** Day of publication in Macau, `YYYY-MM-DD`. */
  postedAt: string;
  topic: Texts;
  /** One sentence. */
  summary: Texts;
  content: Texts;
}

export const topics = {
  offers: { cn: '優惠', en: 'Offers' },
  network: { cn: '網絡', en: 'Network' },
  service: { cn: '服務安排', en: 'Service' },
  safety: { cn: '安全', en: 'Safety' },
} satisfies Record<string, Texts>;
