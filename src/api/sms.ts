export * from './generated/hooks/sms/sms.ts';
