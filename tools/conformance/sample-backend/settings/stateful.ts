import { randomBytes, randomUUID } from 'node:crypto';
import { json, ok, page, refused } from '../call.ts';
import { smsOf } from '../responses-sms.ts';
import { type Behaviour, changing, headers, THROW_AWAY, variant, withToken } from './setting.ts';

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

const ACCOUNT = ['login', 'loginPrepaid'];
const RESET = ['sendResetCode', 'verifyResetCode', 'setPassword'];
const SMS = ['smsGroups', 'saveSmsGroup', 'deleteSmsGroup', 'smsTemplates', 'saveSmsTemplate', 'deleteSmsTemplate', 'smsTasks', 'sendSms', 'deleteSmsTasks'];
const STATEFUL = ['customers', 'changes', 'paging', 'agreement', 'time', 'secrets'] as const;

/** An id that the store has given: one UUID in 256 begins like it. */
const isOwnId = (id: string) => /^90\d{1,9}$/.test(id);

/** Rules about sessions, codes and lists that the contract leaves to the server, and customers who have little. */
export const statefulVariants = [
  ...Object.entries({
    sendPrepaidLoginCode: [...ACCOUNT, 'dataUsageAlert', 'topUpOffer'],
    sendResetCode: ['verifyResetCode', 'setPassword'],
    sendTravelCardCode: ['registerTravelCard'],
    sendUssdCode: ['applyUssd'],
  }).map(([id, others]) => variant(`${id}-once-a-minute`, id, 'sends a code once a minute', ['examples', ...STATEFUL], [id, ...others], onceAMinute)),
  variant('same-reference-again', 'sendResetCode', 'gives the same reference while its code is good', ['secrets'], RESET, {
    respond: (call, usual) => {
      const known = [...call.store.resetCodes].find(([, mobileNo]) => mobileNo === call.body.mobileNo)?.[0];
      return known === undefined ? usual() : ok({ codePwd: known });
    },
  }),
  variant('reference-ends-with-a-wrong-try', 'verifyResetCode', 'ends a reference after the first wrong try', ['secrets'], RESET, {
    after: (call, reply) => {
      if (reply === 'businessError') call.store.resetCodes.delete(call.body.codePwd);
    },
  }),
  variant('no-bill-yet', ['bills', 'billReissuePeriods', 'usageReissuePeriods', 'usageDetailPeriods'], 'has no bill yet', ['examples', ...STATEFUL], [], {
    respond: () => ok({ invoices: [] }),
  }),
  variant('nothing-on-sale', ['topUpOffer', 'buyTopUp4g'], 'has no top-up on sale and refuses to sell', STATEFUL, [], {
    respond: (call, usual) => (call.operation.id === 'buyTopUp4g' ? 'businessError' : usual()),
    mutateResponse: changing('$.data.plans', (value) => (value === undefined ? value : [])).mutateResponse as NonNullable<Behaviour['mutateResponse']>,
  }),
  variant('nothing-saved-yet', 'login', 'has customers without groups, templates and messages at first', STATEFUL, [...SMS, 'smsHistory'], {
    before: (call) => {
      if (!call.store.sms.has(call.body.mobileNo)) call.store.sms.set(call.body.mobileNo, { groups: [], templates: [], tasks: [], sent: [] });
    },
  }),
  variant('lists-are-full', ['saveSmsGroup', 'saveSmsTemplate', 'sendSms'], 'refuses to save, because the lists are full', STATEFUL, [], {
    respond: ({ operation }) => (operation.id === 'saveSmsGroup' ? 'full' : 'businessError'),
  }),
  variant('empty-record', 'smsHistory', 'has an empty record', ['examples', 'paging'], [], { respond: () => ok(page([], 1, 10)) }),
  variant('no-phones', 'phones', 'lists no phones', ['examples', 'paging', 'time'], [], { respond: () => ok(page([], 1, 10)) }),
  variant('ids-are-uuids', ['saveSmsGroup', 'saveSmsTemplate'], 'gives ids that are UUIDs without dashes', ['customers', 'changes', 'time'], SMS, {
    respond: (call, usual) => {
      const sms = smsOf(call);
      const reply = usual();
      for (const group of sms.groups) if (isOwnId(group.gId)) group.gId = randomUUID().replaceAll('-', '');
      for (const template of sms.templates) if (isOwnId(template.tId)) template.tId = randomUUID().replaceAll('-', '');
      return reply;
    },
  }),
  variant('refusal-names-the-id', 'deleteSmsGroup', 'names the id that it does not have', ['customers', 'changes'], [], {
    respond: (call, usual) => (usual() === 'businessError' ? refused(call, `找不到群組 ${call.body.id}。`, `There is no group ${call.body.id}.`) : undefined),
  }),
  variant('unknown-is-404', ['deleteSmsGroup', 'deleteSmsTemplate'], 'has no such path (404)', ['customers', 'changes'], [], {
    respond: (_call, usual) => (usual() === 'businessError' ? 404 : undefined),
  }),
  variant('long-opaque-token', 'login', 'gives tokens of 300 characters that end in digits', ['secrets'], ['login', 'logout', 'changePassword', 'bills'], () =>
    withToken(() => `${randomBytes(140).toString('hex')}.12345`),
  ),
  variant('account-shared', ['billSummary', 'login', 'unbilledUsage', 'billText'], 'has two numbers on one account', ['customers'], [], {
    before: (call) => {
      for (const person of call.store.people) if (person.account !== '') person.account = '20051873';
    },
  }),
  variant('caching-with-more-words', 'dataUsageAlert', 'says more', ['examples'], [], headers({ 'cache-control': 'private, no-store, max-age=0' })),
  variant('usage-goes-on', 'topUpOffer', 'counts use from call to call', STATEFUL, ['topUpOffer', 'buyTopUp4g'], () =>
    changing('$.data.realTimeUsage.useData', (value, turn) => Number(value) + 10 * turn),
  ),
  variant('keeps-keys', 'sendSms', 'keeps the keys of writes', STATEFUL, [...SMS, 'uploadCv'], {}, { keepsKeys: true }),
  variant('record-a-minute-late', 'sendSms', 'records a message by a clock that is a minute late', ['changes'], ['sendSms', 'smsHistory', 'smsTasks'], {
    after: (call) => {
      const added = call.body.type === 1 ? smsOf(call).sent.slice(0, call.body.mobileList.length) : [];
      for (const message of added) message.sendDate = call.store.now(Date.now() - 60_000);
    },
  }),
  variant('log-ins-limited', 'login', 'lets a customer log in thirteen times', ['secrets'], [], () => {
    const times = new Map<string, number>();
    return {
      respond: (call, usual) => {
        const { mobileNo } = call.body;
        times.set(mobileNo, (times.get(mobileNo) ?? 0) + 1);
        return (times.get(mobileNo) ?? 0) > 13 ? refused(call, ...TOO_SOON) : usual();
      },
    };
  }),
  variant('braces-of-the-customer', 'saveSmsGroup', 'repeats the name of a group that it refuses', ['examples', 'fuzz'], [], {
    intercept: ({ fields: { name } }) => (typeof name === 'string' && name.includes('{') ? json({ status: '-1', message: `「${name}」不能用。` }) : undefined),
  }),
  variant('log-out-in-the-browser', 'logout', 'keeps a log-out for nobody', ['examples'], [], headers({ 'cache-control': 'private, max-age=0' })),
  variant(
    'locks-after-three',
    'login',
    'locks a customer after three wrong PINs',
    ['secrets'],
    [],
    { respond: (call, usual) => ((call.store.wrongPins.get(call.body.mobileNo) ?? 0) >= 3 ? 'locked' : usual()) },
    { run: THROW_AWAY },
  ),
];

