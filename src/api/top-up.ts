export type * from '../../openapi/generated/model.ts';
export * from './generated/hooks/top-up/top-up.ts';
