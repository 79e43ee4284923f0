export * from './generated/hooks/business/business.ts';
export type * from './generated/model/index.ts';
