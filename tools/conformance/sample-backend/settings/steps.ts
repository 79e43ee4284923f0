import { inLanguage, json, type Outgoing } from '../call.ts';
import type { Json } from '../contract.ts';
import { type Behaviour, type Context, changing, EVERYWHERE, type Setting, THROW_AWAY, variant } from './setting.ts';

type Answer = (context: Context) => Outgoing;

const refused: Answer = ({ request }) =>
  json({ status: '-1', message: inLanguage(request, { cn: '系統繁忙，請稍後再試。', en: 'The system is busy. Please try again later.' }) });
const expired: Answer = ({ request }) => json({ status: '-2', message: inLanguage(request, { cn: '請重新登入。', en: 'Please log in again.' }) });
const failed: Answer = () => json({}, 500);

/** Answers some of the requests to an operation in one sandbox of the check; the first is number 1. */
const answering =
  (answer: Answer, sandbox: string, numbers: readonly number[]): (() => Behaviour) =>
  () => {
    let count = 0;
    return {
      intercept: (context) => {
        if (!String(context.request.headers['mock-sandbox']).endsWith(`-${sandbox}`)) return undefined;
        count += 1;
        return numbers.includes(count) ? answer(context) : undefined;
      },
    };
  };

const SESSION = ['logout', 'bills', 'smsGroups'];
const PIN = ['changePassword', 'login', 'dataUsageAlert'];
const RESET = ['sendResetCode', 'verifyResetCode', 'setPassword'];
const TRAVEL = ['sendTravelCardCode', 'registerTravelCard'];
const GROUPS = ['smsGroups', 'saveSmsGroup', 'deleteSmsGroup'];
const MESSAGES = ['sendSms', 'smsTasks', 'smsHistory', 'deleteSmsTasks'];
const ALERTS = ['dataUsageAlert', 'saveDataUsageAlert'];
const TOP_UP = ['topUpOffer', 'buyTopUp4g'];
const BY_SMS = { prepaid: { userId: '66884567', smsCode: '246810' } };
const EACH = [1, 2, 3, 4, 5, 6, 7, 8];

/** The steps of the check that are refused: each number is a variant, a list of numbers is one. */
const REFUSED: [part: Setting['parts'][number], only: readonly string[], operationId: string, numbers: readonly (number | readonly number[])[]][] = [
  ['secrets', SESSION, 'login', [1, 2]],
  ['secrets', SESSION, 'logout', [1]],
  ['secrets', PIN, 'login', [3, 4]],
  ['secrets', PIN, 'changePassword', [2]],
  ['secrets', PIN, 'dataUsageAlert', [6, 8]],
  ['secrets', RESET, 'login', [3]],
  ['secrets', RESET, 'sendResetCode', [1]],
  ['secrets', RESET, 'verifyResetCode', [3]],
  ['secrets', RESET, 'setPassword', [2]],
  ['secrets', TRAVEL, 'sendTravelCardCode', [1]],
  ['secrets', TRAVEL, 'registerTravelCard', [[1, 2, 3], 3, 4]],
  ['secrets', ['applyUssd'], 'sendUssdCode', [1]],
  ['secrets', ['applyUssd'], 'applyUssd', [2]],
  ['secrets', ['payByCard'], 'payByCard', [1, 2, 3]],
  ['secrets', ['loginPrepaid', 'sendPrepaidLoginCode'], 'sendPrepaidLoginCode', [1]],
  ['secrets', ['loginPrepaid', 'sendPrepaidLoginCode'], 'loginPrepaid', [1]],
  ['customers', ['billSummary'], 'billSummary', [1, 2, 3]],
  ['customers', GROUPS, 'smsGroups', EACH],
  ['customers', GROUPS, 'saveSmsGroup', [1]],
  ['customers', GROUPS, 'deleteSmsGroup', [2]],
  ['changes', GROUPS, 'smsGroups', EACH],
  ['changes', GROUPS, 'saveSmsGroup', [1, 2, EACH]],
  ['changes', GROUPS, 'login', [1]],
  ['changes', MESSAGES, 'smsTasks', EACH],
  ['changes', MESSAGES, 'sendSms', [1, 2, 3]],
  ['changes', ALERTS, 'dataUsageAlert', EACH],
  ['changes', ALERTS, 'saveDataUsageAlert', [1, EACH]],
  ['changes', TOP_UP, 'topUpOffer', [1, 2, 3, 4]],
  ['changes', TOP_UP, 'buyTopUp4g', [1]],
  ['paging', ['phones'], 'phones', [1, 2, 3, 4, 5, 6]],
  ['agreement', ['phones', 'phoneDetail'], 'phones', [1, 2, EACH]],
  ['agreement', ['phones', 'phoneDetail'], 'phoneDetail', [1, 3]],
  ['agreement', ['outstandingBalance', 'lookUpBalance'], 'lookUpBalance', [1, EACH]],
  ['time', GROUPS, 'smsGroups', [4, 5]],
  ['time', GROUPS, 'saveSmsGroup', [3, EACH]],
  ['time', ALERTS, 'dataUsageAlert', [4, 5]],
  ['time', ALERTS, 'saveDataUsageAlert', [1, 2]],
  ['time', ['idd060Plans'], 'idd060Plans', [4, 5]],
];

