import { faultsOf } from './fault.ts';
import { envelope, expiry, refusal, value } from './rows.ts';

/** Envelopes and values of another shape than the contract's. */
export const shapeFaults = [
  ...faultsOf('shapes', { parts: ['examples'] }, [
    value('status-null', 'homePlans', 'envelope', '$.status', 'sends null as the status', null),
    value('status-boolean', 'submitContactMessage', 'envelope', '$.status', 'sends true for success', true),
    value('status-with-space', 'roamingVideos', 'envelope', '$.status', 'sends the status from a column of fixed width', '0 '),
    envelope('status-in-capitals', 'roamingData', 'envelope', '$.status', 'writes Status for status, as .NET does by default', ({ status, ...rest }) => ({
      ...rest,
      Status: status ?? '0',
    })),
    envelope('envelope-in-list', 'inquireAccountType', 'envelope', '$', 'sends a list with the envelope', (envelope) => [envelope]),
    envelope('envelope-in-result', 'lookUpBalance', 'envelope', '$.status', 'wraps the envelope in one of its own', (envelope) => ({ result: envelope })),
    value('data-as-text', 'planDetail', 'type', '$.data', 'sends the data as JSON in a string', (value) => JSON.stringify(value)),
    refusal('message-number', 'requestUsageReissue', 'type', '$.message', 'refuses with the number of a message', { message: 4012 }),
    value('list-as-map', 'brands', 'type', '$.data', 'sends a list as an object with numbers as keys, as PHP does', (value) => ({ ...(value as never[]) })),
    value('row-null', 'countries', 'type', '$.data[0]', 'sends null as a row', null),
    value('id-as-number', 'smsGroups', 'type', '$.data[0].gId', 'sends an id as number', Number),
    value('integer-as-boolean', 'banners', 'type', '$.data[0].isfullurl', 'sends true for 1', (value) => value === 1),
    value('fraction-for-integer', 'planSections', 'type', '$.data.totalPages', 'divides without rounding up', (value) => Number(value) + 0.5),
    value('text-as-boolean', 'login', 'type', '$.data.isOneBill', 'sends a boolean for the text "true" or "false"', (value) => value === 'true'),
    value('pin-in-response', 'login', 'extra-field', '$.data.pin', 'sends the whole record of the customer, PIN included', '123456'),
    value('enum-of-its-own', 'notice', 'enum', '$.data.status', 'uses a value that the contract does not list', 7),
    value('balance-with-currency', 'outstandingBalance', 'pattern', '$.data.balance', 'writes MOP in front of an amount', (value) => `MOP ${value}`),
    value('time-in-milliseconds', 'paymentReceipt', 'type', '$.data.merchanttxndtm', 'sends a time as milliseconds since 1970', (value) =>
      value === undefined ? undefined : 1_795_141_695_000,
    ),
    value('card-number-shown', 'paymentReceipt', 'pattern', '$.data.maskpan', 'sends the whole number of the card', (value) =>
      value === undefined ? undefined : '4761340000001881',
    ),
    value('colour-with-alpha', 'homePhones', 'pattern', '$.data[0].colors[0]', 'writes colours with transparency', (value) => `${value}ff`),
    value('data-for-nothing', 'sendPrepaidLoginCode', 'extra-field', '$.data', 'sends the code that it sent by SMS', { code: '246810' }),
    value('code-with-plus', 'idd060Plans', 'pattern', '$.data[0].countryCode', 'writes +351 for the code of a country', (value) => `+${value}`),
  ]),
  ...faultsOf('shapes', { parts: ['wrong-input'] }, [
    expiry('expired-with-data', 'usageDetailPeriods', 'extra-field', '$.data', 'adds data to "session expired"', {
      message: '登入時間已過，請重新登入。',
      data: null,
    }),
    expiry('expired-without-message', 'volteStatus', 'missing-field', '$.message', 'says "session expired" without a sentence', {}),
    expiry('expired-as-failure', 'outstandingBalance', 'envelope', '$.status', 'responds −1 without a session', { status: '-1', message: '請先登入。' }),
  ]),
  ...faultsOf('shapes', { parts: ['examples', 'wrong-input'] }, [
    refusal('refusal-with-code', 'payByWallet', 'extra-field', '$.errorCode', 'adds a code to refusals', {
      message: '系統繁忙，請稍後再試。',
      errorCode: 'E17',
    }),
  ]),
];
