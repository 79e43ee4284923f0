export * from './generated/hooks/top-up/top-up.ts';
export type * from './generated/model/index.ts';
