export type * from '../../openapi/generated/model.ts';
export * from './generated/hooks/plans/plans.ts';
