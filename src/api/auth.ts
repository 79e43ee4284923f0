export * from './generated/hooks/auth/auth.ts';
