import type { NewsItem } from '../../openapi/generated/model.ts';
import { textIn } from '../../openapi/languages.ts';
import { type Handlers, type Language, success } from '../handler.ts';
import { newsOf } from '../seed/news.ts';
import type { NewsSeed } from '../seed/news-model.ts';

const itemOf = ({ id, name, postedAt, topic, summary, content }: NewsSeed, language: Language): NewsItem => ({
  id,
  name: textIn(name, language),
  postedAt,
  topic: textIn(topic, language),
  summary: textIn(summary, language),
  content: textIn(content, language).trim(),
});

export const handlers: Handlers = {
  newsList: ({ language }) => success(newsOf(new Date()).map((item) => itemOf(item, language))),

  newsItem: ({ path, language }) =>
    success(
      newsOf(new Date())
        .filter(({ id }) => id === path.id)
        .map((item) => itemOf(item, language)),
    ),
};
