export * from './generated/hooks/usage/usage.ts';
