export * from './generated/hooks/site/site.ts';
export type * from './generated/model/index.ts';
