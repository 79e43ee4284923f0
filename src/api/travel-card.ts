export * from './generated/hooks/travel-card/travel-card.ts';
export type * from './generated/model/index.ts';
