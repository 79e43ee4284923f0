export * from './generated/hooks/contact/contact.ts';
