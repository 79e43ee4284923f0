export * from './generated/hooks/search/search.ts';
export type * from './generated/model/index.ts';
