import { type Context, type Fault, faultsOf, type How } from './fault.ts';

const TRACE = Buffer.from('java.lang.IllegalStateException: unexpected input\n\tat com.example.Handler.handle(Handler.java:42)');

const crashing = (when: (context: Context) => boolean): How => ({
  first: (context) => (when(context) ? { status: 500, headers: { 'content-type': 'text/plain' }, body: TRACE } : undefined),
});
const hangingUp = (when: (context: Context) => boolean): How => ({
  spoil: (sent, context) => {
    if (!when(context)) return sent;
    context.request.socket.destroy();
    return 'dealt-with';
  },
});
const accepting = (when: (context: Context) => boolean): How => ({
  first: (context) => (when(context) ? { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('{"status":"0"}') } : undefined),
});

/** The body as JSON; undefined when it is none. */
function bodyOf({ raw }: Context): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
const fields = (context: Context) => (bodyOf(context) ?? {}) as Record<string, unknown>;
const url = ({ request }: Context) => request.url ?? '';
const path = (context: Context, prefix: string) => url(context).startsWith(prefix);

const crash = (name: string, operationId: string, place: string, what: string, how: How): Omit<Fault, 'class'> => ({
  name,
  operationId,
  kind: 'crash-on-wrong-input',
  place,
  what,
  how,
  parts: ['wrong-input'],
});
const accepted = (name: string, operationId: string, place: string, what: string, how: How): Omit<Fault, 'class'> => ({
  ...crash(name, operationId, place, what, how),
  kind: 'accepted-wrong-input',
});
/** With a wrong method there is no operation, so the fault is everywhere and looks at the path. */
const elsewhere = (fault: Omit<Fault, 'class'>): Omit<Fault, 'class'> => ({ ...fault, on: ['*'], only: [fault.operationId] });

