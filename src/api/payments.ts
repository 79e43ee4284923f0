export * from './generated/hooks/payments/payments.ts';
export type * from './generated/model/index.ts';
