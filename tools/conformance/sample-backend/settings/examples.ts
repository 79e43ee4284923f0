import { deflateSync } from 'node:zlib';
import { json, text } from '../call.ts';
import { bytes, envelope, expiry, fault, faultsOf, header, instead, onStatus, refusal, value } from './setting.ts';

const SMS = { sendDate: '2026-11-20 09:41', receive: '66123456', data: 'Reading club tonight at 19:30.', status: '-' };

export const typeFaults = faultsOf({ parts: ['examples'] }, [
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

/** Envelopes and values of another shape than the contract's. */
export const shapeFaults = [
  ...faultsOf({ parts: ['examples'] }, [
    value('status-number', 'captcha', 'envelope', '$.status', 'sends the status as a number', 0),
    value('status-unknown', 'banners', 'envelope', '$.status', 'uses a status of its own', '1'),
    envelope('status-missing', 'saveSmsTemplate', 'envelope', '$.status', 'responds without the envelope', ({ data }) => data),
    envelope('public-asks-for-token', 'searchResults', 'envelope', '$.status', 'responds −2 although the operation is public', () => ({
      status: '-2',
      message: '登入時間已過，請重新登入。',
    })),
    value('data-missing', 'contactSubjects', 'missing-field', '$.data', 'leaves data out', undefined),
    value('data-null', 'idd060Plans', 'type', '$.data', 'sends null in place of a list', null),
    value('extra-in-envelope', 'menu', 'extra-field', '$.code', 'adds a code to the envelope', 200),
    refusal('refusal-without-message', 'usageDetail', 'missing-field', '$.message', 'refuses without a sentence', {}),
    refusal('message-empty', 'applyUssd', 'length', '$.message', 'refuses with an empty sentence', { message: '' }),
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
  ...faultsOf({ parts: ['wrong-input'] }, [
    expiry('expired-with-data', 'usageDetailPeriods', 'extra-field', '$.data', 'adds data to "session expired"', {
      message: '登入時間已過，請重新登入。',
      data: null,
    }),
    expiry('expired-without-message', 'volteStatus', 'missing-field', '$.message', 'says "session expired" without a sentence', {}),
    expiry('expired-as-failure', 'outstandingBalance', 'envelope', '$.status', 'responds −1 without a session', { status: '-1', message: '請先登入。' }),
  ]),
  ...faultsOf({ parts: ['examples', 'wrong-input'] }, [
    refusal('refusal-with-code', 'payByWallet', 'extra-field', '$.errorCode', 'adds a code to refusals', {
      message: '系統繁忙，請稍後再試。',
      errorCode: 'E17',
    }),
  ]),
];

const withStatus = (status: number) => onStatus('0', (sent) => ({ ...sent, status }));

/** Codes, headers, media types and bytes that frameworks and filters get wrong. */
export const wireFaults = faultsOf({ parts: ['examples'] }, [
  fault('accepted-202', 'sendSms', 'status', 'status', 'responds with 202 Accepted, because the SMS are sent later', withStatus(202)),
  fault('not-authoritative-203', 'brands', 'status', 'status', 'a cache in front responds with 203', withStatus(203)),
  fault('partial-206', 'billText', 'status', 'status', 'responds with 206, as for a range', withStatus(206)),
  instead('moved-308', 'newsItem', 'status', 'status', 'sends the caller to the path with a slash at the end', text(308, { location: './' }, '')),
  instead('forbidden-403', 'loginMusic', 'status', 'status', 'a filter against forged requests refuses every POST with 403', json({ error: 'Forbidden' }, 403)),
  fault('conflict-409', 'saveSmsTemplate', 'status', 'status', 'responds with 409 where a template of this name is there', withStatus(409)),
  header('labelled-text-json', 'menu', 'media-type', 'header content-type', 'sends text/json', 'text/json'),
  header('labelled-plain', 'captcha', 'media-type', 'header content-type', 'sends JSON as text/plain', 'text/plain'),
  header('labelled-bytes', 'billPdf', 'media-type', 'header content-type', 'sends JSON as application/octet-stream', 'application/octet-stream'),
  header('labelled-script', 'countries', 'media-type', 'header content-type', 'sends JSON as application/javascript', 'application/javascript'),
  header('labelled-utf16', 'newsList', 'media-type', 'header content-type', 'announces charset=utf-16', 'application/json; charset="utf-16"'),
  header('brotli-mislabelled', 'idd060Plans', 'header', 'header content-encoding', 'says br and sends plain bytes', 'br'),
  fault('gzip-means-deflate', 'roamingRegions', 'header', 'header content-encoding', 'says gzip and sends deflate', {
    mutateResponse: (sent) => ({ ...sent, headers: { ...sent.headers, 'content-encoding': 'gzip' }, body: deflateSync(sent.body) }),
  }),
  bytes('empty-body', 'roamQuestions', 'json', '$', 'sends no body with 200', () => ''),
  bytes('latin1-bytes', 'pageTemplate', 'json', '$', 'writes accents as single bytes', (text) =>
    Buffer.from(text.replace('"title":"', '"title":"\u00e9'), 'latin1'),
  ),
  bytes('utf16-bytes', 'homeBrands', 'json', '$', 'writes UTF-16', (text) => Buffer.from(text, 'utf16le')),
  bytes('surrogates-as-bytes', 'footerChannels', 'json', '$', 'writes an emoji as two surrogates of three bytes each', (text) => {
    const at = text.indexOf('"name":"') + 8;
    const emoji = Buffer.from([0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]);
    return Buffer.concat([Buffer.from(text.slice(0, at)), emoji, Buffer.from(text.slice(at))]);
  }),
  bytes('not-a-number', 'topUpOffer', 'json', '$', 'writes NaN for a number that it cannot compute', (text) =>
    text.replace(/"remainDate":\d+/, '"remainDate":NaN'),
  ),
  bytes('line-break-in-text', 'usageDetail', 'json', '$', 'writes line breaks in texts without escaping them', (text) => text.replaceAll('\\n', '\n')),
  bytes('padded-callback', 'jumpRoutes', 'json', '$', 'wraps the JSON in a callback (JSONP)', (text) => `callback(${text})`),
  bytes('guard-prefix', 'homePhones', 'json', '$', "writes )]}', in front, as some frameworks do against inclusion", (text) => `)]}',\n${text}`),
  bytes('duplicate-key-in-row', 'smsTasks', 'duplicate-key', '$.data[0].content', 'writes a key of a row twice', (text) =>
    text.replace('"content":', '"content":"","content":'),
  ),
  bytes('bom', 'roamingRegions', 'json', '$', 'puts a byte-order mark in front', (text) => `\u{FEFF}${text}`),
  bytes('cut-off', 'roamQuestions', 'json', '$', 'cuts the JSON off', (text) => text.slice(0, -20)),
  bytes('two-envelopes', 'idd00Plans', 'json', '$', 'writes the envelope twice', (text) => text + text),
  bytes('trailing-comma', 'countries', 'json', '$', 'leaves a comma before the end', (text) => text.replace(/\}$/, ',}')),
  // The bytes of 中文 in Big5.
  bytes('big5-bytes', 'newsItem', 'json', '$', 'writes the text in Big5', (text) =>
    Buffer.concat([
      Buffer.from(text.slice(0, text.indexOf('"name":"') + 8)),
      Buffer.from([0xa4, 0xa4, 0xa4, 0xe5]),
      Buffer.from(text.slice(text.indexOf('"name":"') + 8)),
    ]),
  ),
  bytes('duplicate-key', 'notice', 'duplicate-key', '$.data.title', 'writes a key twice', (text) => text.replace('"title":', '"title":"","title":')),
  bytes('json-in-a-string', 'volteStatus', 'envelope', '$', 'turns the envelope into a JSON string first', (text) => JSON.stringify(text)),
]);