/** Log-in and data of test systems that keep the contract. */
export const sessionVariants = [
  variant('new-customer', 'bills', 'has no bill yet', ['examples', 'wrong-input'], [], { respond: () => ({ status: '0', data: { invoices: [] } }) }),
  variant('network-in-capitals', 'login', 'says 4G', ['journeys'], ['login', 'top-up'], () => changing('$.data.net', (net) => String(net).toUpperCase())),
  variant('not-paid-here', 'paymentReceipt', 'does not know the payment of the example', ['journeys'], [], { respond: () => ok(null) }),
  variant('groups-from-before', 'smsGroups', 'has customers with groups from before', ['journeys'], ['smsGroups', 'saveSmsGroup', 'deleteSmsGroup'], {
    before: (call) => {
      const { groups } = smsOf(call);
      if (groups.length === 0) groups.push({ gId: '1', name: 'Readers', numList: '66123456' });
    },
  }),
  variant('one-place-left', 'sendSms', 'has one place for a scheduled message', ['examples'], ['sendSms', 'smsTasks', 'deleteSmsTasks'], {
    respond: (call, usual) => (call.body.type !== 1 && smsOf(call).tasks.some(({ smsId }) => Number(smsId) > 9000) ? 'tasksFull' : usual()),
  }),
];
