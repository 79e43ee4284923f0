export * from './generated/hooks/bills/bills.ts';
export type * from './generated/model/index.ts';
