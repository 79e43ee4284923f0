export * from './generated/hooks/ussd/ussd.ts';
export type * from './generated/model/index.ts';
