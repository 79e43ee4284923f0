import { setTimeout as wait } from 'node:timers/promises';
import { type Call, DONE, type Reply, refused } from '../call.ts';
import { responses } from '../responses.ts';
import { smsOf } from '../responses-sms.ts';
import { constants, type Person, type Store } from '../store.ts';
import { afterwards, type Behaviour, beforehand, changing, fault, faultsOf, reading, repliesOf, rowsOfKind, THROW_AWAY, withToken } from './setting.ts';

const [secret, before, after] = [repliesOf('secret'), beforehand('secret'), afterwards('secret')];

/** Remembers the customer of a token, also when the session has ended. */
const rememberingTokens = (): Behaviour => {
  const known = new Map<string, Person>();
  return {
    customer: (token: string, store: Store) => {
      const person = store.customer(token) ?? known.get(token);
      if (person !== undefined) known.set(token, person);
      return person;
    },
  };
};

/** A log-in ends every other session of the customer. */
const oneSession: Behaviour = {
  after: (call, reply) => {
    const person = call.store.person(call.body.mobileNo);
    const token = typeof reply === 'object' ? (reply.data as { token?: string } | undefined)?.token : undefined;
    if (person !== undefined && token !== undefined) call.store.endOtherSessions(person, token);
  },
};

/** Says what the usual responder says, and puts back what that one took away. */
const keeping = rowsOfKind('secret', (keep: (call: Call) => (() => void) | undefined) => ({
  respond: (call, usual): Reply => {
    const putBack = keep(call);
    const reply = usual();
    putBack?.();
    return reply;
  },
}));

/** Counts what nobody may guess. */
const counted = (place: string, prefix: string) => () => changing(place, (value, turn) => (value === undefined ? value : `${prefix}${10_000_000 + turn}`));

