export type * from '../../openapi/generated/model.ts';
export * from './generated/hooks/travel-card/travel-card.ts';
