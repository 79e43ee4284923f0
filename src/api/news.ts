export * from './generated/hooks/news/news.ts';
