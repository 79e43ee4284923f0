export * from './generated/hooks/travel-card/travel-card.ts';