const refusedSteps = REFUSED.flatMap(([part, only, operationId, list]) =>
  list.map((numbers) => {
    const all = [numbers].flat();
    const which = all.length === EACH.length ? 'each' : all.join('-');
    const name = `${part}-of-${only[0]}-${operationId}-refused-${which}`;
    return variant(name, operationId, `is busy: it refuses request ${which} of the part ${part}`, [part], only, answering(refused, part, all));
  }),
);

const ALL = ['customers', 'changes', 'paging', 'agreement', 'time', 'secrets'] as const;
const EVERYTHING = [...SESSION, ...GROUPS, ...MESSAGES, ...ALERTS, ...TOP_UP, 'billSummary', 'lookUpBalance', 'phones', 'changePassword'];
const [FIRST, SECOND] = ['66881234', '66882345'];

/** Any of several numbers and texts that name no customer, in place of a response; whether the first customer calls. */
const showing = (data: (isFirst: boolean) => Json): Behaviour => ({
  respond: ({ customer }) => ({ status: '0', data: data(customer.mobileNo === FIRST) }),
});
const FIVE_CALLS = { run: { login: { postpaid4g: { userId: '66886789', pin: '123456' }, oneBill: { userId: SECOND, pin: '123456' } } } };
const ofGivenSession: Behaviour = { customer: (token, store) => (token === 'a-session' ? store.person(FIRST) : store.customer(token)) };
const THANKS = 'Thank you for your custom. '.repeat(3);
const NO_NAMES: [name: string, what: string, data: (isFirst: boolean) => Json][] = [
  ['recipients', 'lists recipients, of whom one is a customer', () => ({ to: [FIRST, '66123456'] })],
  ['short-text', 'has a short text with a number in it', () => ({ text: `Call ${FIRST}.` })],
  ['longer-numbers', 'has longer numbers that contain the number', () => ({ text: `Order 1${FIRST} and ${FIRST}5. ${THANKS}` })],
  ['both-numbers', 'has a document with both numbers', () => ({ text: `From ${FIRST} to ${SECOND}. ${THANKS}` })],
  ['number', 'has a number that is no text', () => ({ number: Number(FIRST) })],
];

/** Mixes figures that change by themselves, from the third call of the second customer on. */
const mixing = (data: (isFirst: boolean) => Json) => (): Behaviour => {
  let count = 0;
  return showing((isFirst) => {
    if (!isFirst) count += 1;
    return data(isFirst || count >= 3);
  });
};

