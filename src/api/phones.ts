export * from './generated/hooks/phones/phones.ts';
