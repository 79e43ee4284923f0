export const KINDS = ['data', 'call', 'sms', 'idd'] as const;
export type Kind = (typeof KINDS)[number];
