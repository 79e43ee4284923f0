export * from './generated/hooks/payments/payments.ts';
