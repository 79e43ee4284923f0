import { faultsOf } from './fault.ts';
import { envelope, expiry, refusal, value } from './rows.ts';

/** Envelopes and values of another shape than the contract's. */
export const shapeFaults = [
  ...faultsOf('shapes', { parts: ['examples'] }, [
    value('status-with-space', 'roamingVideos', 'envelope', '$.status', 'sends the status from a column of fixed width', '0 '),
    envelope('status-in-capitals', 'roamingData', 'envelope', '$.status', 'writes Status for status, as .NET does by default', ({ status, ...rest }) => ({
      ...rest,
      Status: status ?? '0',
    })),
    envelope('envelope-in-list', 'inquireAccountType', 'envelope', '$', 'sends a list with the envelope', (envelope) => [envelope]),
    value('data-as-text', 'planDetail', 'type', '$.data', 'sends the data as JSON in a string', (value) => JSON.stringify(value)),
    refusal('message-number', 'requestUsageReissue', 'type', '$.message', 'refuses with the number of a message', { status: '-1', message: 4012 }),
    value('fraction-for-integer', 'planSections', 'type', '$.data.totalPages', 'divides without rounding up', (value) => Number(value) + 0.5),
    value('pin-in-response', 'login', 'extra-field', '$.data.pin', 'sends the whole record of the customer, PIN included', '123456'),
    value('data-for-nothing', 'sendPrepaidLoginCode', 'extra-field', '$.data', 'sends the code that it sent by SMS', { code: '246810' }),
  ]),
  ...faultsOf('shapes', { parts: ['wrong-input'] }, [
    expiry('expired-with-data', 'usageDetailPeriods', 'extra-field', '$.data', 'adds data to "session expired"', {
      status: '-2',
      message: '登入時間已過，請重新登入。',
      data: null,
    }),
    expiry('expired-without-message', 'volteStatus', 'missing-field', '$.message', 'says "session expired" without a sentence', { status: '-2' }),
    expiry('expired-as-failure', 'outstandingBalance', 'envelope', '$.status', 'responds −1 without a session', { status: '-1', message: '請先登入。' }),
  ]),
  ...faultsOf('shapes', { parts: ['examples', 'wrong-input'] }, [
    refusal('refusal-with-code', 'payByWallet', 'extra-field', '$.errorCode', 'adds a code to refusals', {
      status: '-1',
      message: '系統繁忙，請稍後再試。',
      errorCode: 'E17',
    }),
  ]),
];
