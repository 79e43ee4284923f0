export * from './generated/hooks/bills/bills.ts';
