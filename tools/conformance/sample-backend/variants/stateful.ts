import { randomBytes, randomUUID } from 'node:crypto';
import { type Call, DONE, ok, page, refused } from '../call.ts';
import type { Json } from '../contract.ts';
import { type Behaviour, changing, editing, headers } from '../faults/fault.ts';
import { smsOf } from '../responses-sms.ts';
import { variantsOf } from './variant.ts';

const TOO_SOON = ['請於一分鐘後再試。', 'Please try again in a minute.'] as const;

/** Refuses a second code for the same number within a minute. */
const onceAMinute = (): Behaviour => {
  const sent = new Map<string, number>();
  return {
    respond: (call, usual) => {
      const who = String(call.body.mobileNo ?? call.customer.mobileNo);
      if (Date.now() - (sent.get(who) ?? 0) < 60_000) return refused(call, ...TOO_SOON);
      sent.set(who, Date.now());
      return usual();
    },
  };
};

/** A log-in ends every other session of the customer. */
export const oneSession: Behaviour = {
  respond: (call, usual) => {
    const person = call.store.person(call.body.mobileNo);
    const reply = usual();
    const token = typeof reply === 'object' ? (reply.data as { token?: string } | undefined)?.token : undefined;
    if (person !== undefined && token !== undefined) call.store.endOtherSessions(person, token);
    return reply;
  },
};

/** Gives a session another token. */
const withToken = (make: (call: Call) => string): Behaviour => ({
  respond: (call, usual) => {
    const reply = usual();
    const data = typeof reply === 'object' ? (reply.data as { [key: string]: Json } | undefined) : undefined;
    const session = call.store.sessions.get(String(data?.token));
    if (data === undefined || session === undefined) return reply;
    const token = make(call);
    call.store.sessions.set(token, session);
    return ok({ ...data, token });
  },
});

const emptyList: Behaviour = editing((envelope) => ({ ...envelope, data: [] }));
const noInvoices: Behaviour = { respond: () => ok({ invoices: [] }) };
const notFound: Behaviour = { respond: (_call, usual) => (usual() === 'businessError' ? 404 : undefined) };
const ACCOUNT = ['login', 'loginPrepaid'];
const SMS = ['smsGroups', 'saveSmsGroup', 'deleteSmsGroup', 'smsTemplates', 'saveSmsTemplate', 'deleteSmsTemplate', 'smsTasks', 'sendSms', 'deleteSmsTasks'];
const STATEFUL = ['customers', 'changes', 'paging', 'time', 'secrets'] as const;

/** An id that the store has given: one UUID in 256 begins like it. */
const isOwnId = (id: string) => /^90\d{1,9}$/.test(id);

