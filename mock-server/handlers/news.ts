import type { NewsItem } from '../../openapi/generated/model.ts';
import { type Handlers, type Language, success } from '../handler.ts';
import { newsOf } from '../seed/news.ts';
import type { NewsSeed } from '../seed/news-model.ts';

const itemOf = ({ id, name, postedAt, topic, summary, content }: NewsSeed, language: Language): NewsItem => ({
  id,
  name: name[language],
  postedAt,
  topic: topic[language],
  summary: summary[language],
  content: content[language].trim(),
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
