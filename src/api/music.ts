export * from './generated/hooks/music/music.ts';
export type * from './generated/model/index.ts';
