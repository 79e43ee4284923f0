import { faultsOf } from './fault.ts';
import { bytes, envelope, expiry, refusal, value } from './rows.ts';

const SMS = { sendDate: '2026-11-20 09:41', receive: '66123456', data: 'Reading club tonight at 19:30.', status: '-' };

/** Envelopes and values of another shape than the contract's. */
export const shapeFaults = [
  ...faultsOf('shapes', { parts: ['examples'] }, [
    value('status-number', 'captcha', 'envelope', '$.status', 'sends the status as a number', 0),
    envelope('public-asks-for-token', 'searchResults', 'envelope', '$.status', 'responds −2 although the operation is public', () => ({
      status: '-2',
      message: '登入時間已過，請重新登入。',
    })),
    value('data-null', 'idd060Plans', 'type', '$.data', 'sends null in place of a list', null),
    refusal('refusal-without-message', 'usageDetail', 'missing-field', '$.message', 'refuses without a sentence', { status: '-1' }),
    value('field-missing', 'smsTemplates', 'missing-field', '$.data[0].description', 'leaves a field of a row out', undefined),
    bytes('snake-case', 'phoneDetail', 'missing-field', '$.data.brandName', 'writes brand_name for brandName', (text) =>
      text.replace('"brandName"', '"brand_name"'),
    ),
    value('number-as-string', 'topUpOffer', 'type', '$.data.realTimeUsage.useData', 'sends a number as text', String),
    value('money-three-decimals', 'outstandingBalance', 'pattern', '$.data.balance', 'sends an amount with three decimals', (value) => `${value}0`),
    value('date-european', 'bills', 'format', '$.data.invoices[0].cycleDateStr', 'writes 15/11/2026', '15/11/2026'),
    value('enum-lower-case', 'inquireAccountType', 'enum', '$.data', 'writes postpaid for POSTPAID', (value) => String(value).toLowerCase()),
    value('text-too-long', 'pageTemplate', 'length', '$.data.title', 'sends a title of 101 characters', () => '題'.repeat(101)),
    value('rows-too-many', 'smsHistory', 'length', '$.data.rows', 'sends the whole record at once', () => Array.from({ length: 11 }, () => SMS)),
    value('count-negative', 'planSections', 'range', '$.data.total', 'sends −1 for an unknown total', -1),
    value('base64-broken', 'billPdf', 'base64', '$.data.pdfbase64', 'breaks the base64 into lines', (base64) => String(base64).replace(/.{76}/g, '$&\r\n')),
    value('no-pdf', 'billPdf', 'pdf', '$.data.pdfbase64', 'sends an error page in base64', () =>
      Buffer.from('<html>Report server is busy</html>').toString('base64'),
    ),
    value('pdf-cut-off', 'billPdf', 'pdf', '$.data.pdfbase64', 'cuts the PDF off', (base64) =>
      Buffer.from(String(base64), 'base64').subarray(0, -200).toString('base64'),
    ),
    envelope('envelope-in-list', 'inquireAccountType', 'envelope', '$', 'sends a list with the envelope', (envelope) => [envelope]),
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
