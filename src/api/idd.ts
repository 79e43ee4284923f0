export * from './generated/hooks/idd/idd.ts';
export type * from './generated/model/index.ts';
