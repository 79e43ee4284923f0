export * from './generated/hooks/auth/auth.ts';
export type * from './generated/model/index.ts';
