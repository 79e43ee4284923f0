import { faultsOf } from './fault.ts';
import { bytes, fault, value } from './rows.ts';

const SMS = { sendDate: '2026-11-20 09:41', receive: '66123456', data: 'Reading club tonight at 19:30.', status: '-' };

export const typeFaults = faultsOf('types', { parts: ['examples'] }, [
  value('extra-in-row', 'smsTasks', 'extra-field', '$.data[0].createdAt', 'sends a column that nobody asked for', '2026-11-20'),
  value('field-missing', 'smsTemplates', 'missing-field', '$.data[0].description', 'leaves a field of a row out', undefined),
  bytes('snake-case', 'phoneDetail', 'missing-field', '$.data.brandName', 'writes brand_name for brandName', (text) =>
    text.replace('"brandName"', '"brand_name"'),
  ),
  value('number-as-string', 'topUpOffer', 'type', '$.data.realTimeUsage.useData', 'sends a number as text', String),
  value('string-as-number', 'unbilledUsage', 'type', '$.data.queryUsageVO.allTime', 'sends a text as number', Number),
  value('money-three-decimals', 'outstandingBalance', 'pattern', '$.data.balance', 'sends an amount with three decimals', (value) => `${value}0`),
  value('money-as-number', 'lookUpBalance', 'type', '$.data.balance', 'sends an amount as number', Number),
  value('money-with-comma', 'payByCard', 'pattern', '$.data.amount', 'writes a decimal comma', (value) => String(value).replace('.', ',')),
  value('date-european', 'bills', 'format', '$.data.invoices[0].cycleDateStr', 'writes 15/11/2026', '15/11/2026'),
  value('date-impossible', 'usageReissuePeriods', 'format', '$.data.invoices[0].cycleDateStr', 'sends a day that does not exist', '2026-02-30'),
  value('enum-lower-case', 'inquireAccountType', 'enum', '$.data', 'writes postpaid for POSTPAID', (value) => String(value).toLowerCase()),
  value('pattern-broken', 'phones', 'pattern', '$.data.rows[0].colors[0]', 'writes colours in capitals', (value) => String(value).toUpperCase()),
  value('text-too-long', 'pageTemplate', 'length', '$.data.title', 'sends a title of 101 characters', () => '題'.repeat(101)),
  value('address-with-space', 'businessPlanCategories', 'pattern', '$.data[0].id', 'sends an id with a space', (value) => `${value} `),
  value('rows-too-many', 'smsHistory', 'length', '$.data.rows', 'sends the whole record at once', () => Array.from({ length: 11 }, () => SMS)),
  value('count-negative', 'planSections', 'range', '$.data.total', 'sends −1 for an unknown total', -1),
  value('total-as-text', 'planSections', 'type', '$.data.total', 'sends the total as text', String),
  value('null-for-nothing', 'roamPlans', 'type', '$.data.aName', 'sends null for an empty list', null),
  fault('always-chinese', 'ussdGroups', 'language', '$.data.list[0].groupName', 'ignores the language of the request', {
    respond: (call) => call.operation.examples.cn,
  }),
  value('base64-broken', 'billPdf', 'base64', '$.data.pdfbase64', 'breaks the base64 into lines', (base64) => String(base64).replace(/.{76}/g, '$&\r\n')),
  value('no-pdf', 'billPdf', 'pdf', '$.data.pdfbase64', 'sends an error page in base64', () =>
    Buffer.from('<html>Report server is busy</html>').toString('base64'),
  ),
  value('pdf-cut-off', 'billPdf', 'pdf', '$.data.pdfbase64', 'cuts the PDF off', (base64) =>
    Buffer.from(String(base64), 'base64').subarray(0, -200).toString('base64'),
  ),
]);
