export * from './generated/hooks/phones/phones.ts';
export type * from './generated/model/index.ts';
