export * from './generated/hooks/contact/contact.ts';
export type * from './generated/model/index.ts';
