export * from './generated/hooks/settings/settings.ts';
