export * from './generated/hooks/news/news.ts';
export type * from './generated/model/index.ts';