/** Secrets that hold longer than they may. */
export const secretFaults = [
  ...faultsOf({ parts: ['examples'] }, [
    after('pin-repeated', 'changePassword', '$.message', 'repeats a wrong PIN', (call, reply) =>
      reply === 'businessError' ? refused(call, `密碼 ${call.body.oldPassword} 不正確。`, `The PIN ${call.body.oldPassword} is wrong.`) : reply,
    ),
  ]),
  ...faultsOf({ parts: ['secrets'] }, [
    fault('groups-after-log-out', 'smsGroups', 'secret', 'header token', 'remembers tokens whose session has ended', rememberingTokens),
    fault('token-compared-in-part', 'smsGroups', 'secret', 'header token', 'looks at the first 30 characters of a token only', () => {
      const issued = new Set<string>();
      return {
        customer: (token: string, store: Store) => {
          const known = store.customer(token);
          if (known !== undefined) issued.add(token);
          return known ?? store.customer([...issued].find((one) => token.length >= 30 && one.startsWith(token.slice(0, 30))) ?? '');
        },
      };
    }),
    secret('old-pin-logs-in', 'login', '$.password', 'accepts the PIN before the last change, too', (call, usual) => {
      const person = call.store.postpaid(call.body.mobileNo);
      if (person === undefined || call.body.password !== '123456') return usual();
      return responses.login?.({ ...call, body: { ...call.body, password: person.pin } });
    }),
    secret('other-sessions-go-on', 'changePassword', 'header token', 'lets other sessions go on after a change of the PIN', ({ body, customer }) => {
      if (customer.pin !== body.oldPassword) return 'businessError';
      customer.pin = body.password;
    }),
    secret('log-in-behind-the-filter', 'login', 'header token', 'asks the browser of a session that has ended to log in', ({ token, store }, usual) =>
      token === '' || store.sessions.has(token) ? usual() : 'sessionExpired',
    ),
    after('ended-token-again', 'login', 'header token', 'begins the session of a token that has ended again', (call, reply) => {
      const person = call.store.postpaid(call.body.mobileNo);
      if (reply !== 'businessError' && person !== undefined && call.token !== '')
        call.store.sessions.set(call.token, { mobileNo: person.mobileNo, callsLeft: Infinity });
    }),
    after('three-sessions', 'login', 'header token', 'ends the oldest of four sessions', ({ body, store }) => {
      const own = [...store.sessions].filter(([, { mobileNo }]) => mobileNo === body.mobileNo);
      for (const [token] of own.slice(0, -3)) store.sessions.delete(token);
    }),
    keeping('wrong-pins-for-good', 'login', '$.password', 'counts all wrong PINs', ({ body, store }) => {
      const before = store.wrongPins.get(body.mobileNo) ?? 0;
      return () => void store.wrongPins.set(body.mobileNo, Math.max(before, store.wrongPins.get(body.mobileNo) ?? 0));
    }),
    secret('tells-which-was-wrong', 'login', '$.message', 'tells whether the number or the PIN is wrong', (call, usual) =>
      call.store.postpaid(call.body.mobileNo) === undefined ? refused(call, '沒有這個號碼。', 'There is no such number.') : usual(),
    ),
    secret('no-pin-told', 'login', '$.message', 'says that there is no PIN', (call, usual) =>
      (call.body.password ?? '') === '' ? refused(call, '請輸入密碼。', 'Enter your PIN.') : usual(),
    ),
    secret('spare-pin', 'loginPrepaid', '$.password', 'compares a PIN that it does not need', ({ body }, usual) =>
      (body.password ?? '') === '' ? usual() : 'businessError',
    ),
    after('difference-uses-up', 'setPassword', '$.verCodePwd', 'uses a permission up when the two PINs differ', (call, reply) => {
      if (reply === 'notSame') call.store.provenCodes.delete(call.body.verCodePwd);
    }),
    keeping('own-session-ends', 'changePassword', 'header token', 'ends the session that changes the PIN', ({ store, token }) => {
      return () => void store.sessions.delete(token);
    }),
    reading('any-old-pin', 'changePassword', 'secret', '$.oldPassword', 'does not look at the old PIN', ({ customer }) => ({ oldPassword: customer.pin })),
    secret('pin-not-changed', 'changePassword', '$.oldPassword', 'says that the PIN is changed and keeps it', ({ body, customer, store, token }) => {
      if (customer.pin !== body.oldPassword) return 'businessError';
      store.endOtherSessions(customer, token);
    }),
    {
      ...keeping('reset-code-twice', 'verifyResetCode', '$.smsCode', 'accepts a code again that was used', ({ body, store }) =>
        store.resetCodes.get(body.codePwd) === body.mobileNo ? () => void store.resetCodes.set(body.codePwd, body.mobileNo) : undefined,
      ),
      only: ['sendResetCode', 'verifyResetCode', 'setPassword'],
    },
    keeping('permission-twice', 'setPassword', '$.verCodePwd', 'accepts a permission again that was used', ({ body, store }) => {
      const mobileNo = store.provenCodes.get(body.verCodePwd);
      return mobileNo === undefined ? undefined : () => void store.provenCodes.set(body.verCodePwd, mobileNo);
    }),
    before('reference-as-permission', 'setPassword', '$.verCodePwd', 'accepts the reference of a code that was never verified', (call) => {
      const mobileNo = call.store.resetCodes.get(call.body.verCodePwd);
      if (mobileNo !== undefined) call.store.provenCodes.set(call.body.verCodePwd, mobileNo);
    }),
    keeping('replaced-reset-code', ['verifyResetCode', 'sendResetCode'], '$.codePwd', 'accepts a code that a newer one replaced', ({ store }) => {
      const before = [...store.resetCodes];
      return () => {
        for (const [codePwd, mobileNo] of before) store.resetCodes.set(codePwd, mobileNo);
      };
    }),
    reading('code-of-another-number', 'verifyResetCode', 'secret', '$.mobileNo', 'does not look at the number of a code', ({ body, store }) => ({
      mobileNo: store.resetCodes.get(body.codePwd) ?? '',
    })),
    keeping('old-pin-after-reset', ['login', 'setPassword'], '$.password', 'says that the PIN is set and keeps the old one', ({ store }) => {
      const pins = store.people.map(({ pin }) => pin);
      return () => {
        for (const [index, person] of store.people.entries()) person.pin = pins[index] ?? '';
      };
    }),
    keeping('log-in-code-twice', 'loginPrepaid', '$.code', 'accepts the code of a log-in again', ({ body, store }) =>
      store.loginCodes.has(body.mobileNo) ? () => void store.loginCodes.add(body.mobileNo) : undefined,
    ),
    fault('reset-reference-counted', 'sendResetCode', 'secret', '$.data.codePwd', 'counts the references of reset codes', counted('$.data.codePwd', 'reset-')),
    fault('payment-id-counted', 'payByCard', 'secret', '$.data.orderid', 'counts its payments', counted('$.data.orderid', 'FT20261122')),
    keeping('picture-twice', 'submitContactMessage', '$.codepwd', 'takes the characters of a picture twice', ({ body, store }) =>
      store.pictures.has(body.codepwd) ? () => void store.pictures.add(body.codepwd) : undefined,
    ),
    keeping('picture-after-a-wrong-try', 'submitJobApplication', '$.codepwd', 'keeps a picture until the characters are right', ({ body, store }) =>
      store.pictures.has(body.codepwd) && body.captcha !== constants.captcha.text ? () => void store.pictures.add(body.codepwd) : undefined,
    ),
    secret('pin-read-as-number', 'login', '$.password', 'compares PINs as numbers', ({ body, ...call }, usual) => {
      const pin = call.store.postpaid(body.mobileNo)?.pin ?? '';
      return Number(pin) === Number(body.password) ? responses.login?.({ ...call, body: { ...body, password: pin } }) : usual();
    }),
    before('service-code-of-any', 'applyUssd', '$.smsCode', 'takes the code of another service', (call) => {
      for (const sent of call.store.ussdCodes) call.store.ussdCodes.add(`${sent.split(' ')[0]} ${call.body.id}`);
    }),
    before('one-slot-for-codes', 'sendResetCode', '$.data.codePwd', 'keeps the code of the last number only', ({ store }) => store.resetCodes.clear()),
    fault('code-used-after-work', 'loginPrepaid', 'secret', '$.code', 'uses a code up when the work is done', {
      intercept: async ({ fields, store }) => {
        if (fields.code === '246810' && store.loginCodes.has(String(fields.mobileNo)))
          await wait(20, store.loginCodes).then((codes) => codes.add(String(fields.mobileNo)));
      },
    }),
    keeping('sessions-after-reset', 'setPassword', 'header token', 'lets sessions go on after a reset of the PIN', ({ store }) => {
      const before = [...store.sessions];
      return () => {
        for (const [token, session] of before) store.sessions.set(token, session);
      };
    }),
  ]),
  ...faultsOf({ parts: ['secrets'], only: ['login', 'logout', 'bills', 'billSummary', 'smsGroups', 'smsTemplates'] }, [
    secret('session-after-log-out', 'logout', 'header token', 'says that the session is over and keeps it', () => DONE),
    fault('token-in-any-case', 'smsGroups', 'secret', 'header token', 'compares tokens without their case', {
      customer: (token: string, store: Store) => store.customer([...store.sessions.keys()].find((one) => one.toLowerCase() === token.toLowerCase()) ?? ''),
    }),
    secret('log-out-everywhere', 'logout', 'header token', 'ends every session of the customer', ({ customer, store }) => {
      store.endOtherSessions(customer, '');
      return DONE;
    }),
    fault('log-out-forgets', 'logout', 'effect', 'shown by smsTemplates', 'forgets the templates at the log-out', {
      before: (call) => smsOf(call).templates.splice(0),
    }),
    before('log-in-ends-others', 'login', 'header token', 'ends the sessions of all other customers', ({ body, store }) => {
      for (const [token, session] of store.sessions) if (session.mobileNo !== body.mobileNo) store.sessions.delete(token);
    }),
    fault('token-counted', 'login', 'secret', '$.data.token', 'counts its tokens', () => withToken(({ store }) => `session-${store.nextId()}`)),
  ]),
  ...faultsOf({ parts: ['secrets'], only: ['travel-card'] }, [
    secret('travel-code-unchecked', 'registerTravelCard', '$.codePwd', 'accepts a travel card code that a newer one replaced', (call) =>
      responses.registerTravelCard?.({ ...call, body: { ...call.body, codePwd: call.store.travelCodes.get(call.body.mobileNo) } }),
    ),
    keeping('code-of-a-repetition', 'registerTravelCard', '$.smsCode', 'does not use up the code of what was asked for before', ({ body, store }) => {
      const { mobileNo, codePwd } = body;
      const isAgain = store.travelCards.get(mobileNo)?.type === body.type && store.travelCodes.get(mobileNo) === codePwd;
      return isAgain ? () => void store.travelCodes.set(mobileNo, codePwd) : undefined;
    }),
  ]),
  ...faultsOf({ parts: ['secrets'], run: THROW_AWAY }, [
    before('any-number-of-pins', 'login', '$.password', 'lets anybody try PINs as often as they like', (call) => call.store.wrongPins.clear()),
    ...['changePassword', 'loginMusic'].map((id) =>
      keeping(`uncounted-${id.toLowerCase()}`, ['login', id], '$.password', `does not count the wrong PINs of ${id}`, ({ body, customer, store }) => {
        const mobileNo: string = customer?.mobileNo ?? body.mobileNo;
        const before = store.wrongPins.get(mobileNo) ?? 0;
        return () => void store.wrongPins.set(mobileNo, before);
      }),
    ),
    before('any-number-of-codes', 'verifyResetCode', '$.smsCode', 'lets anybody try codes as often as they like', (call) => call.store.wrongCodes.clear()),
    before('any-number-of-service-codes', 'applyUssd', '$.smsCode', 'counts wrong codes of a reset only', (call) => call.store.wrongCodes.clear()),
  ]),
  ...faultsOf({ parts: ['examples', 'wrong-input', 'customers', 'changes', 'paging', 'agreement', 'time', 'secrets'] }, [
    {
      ...fault('one-session-a-customer', 'login', 'secret', 'header token', 'ends the session of a customer who logs in again', oneSession),
      on: ['login', 'loginPrepaid'],
      only: ['login', 'logout', 'changePassword', 'bills', 'billSummary', 'dataUsageAlert', 'saveDataUsageAlert', 'sms'],
    },
  ]),
];
