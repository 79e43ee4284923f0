import type { NewsItem } from '../../openapi/generated/model.ts';
import { type Handlers, inLanguage, type Language, success } from '../handler.ts';
import { newsOf } from '../seed/news.ts';

const itemsIn = (language: Language): NewsItem[] => inLanguage(newsOf(new Date()), language).map((item) => ({ ...item, content: item.content.trim() }));

export const handlers: Handlers = {
  newsList: ({ language }) => success(itemsIn(language)),

  newsItem: ({ path, language }) => success(itemsIn(language).filter(({ id }) => id === path.id)),
};
