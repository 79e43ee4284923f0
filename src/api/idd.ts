export * from './generated/hooks/idd/idd.ts';
