export * from './generated/hooks/roaming/roaming.ts';
export type * from './generated/model/index.ts';