/** Requests that no client of the contract sends, and what a server makes of them. */
export const oddInputFaults = faultsOf('odd-input', [
  crash(
    'null-body',
    'saveSmsGroup',
    '$',
    'fails on the JSON value null',
    crashing((context) => bodyOf(context) === null),
  ),
  crash(
    'list-body',
    'saveSmsTemplate',
    '$',
    'fails on a list in place of an object',
    crashing((context) => Array.isArray(bodyOf(context))),
  ),
  crash(
    'null-field',
    'submitContactMessage',
    '$.name',
    'fails on a field that is null',
    crashing((context) => fields(context).name === null),
  ),
  crash(
    'nul-character',
    'saveSmsTemplate',
    '$.name',
    'fails on the character NUL, which its database cannot hold',
    crashing((context) => String(fields(context).name).includes('\u0000')),
  ),
  crash(
    'half-surrogate',
    'saveSmsGroup',
    '$.name',
    'fails on half of a surrogate pair',
    crashing((context) => !String(fields(context).name ?? '').isWellFormed()),
  ),
  crash(
    'no-utf8',
    'registerEbill',
    '$.email',
    'fails on bytes that are no UTF-8',
    crashing(({ raw }) => raw.includes(0xff)),
  ),
  crash(
    'right-to-left',
    'previewSms',
    '$.content',
    'fails on right-to-left marks',
    crashing((context) => /\u202e/.test(String(fields(context).content))),
  ),
  crash(
    'very-long',
    'submitContactMessage',
    '$.name',
    'fails on a very long text',
    crashing(({ raw }) => raw.length > 100_000),
  ),
  crash(
    'very-deep',
    'roamPlans',
    '$',
    'runs out of stack on lists in lists',
    hangingUp(({ raw }) => raw.toString('utf8').startsWith('[[[[')),
  ),
  crash(
    'xml-crash',
    'sendSms',
    '$',
    'fails on XML',
    crashing(({ request }) => /xml/.test(request.headers['content-type'] ?? '')),
  ),
  crash(
    'two-documents',
    'deleteSmsGroup',
    '$',
    'fails on two JSON documents',
    crashing(({ raw }) => /\}\{/.test(raw.toString('utf8'))),
  ),
  crash(
    'empty-document',
    'buyTopUp4g',
    '$',
    'fails on a body of blanks',
    crashing(({ raw }) => raw.toString('utf8') === ' '),
  ),
  crash(
    'query-twice',
    'planSections',
    'query pageNumber',
    'fails on a parameter that comes twice',
    crashing((context) => (url(context).match(/pageNumber=/g)?.length ?? 0) > 1),
  ),
  crash(
    'query-list',
    'searchResults',
    'query keyword',
    'fails on a parameter that is a list',
    crashing((context) => /keyword\[\]/.test(url(context))),
  ),
  crash(
    'query-bytes',
    'searchResults',
    'query keyword',
    'fails on a query that is no UTF-8',
    crashing((context) => /%ff/.test(url(context))),
  ),
  crash(
    'query-nul',
    'paymentReceipt',
    'query pid',
    'fails on NUL in the query',
    crashing((context) => /%00/.test(url(context))),
  ),
  crash(
    'query-long',
    'pageTemplate',
    'query templatePath',
    'fails on a very long query',
    crashing((context) => url(context).length > 5000),
  ),
  crash(
    'path-quote',
    'planDetail',
    'path id',
    'puts an id into SQL',
    crashing((context) => /getinfoDetail\/('|%27)/.test(url(context))),
  ),
  crash(
    'path-chinese',
    'phoneDetail',
    'path id',
    'fails on an id with Chinese characters',
    crashing((context) => /%E6%BC%AB/i.test(url(context))),
  ),
  crash(
    'get-with-body',
    'bills',
    '$',
    'fails on a body with a GET',
    crashing(({ raw }) => raw.length > 0),
  ),
  crash(
    't-crash',
    'menu',
    'query t',
    'fails on a time that is no number',
    crashing((context) => /[?&]t=[^0-9&]/.test(url(context))),
  ),
  crash(
    'language-crash',
    'newsList',
    'header language',
    'fails on a language that it does not have',
    crashing(({ request }) => !/^(cn|en|zh-Hans)?$/.test(String(request.headers.language ?? ''))),
  ),
  elsewhere(
    crash(
      'method-crash',
      'volteStatus',
      'method',
      'fails on a method that it does not have',
      crashing((context) => context.request.method === 'POST' && path(context, '/api/business/volte')),
    ),
  ),
  elsewhere(
    accepted(
      'write-by-get',
      'saveSmsGroup',
      'method',
      'saves by GET, too',
      accepting((context) => context.request.method === 'GET' && path(context, '/api/care/saveSmsGroup')),
    ),
  ),
  elsewhere(
    accepted(
      'read-by-post',
      'outstandingBalance',
      'method',
      'answers every method',
      accepting((context) => context.request.method === 'POST' && path(context, '/api/care/getOutstandingBalance')),
    ),
  ),
  accepted(
    'number-as-text',
    'buyTopUp4g',
    '$.plan',
    'takes the number of a plan as text',
    accepting((context) => typeof fields(context).plan === 'string' && /^\d+$/.test(String(fields(context).plan))),
  ),
  accepted(
    'text-for-boolean',
    'changePromotionMedia',
    '$.stopCall',
    'takes the text "true" for true',
    accepting((context) => fields(context).stopCall === 'true'),
  ),
  accepted(
    'digits-as-number-read',
    'inquireAccountType',
    '$.mobileNo',
    'takes a number where the contract has text',
    accepting((context) => typeof fields(context).mobileNo === 'number' && fields(context).mobileNo !== 12345),
  ),
  accepted(
    'null-for-optional',
    'submitContactMessage',
    '$.email',
    'takes null for an address',
    accepting((context) => fields(context).email === null),
  ),
  accepted(
    'impossible-date',
    'billText',
    '$.cycleDate',
    'rolls 30 February over to March',
    accepting((context) => fields(context).cycleDate === '2027-02-30'),
  ),
  accepted(
    'time-for-date',
    'usageDetail',
    '$.cycleDate',
    'takes a time for a date',
    accepting((context) => /T00/.test(String(fields(context).cycleDate))),
  ),
  accepted(
    'single-entry',
    'deleteSmsTasks',
    '$.smsID',
    'takes one entry for a list',
    accepting((context) => typeof fields(context).smsID === 'string' && fields(context).smsID !== 'a text'),
  ),
  accepted(
    'past-accepted',
    'sendSms',
    '$.scheduleDate',
    'sends a message at a time that has passed',
    accepting((context) => fields(context).scheduleDate === '2020-01-06'),
  ),
  accepted(
    'past-cycle-accepted',
    'previewSms',
    '$.scheduleStartDate',
    'shows a schedule that has ended',
    accepting((context) => fields(context).scheduleEndDate === '2020-01-06'),
  ),
  accepted(
    'form-accepted',
    'roamPlans',
    '$',
    'reads forms as well',
    accepting(({ request }) => /form-urlencoded/.test(request.headers['content-type'] ?? '')),
  ),
  accepted(
    'enum-with-blank',
    'payByCard',
    '$.clientType',
    'does not look at the blanks around a value',
    accepting((context) => fields(context).clientType === 'W '),
  ),
]);

const random = (name: string, operationId: string, place: string, what: string, how: How): Omit<Fault, 'class'> => ({
  ...crash(name, operationId, place, what, how),
  parts: ['fuzz'],
  run: { seed: 20, fuzz: 300 },
});

/** Failures that only odd combinations show. */
export const randomInputFaults = faultsOf('random-input', [
  random(
    'negative-number',
    'buyTopUp4g',
    '$.plan',
    'fails on a negative number',
    crashing((context) => Number(fields(context).plan) < 0),
  ),
  random(
    'boolean-in-text',
    'saveSmsGroup',
    '$.name',
    'fails on a boolean',
    crashing((context) => typeof fields(context).name === 'boolean'),
  ),
  random(
    'object-in-text',
    'roamPlans',
    '$.answerIds',
    'fails on an object in place of a list',
    crashing((context) => typeof fields(context).answerIds === 'object' && !Array.isArray(fields(context).answerIds) && fields(context).answerIds !== null),
  ),
  random(
    'large-page',
    'phones',
    'query pageNumber',
    'fails on a number above 32 bits',
    crashing((context) => Number(new URL(url(context), 'http://x').searchParams.get('pageNumber')) > 2 ** 31),
  ),
  random(
    'percent-in-text',
    'previewSms',
    '$',
    'formats a text that holds %s',
    crashing((context) => String(fields(context).content).includes('%s')),
  ),
]);
