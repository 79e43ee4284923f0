export * from './generated/hooks/sms/sms.ts';
export type * from './generated/model/index.ts';
