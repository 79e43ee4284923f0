export * from './generated/hooks/settings/settings.ts';
export type * from './generated/model/index.ts';
