export * from './generated/hooks/usage/usage.ts';
export type * from './generated/model/index.ts';
