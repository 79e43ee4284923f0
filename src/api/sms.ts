export type * from '../../openapi/generated/model.ts';
export * from './generated/hooks/sms/sms.ts';
