import { faultsOf, type How } from './fault.ts';

type Body = { [key: string]: unknown } | undefined;
const tolerating = (accepts: (body: NonNullable<Body>) => boolean): How => ({
  tolerates: (body) => typeof body === 'object' && body !== null && accepts(body as NonNullable<Body>),
});

/** Responds with a stack trace where unchecked input makes the handler throw. */
const crashing = (fails: (body: NonNullable<Body>) => boolean): How => ({
  spoil: (sent, { raw }) => {
    let body: unknown;
    try {
      body = JSON.parse(raw.toString('utf8'));
    } catch {
      return sent;
    }
    if (typeof body !== 'object' || body === null || !fails(body as NonNullable<Body>)) return sent;
    const trace = 'java.lang.ClassCastException: class java.lang.Integer cannot be cast to class java.lang.String';
    return { status: 500, headers: { 'content-type': 'text/plain' }, body: Buffer.from(trace) };
  },
});

/** Missing checks of requests. */
export const ruleFaults = faultsOf('rules', [
  {
    name: 'token-not-asked-for',
    operationId: 'dataUsageAlert',
    kind: 'accepted-wrong-input',
    place: 'header token',
    what: 'responds without a token',
    how: { skip: 'token' },
    parts: ['wrong-input'],
  },
  {
    name: 'any-token-accepted',
    operationId: 'billSummary',
    kind: 'accepted-wrong-input',
    place: 'header token',
    what: 'accepts any token that is not empty',
    how: { skip: 'bad-token' },
    parts: ['wrong-input'],
  },
  {
    name: 'expired-401',
    operationId: 'usageDetailPeriods',
    kind: 'status',
    place: 'status',
    what: 'responds with 401 with a page instead of −2',
    how: {
      spoil: (sent) =>
        sent.body.includes('"-2"') ? { status: 401, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>401 Unauthorized</h1>') } : sent,
    },
    parts: ['wrong-input'],
  },
  {
    name: 'missing-accepted',
    operationId: 'requestBillReissue',
    kind: 'accepted-wrong-input',
    place: '$.cycleDate',
    what: 'accepts a body without the date',
    how: tolerating((body) => body.cycleDate === undefined && Object.keys(body).length === 0),
    parts: ['wrong-input'],
  },
  {
    name: 'too-long-accepted',
    operationId: 'saveSmsGroup',
    kind: 'accepted-wrong-input',
    place: '$.name',
    what: 'accepts names of any length',
    how: tolerating(({ name, numList }) => typeof name === 'string' && name.length > 40 && typeof numList === 'string'),
    parts: ['wrong-input'],
  },
  {
    name: 'enum-accepted',
    operationId: 'registerEbill',
    kind: 'accepted-wrong-input',
    place: '$.mail',
    what: 'accepts any text for mail',
    how: tolerating(({ mail, email }) => typeof mail === 'string' && mail !== '0' && mail !== '1' && typeof email === 'string'),
    parts: ['wrong-input'],
  },
  {
    name: 'extra-accepted',
    operationId: 'sendUssdCode',
    kind: 'accepted-wrong-input',
    place: '$.notInTheContract',
    what: 'passes over fields that it does not know',
    how: tolerating((body) => /^72\d\d$/.test(String(body.id)) && Object.keys(body).length > 1),
    parts: ['wrong-input'],
  },
  {
    name: 'pattern-accepted',
    operationId: 'applyTopUp3g',
    kind: 'accepted-wrong-input',
    place: '$.mobileNo',
    what: 'accepts any text as a number',
    how: tolerating(({ mobileNo }) => typeof mobileNo === 'string' && !/^6[0-9]{7}$/.test(mobileNo)),
    parts: ['wrong-input'],
  },
  {
    name: 'parameter-not-checked',
    operationId: 'planSections',
    kind: 'accepted-wrong-input',
    place: 'query pageSize',
    what: 'does not look at the size of a page',
    how: { ignores: 'pageSize' },
    parts: ['wrong-input'],
  },
  {
    name: 'crash-on-type',
    operationId: 'deleteSmsTasks',
    kind: 'crash-on-wrong-input',
    place: '$.smsID',
    what: 'fails with a stack trace when a list is no list',
    how: crashing(({ smsID }) => smsID !== undefined && !Array.isArray(smsID)),
    parts: ['wrong-input'],
  },
  {
    name: 'crash-on-missing',
    operationId: 'buyTopUp4g',
    kind: 'crash-on-wrong-input',
    place: '$.plan',
    what: 'fails with a stack trace when the plan is missing',
    how: crashing(({ plan }) => plan === undefined),
    parts: ['wrong-input'],
  },
]);
