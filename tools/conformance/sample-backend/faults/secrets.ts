import type { Call } from '../call.ts';
import { DONE, ok, refused } from '../call.ts';
import { responses } from '../responses.ts';
import type { Person, Store } from '../store.ts';
import { changing, faultsOf, type How } from './fault.ts';

/** Remembers the customer of a token, also when the session has ended. */
const rememberingTokens = (): How => {
  const known = new Map<string, Person>();
  return {
    customer: (token: string, store: Store) => {
      const person = store.customer(token) ?? known.get(token);
      if (person !== undefined) known.set(token, person);
      return person;
    },
  };
};

/** Says what the usual responder says, after something was put back that it took away. */
function keeping(keep: (call: Call) => (() => void) | undefined): How {
  return {
    work: (call, usual) => {
      const putBack = keep(call);
      const reply = usual();
      putBack?.();
      return reply;
    },
  };
}

const counted = (place: readonly string[], prefix: string): (() => How) => {
  return () => {
    let last = 10_000_000;
    return changing(place, (value) => {
      last += 1;
      return value === undefined ? value : `${prefix}${last}`;
    });
  };
};

const THROW_AWAY = {
  login: { postpaid4g: { mobileNo: '66881234', pin: '123456' }, victim: { mobileNo: '66883456', pin: '123456', throwAway: true } },
};

