export * from './generated/hooks/business/business.ts';
