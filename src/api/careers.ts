export * from './generated/hooks/careers/careers.ts';
export type * from './generated/model/index.ts';
