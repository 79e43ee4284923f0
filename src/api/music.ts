export * from './generated/hooks/music/music.ts';
