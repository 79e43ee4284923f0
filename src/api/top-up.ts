export * from './generated/hooks/top-up/top-up.ts';
