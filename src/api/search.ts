export * from './generated/hooks/search/search.ts';
