export * from './generated/hooks/roaming/roaming.ts';