/** Rules about sessions, codes and lists that the contract leaves to the server, and customers who have little. */
export const statefulVariants = variantsOf('stateful', [
  {
    name: 'one-session-a-customer',
    operationId: 'login',
    on: ACCOUNT,
    what: 'ends the session of a customer who logs in again',
    behaviour: oneSession,
    parts: ['examples', 'wrong-input', ...STATEFUL],
    only: [...ACCOUNT, 'logout', 'changePassword', 'bills', 'billSummary', 'dataUsageAlert', 'saveDataUsageAlert', ...SMS],
  },
  {
    name: 'log-in-code-once-a-minute',
    operationId: 'sendPrepaidLoginCode',
    what: 'sends a log-in code once a minute',
    behaviour: onceAMinute,
    parts: ['examples', ...STATEFUL],
    only: [...ACCOUNT, 'sendPrepaidLoginCode', 'dataUsageAlert', 'topUpOffer'],
  },
  {
    name: 'reset-code-once-a-minute',
    operationId: 'sendResetCode',
    what: 'sends a reset code once a minute',
    behaviour: onceAMinute,
    parts: ['secrets'],
    only: ['sendResetCode', 'verifyResetCode', 'setPassword'],
  },
  {
    name: 'travel-code-once-a-minute',
    operationId: 'sendTravelCardCode',
    what: 'sends a code for the travel card once a minute',
    behaviour: onceAMinute,
    parts: ['secrets'],
    only: ['sendTravelCardCode', 'registerTravelCard'],
  },
  {
    name: 'service-code-once-a-minute',
    operationId: 'sendUssdCode',
    what: 'sends the code of a service once a minute',
    behaviour: onceAMinute,
    parts: ['secrets'],
    only: ['sendUssdCode', 'applyUssd'],
  },
  {
    name: 'same-reference-again',
    operationId: 'sendResetCode',
    what: 'gives the same reference while its code is good',
    behaviour: {
      respond: (call, usual) => {
        const known = [...call.store.resetCodes].find(([, mobileNo]) => mobileNo === call.body.mobileNo)?.[0];
        return known === undefined ? usual() : ok({ codePwd: known });
      },
    },
    parts: ['secrets'],
    only: ['sendResetCode', 'verifyResetCode', 'setPassword'],
  },
  {
    name: 'reference-ends-with-a-wrong-try',
    operationId: 'verifyResetCode',
    what: 'ends a reference after the first wrong try',
    behaviour: {
      respond: (call, usual) => {
        const reply = usual();
        if (reply === 'businessError') call.store.resetCodes.delete(call.body.codePwd);
        return reply;
      },
    },
    parts: ['secrets'],
    only: ['sendResetCode', 'verifyResetCode', 'setPassword'],
  },
  {
    name: 'no-bill-yet',
    operationId: 'bills',
    on: ['bills', 'billReissuePeriods', 'usageReissuePeriods', 'usageDetailPeriods'],
    what: 'has customers who have no bill yet',
    behaviour: noInvoices,
    parts: ['examples', ...STATEFUL],
    only: ['bills', 'billReissuePeriods', 'usageReissuePeriods', 'usageDetailPeriods'],
  },
  {
    name: 'no-bill-to-open',
    operationId: 'billText',
    on: ['bills', 'billText', 'billPdf', 'usageDetail'],
    what: 'refuses every date, because there is no bill yet',
    behaviour: { respond: ({ operation }) => (operation.id === 'bills' ? ok({ invoices: [] }) : 'businessError') },
    parts: [...STATEFUL],
  },
  {
    name: 'nothing-on-sale',
    operationId: 'topUpOffer',
    on: ['topUpOffer', 'buyTopUp4g'],
    what: 'has no top-up on sale and refuses to sell',
    behaviour: {
      respond: (call, usual) => (call.operation.id === 'buyTopUp4g' ? 'businessError' : usual()),
      mutateResponse: changing('$.data.plans', (value) => (value === undefined ? value : [])).mutateResponse as NonNullable<Behaviour['mutateResponse']>,
    },
    parts: [...STATEFUL],
  },
  {
    name: 'nothing-saved-yet',
    operationId: 'smsGroups',
    what: 'has customers without groups, templates and messages at first',
    on: ['login'],
    behaviour: {
      respond: (call, usual) => {
        if (!call.store.sms.has(call.body.mobileNo)) call.store.sms.set(call.body.mobileNo, { groups: [], templates: [], tasks: [], sent: [] });
        return usual();
      },
    },
    parts: [...STATEFUL],
    only: [...SMS, 'smsHistory'],
  },
  {
    name: 'lists-are-full',
    operationId: 'saveSmsGroup',
    on: ['saveSmsGroup', 'saveSmsTemplate', 'sendSms'],
    what: 'refuses to save, because the lists are full',
    behaviour: { respond: ({ operation }) => (operation.id === 'saveSmsGroup' ? 'full' : 'businessError') },
    parts: [...STATEFUL],
  },
  {
    name: 'empty-record',
    operationId: 'smsHistory',
    what: 'has an empty record',
    behaviour: { respond: () => ok(page([], 1, 10)) },
    parts: ['examples', 'paging'],
  },
  {
    name: 'no-phones',
    operationId: 'phones',
    what: 'lists no phones',
    behaviour: { respond: () => ok(page([], 1, 10)) },
    parts: ['examples', 'paging', 'time'],
  },
  {
    name: 'ids-are-uuids',
    operationId: 'saveSmsGroup',
    on: ['saveSmsGroup', 'saveSmsTemplate'],
    what: 'gives ids that are UUIDs without dashes',
    behaviour: {
      respond: (call, usual) => {
        const sms = smsOf(call);
        const reply = usual();
        for (const group of sms.groups) if (isOwnId(group.gId)) group.gId = randomUUID().replaceAll('-', '');
        for (const template of sms.templates) if (isOwnId(template.tId)) template.tId = randomUUID().replaceAll('-', '');
        return reply;
      },
    },
    parts: ['customers', 'changes', 'time'],
    only: SMS,
  },
  {
    name: 'unknown-is-404',
    operationId: 'deleteSmsGroup',
    on: ['deleteSmsGroup', 'deleteSmsTemplate'],
    what: 'responds 404 to an id that the customer does not have',
    behaviour: notFound,
    parts: ['customers', 'changes'],
  },
  {
    name: 'long-opaque-token',
    operationId: 'login',
    what: 'gives tokens of 300 characters that end in digits',
    behaviour: withToken(() => `${randomBytes(140).toString('hex')}.12345`),
    parts: ['secrets'],
    only: ['login', 'logout', 'changePassword', 'bills'],
  },
  {
    name: 'account-shared',
    operationId: 'billSummary',
    on: ['login', 'billSummary', 'unbilledUsage', 'billText'],
    what: 'has two numbers on one account',
    behaviour: {
      respond: (call, usual) => {
        for (const person of call.store.people) if (person.account !== '') person.account = '20051873';
        return usual();
      },
    },
    parts: ['customers'],
  },
  {
    name: 'caching-left-to-the-front',
    operationId: 'billSummary',
    on: ['billSummary', 'billText', 'login'],
    what: 'sends no Cache-Control itself',
    behaviour: headers({ 'cache-control': undefined }),
    parts: ['examples', 'customers'],
  },
  {
    name: 'caching-with-more-words',
    operationId: 'bills',
    on: ['bills', 'dataUsageAlert'],
    what: 'sends private, no-store, max-age=0',
    behaviour: headers({ 'cache-control': 'private, no-store, max-age=0' }),
    parts: ['examples'],
  },
  {
    name: 'usage-goes-on',
    operationId: 'topUpOffer',
    what: 'counts use from call to call',
    behaviour: () => {
      let used = 0;
      return changing('$.data.realTimeUsage.useData', (value) => {
        used += 10;
        return Number(value) + used;
      });
    },
    parts: [...STATEFUL],
    only: ['topUpOffer', 'buyTopUp4g'],
  },
  {
    name: 'keeps-keys',
    operationId: 'sendSms',
    what: 'keeps the keys of writes',
    behaviour: {},
    parts: [...STATEFUL],
    only: [...SMS, 'uploadCv'],
    keepsKeys: true,
  },
  {
    name: 'record-a-minute-late',
    operationId: 'sendSms',
    what: 'records a message when the network has taken it, a minute ago by its clock',
    behaviour: {
      respond: (call, usual) => {
        const reply = usual();
        const [last] = smsOf(call).sent;
        if (last !== undefined && call.body.type === 1) {
          const then = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Macau', dateStyle: 'short', timeStyle: 'short' }).format(Date.now() - 60_000);
          for (const message of smsOf(call).sent.slice(0, call.body.mobileList.length)) message.sendDate = then;
        }
        return reply;
      },
    },
    parts: ['changes'],
    only: ['sendSms', 'smsHistory', 'smsTasks'],
  },
  {
    name: 'locks-after-three',
    operationId: 'login',
    what: 'locks a customer after three wrong PINs',
    behaviour: {
      respond: (call, usual) => ((call.store.wrongPins.get(call.body.mobileNo) ?? 0) >= 3 ? 'locked' : usual()),
    },
    parts: ['secrets'],
    run: { login: { postpaid4g: { mobileNo: '66881234', pin: '123456' }, anybody: { mobileNo: '66883456', pin: '123456', throwAway: true } } },
  },
  {
    name: 'written-without-a-sentence',
    operationId: 'saveSmsGroup',
    on: ['saveSmsGroup', 'deleteSmsGroup', 'saveSmsTemplate', 'deleteSmsTemplate'],
    what: 'answers writes with the status only',
    behaviour: { respond: (_call, usual) => usual() ?? DONE },
    parts: ['changes', 'customers', 'time'],
  },
  {
    name: 'slow-but-steady',
    operationId: 'bills',
    what: 'takes its time',
    behaviour: {
      mutateResponse: (sent) => new Promise((done) => setTimeout(done, 40, sent)),
    },
    parts: ['time', 'customers'],
    run: { maxTime: 5000 },
  },
  {
    name: 'no-templates',
    operationId: 'smsTemplates',
    what: 'has a customer without templates',
    behaviour: emptyList,
    parts: ['examples', 'customers'],
  },
]);