/** Secrets that hold longer than they may. */
export const secretFaults = faultsOf('secrets', [
  {
    name: 'session-after-log-out',
    operationId: 'logout',
    kind: 'secret',
    place: 'header token',
    what: 'says that the session is over and keeps it',
    how: { work: () => DONE },
    only: ['logout', 'bills', 'smsGroups', 'smsTemplates', 'billSummary'],
    parts: ['secrets'],
  },
  {
    name: 'groups-after-log-out',
    operationId: 'smsGroups',
    kind: 'secret',
    place: 'header token',
    what: 'remembers tokens whose session has ended',
    how: rememberingTokens,
    parts: ['secrets'],
  },
  {
    name: 'token-compared-in-part',
    operationId: 'smsGroups',
    kind: 'secret',
    place: 'header token',
    what: 'looks at the first 30 characters of a token only',
    how: () => {
      const issued = new Set<string>();
      return {
        customer: (token: string, store: Store) => {
          const known = store.customer(token);
          if (known !== undefined) issued.add(token);
          return known ?? store.customer([...issued].find((one) => token.length >= 30 && one.startsWith(token.slice(0, 30))) ?? '');
        },
      };
    },
    parts: ['secrets'],
  },
  {
    name: 'old-pin-logs-in',
    operationId: 'login',
    kind: 'secret',
    place: '$.password',
    what: 'accepts the PIN before the last change, too',
    how: {
      work: (call, usual) => {
        const person = call.store.postpaid(call.body.mobileNo);
        if (person === undefined || call.body.password !== '123456') return usual();
        return responses.login?.({ ...call, body: { ...call.body, password: person.pin } });
      },
    },
    parts: ['secrets'],
  },
  {
    name: 'other-sessions-go-on',
    operationId: 'changePassword',
    kind: 'secret',
    place: 'header token',
    what: 'lets other sessions go on after a change of the PIN',
    how: {
      work: ({ body, customer }) => {
        if (customer.pin !== body.oldPassword) return 'businessError';
        customer.pin = body.password;
        return undefined;
      },
    },
    parts: ['secrets'],
  },
  {
    name: 'own-session-ends',
    operationId: 'changePassword',
    kind: 'secret',
    place: 'header token',
    what: 'ends the session that changes the PIN',
    how: keeping(
      ({ store, token }) =>
        () =>
          void store.sessions.delete(token),
    ),
    parts: ['secrets'],
  },
  {
    name: 'any-old-pin',
    operationId: 'changePassword',
    kind: 'secret',
    place: '$.oldPassword',
    what: 'does not look at the old PIN',
    how: { work: (call) => responses.changePassword?.({ ...call, body: { ...call.body, oldPassword: call.customer.pin } }) },
    parts: ['secrets'],
  },
  {
    name: 'pin-not-changed',
    operationId: 'changePassword',
    kind: 'secret',
    place: '$.oldPassword',
    what: 'says that the PIN is changed and keeps it',
    how: {
      work: ({ body, customer, store, token }) => {
        if (customer.pin !== body.oldPassword) return 'businessError';
        store.endOtherSessions(customer, token);
        return undefined;
      },
    },
    parts: ['secrets'],
  },
  {
    name: 'reset-code-twice',
    operationId: 'verifyResetCode',
    kind: 'secret',
    place: '$.smsCode',
    what: 'accepts a code again that was used',
    how: keeping(({ body, store }) =>
      store.resetCodes.get(body.codePwd) === body.mobileNo ? () => void store.resetCodes.set(body.codePwd, body.mobileNo) : undefined,
    ),
    parts: ['secrets'],
    only: ['sendResetCode', 'verifyResetCode', 'setPassword'],
  },
  {
    name: 'permission-twice',
    operationId: 'setPassword',
    kind: 'secret',
    place: '$.verCodePwd',
    what: 'accepts a permission again that was used',
    how: keeping(({ body, store }) => {
      const mobileNo = store.provenCodes.get(body.verCodePwd);
      return mobileNo === undefined ? undefined : () => void store.provenCodes.set(body.verCodePwd, mobileNo);
    }),
    parts: ['secrets'],
  },
  {
    name: 'reference-as-permission',
    operationId: 'setPassword',
    kind: 'secret',
    place: '$.verCodePwd',
    what: 'accepts the reference of a code that was never verified',
    how: {
      work: (call, usual) => {
        const mobileNo = call.store.resetCodes.get(call.body.verCodePwd);
        if (mobileNo !== undefined) call.store.provenCodes.set(call.body.verCodePwd, mobileNo);
        return usual();
      },
    },
    parts: ['secrets'],
  },
  {
    name: 'replaced-reset-code',
    operationId: 'verifyResetCode',
    on: ['sendResetCode'],
    kind: 'secret',
    place: '$.codePwd',
    what: 'accepts a code that a newer one replaced',
    how: keeping(({ store }) => {
      const before = [...store.resetCodes];
      return () => {
        for (const [codePwd, mobileNo] of before) store.resetCodes.set(codePwd, mobileNo);
      };
    }),
    parts: ['secrets'],
  },
  {
    name: 'code-of-another-number',
    operationId: 'verifyResetCode',
    kind: 'secret',
    place: '$.mobileNo',
    what: 'does not look at the number that a code was sent to',
    how: { work: (call) => responses.verifyResetCode?.({ ...call, body: { ...call.body, mobileNo: call.store.resetCodes.get(call.body.codePwd) ?? '' } }) },
    parts: ['secrets'],
  },
  {
    name: 'old-pin-after-reset',
    operationId: 'login',
    on: ['setPassword'],
    kind: 'secret',
    place: '$.password',
    what: 'says that the PIN is set and keeps the old one',
    how: {
      work: (call, usual) => {
        const pins = call.store.people.map(({ pin }) => pin);
        const reply = usual();
        for (const [index, person] of call.store.people.entries()) person.pin = pins[index] ?? '';
        return reply;
      },
    },
    parts: ['secrets'],
  },
  {
    name: 'log-in-code-twice',
    operationId: 'loginPrepaid',
    kind: 'secret',
    place: '$.code',
    what: 'accepts the code of a log-in again',
    how: keeping(({ body, store }) => (store.loginCodes.has(body.mobileNo) ? () => void store.loginCodes.add(body.mobileNo) : undefined)),
    parts: ['secrets'],
  },
  {
    name: 'service-code-twice',
    operationId: 'applyUssd',
    kind: 'secret',
    place: '$.smsCode',
    what: 'accepts the code of a service again',
    how: keeping(({ body, customer, store }) => {
      const key = `${customer.mobileNo} ${body.id}`;
      return store.ussdCodes.has(key) ? () => void store.ussdCodes.add(key) : undefined;
    }),
    parts: ['secrets'],
  },
  {
    name: 'travel-code-twice',
    operationId: 'registerTravelCard',
    kind: 'secret',
    place: '$.smsCode',
    what: 'accepts the code of the travel card again',
    how: keeping(({ body, store }) => {
      const codePwd = store.travelCodes.get(body.mobileNo);
      return codePwd === undefined ? undefined : () => void store.travelCodes.set(body.mobileNo, codePwd);
    }),
    parts: ['secrets'],
  },
  {
    name: 'travel-code-unchecked',
    operationId: 'registerTravelCard',
    kind: 'secret',
    place: '$.codePwd',
    what: 'accepts a travel card code that a newer one replaced',
    how: { work: (call) => responses.registerTravelCard?.({ ...call, body: { ...call.body, codePwd: call.store.travelCodes.get(call.body.mobileNo) } }) },
    parts: ['secrets'],
  },
  {
    name: 'token-counted',
    operationId: 'login',
    kind: 'secret',
    place: '$.data.token',
    what: 'counts its tokens',
    how: {
      work: (call, usual) => {
        const reply = usual() as { data?: { token: string } } | string;
        if (typeof reply === 'string' || reply.data === undefined) return reply as string;
        const token = `session-${call.store.nextId()}`;
        const session = call.store.sessions.get(reply.data.token);
        if (session !== undefined) call.store.sessions.set(token, session);
        return ok({ ...reply.data, token });
      },
    },
    only: ['login', 'logout'],
    parts: ['secrets'],
  },
  {
    name: 'travel-reference-counted',
    operationId: 'sendTravelCardCode',
    kind: 'secret',
    place: '$.data.codePwd',
    what: 'counts its references',
    how: counted(['data', 'codePwd'], 'travel-'),
    parts: ['secrets'],
  },
  {
    name: 'reset-reference-counted',
    operationId: 'sendResetCode',
    kind: 'secret',
    place: '$.data.codePwd',
    what: 'counts the references of reset codes',
    how: counted(['data', 'codePwd'], 'reset-'),
    parts: ['secrets'],
  },
  {
    name: 'any-number-of-pins',
    operationId: 'login',
    kind: 'secret',
    place: '$.password',
    what: 'lets anybody try PINs as often as they like',
    how: {
      work: (call, usual) => {
        call.store.wrongPins.clear();
        return usual();
      },
    },
    run: THROW_AWAY,
    parts: ['secrets'],
  },
  {
    name: 'wrong-pins-apart',
    operationId: 'login',
    kind: 'secret',
    place: '$.password',
    what: 'counts the wrong PINs of the log-in only',
    how: {
      work: (call, usual) => {
        const { body, customer, operation, store } = call;
        const mobileNo: string = operation.id === 'changePassword' ? customer.mobileNo : body.mobileNo;
        const before = store.wrongPins.get(mobileNo);
        const reply = usual();
        if (operation.id !== 'login') store.wrongPins.set(mobileNo, before ?? 0);
        return reply;
      },
    },
    on: ['changePassword', 'loginMusic'],
    run: THROW_AWAY,
    parts: ['secrets'],
  },
  {
    name: 'payment-id-counted',
    operationId: 'payByCard',
    kind: 'secret',
    place: '$.data.orderid',
    what: 'counts its payment ids, each of which opens a receipt',
    how: counted(['data', 'orderid'], 'FT20261122'),
    parts: ['secrets'],
  },
  {
    name: 'any-number-of-codes',
    operationId: 'verifyResetCode',
    kind: 'secret',
    place: '$.smsCode',
    what: 'lets anybody try codes as often as they like',
    how: {
      work: (call, usual) => {
        call.store.wrongCodes.clear();
        return usual();
      },
    },
    run: THROW_AWAY,
    only: ['verifyResetCode'],
    parts: ['secrets'],
  },
  {
    name: 'tells-which-was-wrong',
    operationId: 'login',
    kind: 'secret',
    place: '$.message',
    what: 'tells whether the number or the PIN is wrong',
    how: {
      work: (call, usual) => (call.store.postpaid(call.body.mobileNo) === undefined ? refused(call, '沒有這個號碼。', 'There is no such number.') : usual()),
    },
    run: THROW_AWAY,
    parts: ['secrets'],
  },
  {
    name: 'sessions-after-reset',
    operationId: 'setPassword',
    kind: 'secret',
    place: 'header token',
    what: 'lets sessions go on after a reset of the PIN',
    how: {
      work: (call, usual) => {
        const before = [...call.store.sessions];
        const reply = usual();
        for (const [token, session] of before) call.store.sessions.set(token, session);
        return reply;
      },
    },
    parts: ['secrets'],
  },
]);
