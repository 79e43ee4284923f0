export * from './generated/hooks/plans/plans.ts';
export type * from './generated/model/index.ts';
