export * from './generated/hooks/careers/careers.ts';
