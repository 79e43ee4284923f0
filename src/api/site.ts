export * from './generated/hooks/site/site.ts';
