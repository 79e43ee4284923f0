export * from './generated/hooks/ussd/ussd.ts';
