import { randomBytes, randomUUID } from 'node:crypto';
import { ok, page, refused } from '../call.ts';
import { type Behaviour, changing, headers, withToken } from '../faults/fault.ts';
import { json } from '../outgoing.ts';
import { smsOf } from '../responses-sms.ts';
import { row, THROW_AWAY, variantsOf } from './variant.ts';

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
export const statefulVariants = variantsOf('stateful', [
  ...Object.entries({
    sendPrepaidLoginCode: [...ACCOUNT, 'dataUsageAlert', 'topUpOffer'],
    sendResetCode: ['verifyResetCode', 'setPassword'],
    sendTravelCardCode: ['registerTravelCard'],
    sendUssdCode: ['applyUssd'],
  }).map(([id, others]) => row(`${id}-once-a-minute`, id, 'sends a code once a minute', ['examples', ...STATEFUL], [id, ...others], onceAMinute)),
  row('same-reference-again', 'sendResetCode', 'gives the same reference while its code is good', ['secrets'], RESET, {
    respond: (call, usual) => {
      const known = [...call.store.resetCodes].find(([, mobileNo]) => mobileNo === call.body.mobileNo)?.[0];
      return known === undefined ? usual() : ok({ codePwd: known });
    },
  }),
  row('reference-ends-with-a-wrong-try', 'verifyResetCode', 'ends a reference after the first wrong try', ['secrets'], RESET, {
    respond: (call, usual) => {
      const reply = usual();
      if (reply === 'businessError') call.store.resetCodes.delete(call.body.codePwd);
      return reply;
    },
  }),
  row('no-bill-yet', ['bills', 'billReissuePeriods', 'usageReissuePeriods', 'usageDetailPeriods'], 'has no bill yet', ['examples', ...STATEFUL], [], {
    respond: () => ok({ invoices: [] }),
  }),
  row('nothing-on-sale', ['topUpOffer', 'buyTopUp4g'], 'has no top-up on sale and refuses to sell', STATEFUL, [], {
    respond: (call, usual) => (call.operation.id === 'buyTopUp4g' ? 'businessError' : usual()),
    mutateResponse: changing('$.data.plans', (value) => (value === undefined ? value : [])).mutateResponse as NonNullable<Behaviour['mutateResponse']>,
  }),
  row('nothing-saved-yet', 'login', 'has customers without groups, templates and messages at first', STATEFUL, [...SMS, 'smsHistory'], {
    respond: (call, usual) => {
      if (!call.store.sms.has(call.body.mobileNo)) call.store.sms.set(call.body.mobileNo, { groups: [], templates: [], tasks: [], sent: [] });
      return usual();
    },
  }),
  row('lists-are-full', ['saveSmsGroup', 'saveSmsTemplate', 'sendSms'], 'refuses to save, because the lists are full', STATEFUL, [], {
    respond: ({ operation }) => (operation.id === 'saveSmsGroup' ? 'full' : 'businessError'),
  }),
  row('empty-record', 'smsHistory', 'has an empty record', ['examples', 'paging'], [], { respond: () => ok(page([], 1, 10)) }),
  row('no-phones', 'phones', 'lists no phones', ['examples', 'paging', 'time'], [], { respond: () => ok(page([], 1, 10)) }),
  row('ids-are-uuids', ['saveSmsGroup', 'saveSmsTemplate'], 'gives ids that are UUIDs without dashes', ['customers', 'changes', 'time'], SMS, {
    respond: (call, usual) => {
      const sms = smsOf(call);
      const reply = usual();
      for (const group of sms.groups) if (isOwnId(group.gId)) group.gId = randomUUID().replaceAll('-', '');
      for (const template of sms.templates) if (isOwnId(template.tId)) template.tId = randomUUID().replaceAll('-', '');
      return reply;
    },
  }),
  row('refusal-names-the-id', 'deleteSmsGroup', 'names the id that it does not have', ['customers', 'changes'], [], {
    respond: (call, usual) => (usual() === 'businessError' ? refused(call, `找不到群組 ${call.body.id}。`, `There is no group ${call.body.id}.`) : undefined),
  }),
  row('unknown-is-404', ['deleteSmsGroup', 'deleteSmsTemplate'], 'has no such path (404)', ['customers', 'changes'], [], {
    respond: (_call, usual) => (usual() === 'businessError' ? 404 : undefined),
  }),
  row('long-opaque-token', 'login', 'gives tokens of 300 characters that end in digits', ['secrets'], ['login', 'logout', 'changePassword', 'bills'], () =>
    withToken(() => `${randomBytes(140).toString('hex')}.12345`),
  ),
  row('account-shared', ['billSummary', 'login', 'unbilledUsage', 'billText'], 'has two numbers on one account', ['customers'], [], {
    respond: (call, usual) => {
      for (const person of call.store.people) if (person.account !== '') person.account = '20051873';
      return usual();
    },
  }),
  row('caching-with-more-words', 'dataUsageAlert', 'says more', ['examples'], [], headers({ 'cache-control': 'private, no-store, max-age=0' })),
  row('usage-goes-on', 'topUpOffer', 'counts use from call to call', STATEFUL, ['topUpOffer', 'buyTopUp4g'], () =>
    changing('$.data.realTimeUsage.useData', (value, turn) => Number(value) + 10 * turn),
  ),
  row('keeps-keys', 'sendSms', 'keeps the keys of writes', STATEFUL, [...SMS, 'uploadCv'], {}, { keepsKeys: true }),
  row('record-a-minute-late', 'sendSms', 'records a message by a clock that is a minute late', ['changes'], ['sendSms', 'smsHistory', 'smsTasks'], {
    respond: (call, usual) => {
      const reply = usual();
      const added = call.body.type === 1 ? smsOf(call).sent.slice(0, call.body.mobileList.length) : [];
      for (const message of added) message.sendDate = call.store.now(Date.now() - 60_000);
      return reply;
    },
  }),
  row('log-ins-limited', 'login', 'lets a customer log in thirteen times', ['secrets'], [], () => {
    const times = new Map<string, number>();
    return {
      respond: (call, usual) => {
        const { mobileNo } = call.body;
        times.set(mobileNo, (times.get(mobileNo) ?? 0) + 1);
        return (times.get(mobileNo) ?? 0) > 13 ? refused(call, ...TOO_SOON) : usual();
      },
    };
  }),
  row('braces-of-the-customer', 'saveSmsGroup', 'repeats the name of a group that it refuses', ['examples', 'fuzz'], [], {
    intercept: ({ fields: { name } }) => (typeof name === 'string' && name.includes('{') ? json({ status: '-1', message: `「${name}」不能用。` }) : undefined),
  }),
  row('log-out-in-the-browser', 'logout', 'keeps a log-out for nobody', ['examples'], [], headers({ 'cache-control': 'private, max-age=0' })),
  row(
    'locks-after-three',
    'login',
    'locks a customer after three wrong PINs',
    ['secrets'],
    [],
    { respond: (call, usual) => ((call.store.wrongPins.get(call.body.mobileNo) ?? 0) >= 3 ? 'locked' : usual()) },
    { run: { login: THROW_AWAY } },
  ),
]);