/** Refusals, failures and ended sessions in the middle of the check, and customers who can do little: nothing can be told from them. */
export const stepVariants = [
  ...refusedSteps,
  ...Object.entries({ login: 'login', sendResetCode: 'verifyResetCode' }).map(([id, only]) =>
    variant(`locked-${id}-refused`, id, 'refuses one customer', ['secrets'], [only], answering(refused, 'locked', [1]), { run: THROW_AWAY }),
  ),
  variant('one-customer', 'login', 'has one customer', ALL, EVERYTHING, {}, { run: { login: { postpaid4g: { userId: FIRST, pin: '123456' } } } }),
  variant('customer-by-sms', 'loginPrepaid', 'has one customer, who logs in with a code', ALL, EVERYTHING, {}, { run: { login: BY_SMS } }),
  variant('session-given', ['login', EVERYWHERE], 'has a session already', ALL, EVERYTHING, ofGivenSession, { run: { token: 'a-session' } }),
  variant(
    'sessions-of-five-calls',
    'login',
    'ends every session after five calls',
    ['wrong-input', 'valid-input', ...ALL],
    [...GROUPS, ...ALERTS],
    {},
    FIVE_CALLS,
  ),
  ...['changePassword', 'saveDataUsageAlert'].map((operationId) =>
    variant(`${operationId}-not-put-back`, operationId, 'refuses to put back what the check has changed', ['changes', 'secrets'], [...PIN, ...ALERTS], {
      intercept: (context) => (context.request.headers['mock-sandbox'] === 'found' ? refused(context) : undefined),
    }),
  ),
  variant('session-ends-while-repeated', 'volteStatus', 'ends a session in the middle', ['time'], ['volteStatus'], answering(expired, 'time', [2, 3])),
  variant('unknown-field-fails', 'saveSmsGroup', 'fails on a field that the contract does not have', ['changes'], GROUPS, {
    intercept: (context) => (context.raw.includes('notInTheContract') ? failed(context) : undefined),
  }),
  variant('unknown-field-saved', 'saveSmsGroup', 'saves what has a field that the contract does not have', ['changes'], GROUPS, {
    intercept: ({ raw, request, store }) => {
      const { notInTheContract, ...group } = JSON.parse(raw.toString()) as { notInTheContract?: true; name: string; numList: string };
      if (notInTheContract === undefined) return undefined;
      store.sms.get(store.customer(String(request.headers.token))?.mobileNo ?? '')?.groups.push({ gId: store.nextId(), ...group });
      return json({ status: '0' });
    },
  }),
  ...[1, 2].map((type) =>
    variant(`sends-only-${type === 1 ? 'now' : 'later'}`, 'sendSms', `refuses to send a message ${type === 1 ? 'later' : 'at once'}`, ['changes'], MESSAGES, {
      respond: ({ body }, usual) => ((body.type === 1) === (type === 1) ? usual() : 'businessError'),
    }),
  ),
  variant('figures-as-of-the-other', 'topUpOffer', 'has a customer whose figures are those of another one after a purchase', ['changes'], TOP_UP, {
    intercept: ({ store }) => void (store.topUps.has(SECOND) || store.topUps.set(SECOND, 1024 * 1024)),
  }),
  variant('list-grows', 'idd060Plans', 'has one plan more after a while', ['time'], ['idd060Plans'], () =>
    changing('$.data', (rows, turn) => (turn > 4 ? [...(rows as Json[]), (rows as Json[])[0] ?? null] : rows)),
  ),
  variant('messages-on-their-way', 'smsHistory', 'says of each message in turn that it is sent and on its way', ['changes', 'paging', 'time'], MESSAGES, () =>
    changing('$.data.rows', (rows, turn) => (rows as object[]).map((message) => ({ ...message, state: turn % 2 === 0 ? 'sent' : 'sending' }))),
  ),
  variant('list-ends', 'idd00Plans', 'takes its plans off after a while', ['examples', 'valid-input', 'time'], ['idd00Plans'], () =>
    changing('$.data', (rows, turn) => (turn > 6 ? [] : rows)),
  ),
  ...NO_NAMES.map(([name, what, data]) => variant(`names-nobody-${name}`, 'billSummary', what, ['customers'], ['billSummary'], showing(data))),
  ...Object.entries<(isFirst: boolean) => Json>({
    figures: (isFirst) => ({ used: isFirst ? 100 : 200 }),
    moments: (isFirst) => ({ at: `2026-11-23 1${Number(isFirst)}:00` }),
    'large-documents': (isFirst) => ({ pdf: (isFirst ? 'a' : 'b').repeat(20_000) }),
  }).map(([name, data]) => variant(`${name}-mixed`, 'billSummary', `has ${name} that change by themselves`, ['customers'], ['billSummary'], mixing(data))),
  variant('short-account', ['login', 'billSummary'], 'has accounts so short that a text may have them by chance', ['customers'], ['billSummary'], {
    intercept: ({ store }) => {
      for (const person of store.people) person.account = `A${person.mobileNo.slice(2, 5)}`;
    },
    respond: ({ operation }, usual) => (operation.id === 'login' ? usual() : { status: '0', data: { of: 'A881' } }),
  }),
];
