import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultLanguage } from '../../../../openapi/languages.ts';
import { DONE, dataOf, json, type Outgoing, ok, text } from '../call.ts';
import type { Json } from '../contract.ts';
import { smsOf } from '../responses-sms.ts';
import { type Behaviour, type Context, fault, faultsOf, onTurns, value } from './setting.ts';

/** Every nth response is another one. */
const everyNth = (nth: number, response: Outgoing) => onTurns((turn) => turn % nth === 0, response);

const KEY = 'idempotency-key';
const OTHER_BODY = json({ status: '-1', message: '此請求與先前的不同，沒有處理。' });
const BUSY = json({ status: '-1', message: '系統繁忙，請稍後再試。' });
const EXPIRED = json({ status: '-2', message: '登入時間已過，請重新登入。' });

const KEYED = 'header Idempotency-Key';
/** The finding names the first. */
const BOTH_SALES = ['buyTopUp4g', 'buyTopUp4g', 'sendSms'] as const;

/** Does not see keys. */
const withoutKey: Behaviour = {
  intercept: ({ request }) => {
    delete request.headers[KEY];
  },
};

/** Keeps the successes of keys: of each `customer`, with the `body`, with `wait` one request after the other. */
const keeping =
  (...of: ('customer' | 'token' | 'body' | 'wait' | 'refuse')[]) =>
  (): Behaviour => {
    const kept = new Map<string, { body: string; sent: Outgoing }>();
    const busy = new Map<string, Promise<unknown>>();
    const keyOf = ({ request: { headers }, store }: Context) =>
      `${of.includes('customer') ? store.sessions.get(String(headers.token))?.mobileNo : of.includes('token') ? headers.token : ''} ${headers[KEY]}`;
    return {
      intercept: async (context) => {
        const key = keyOf(context);
        if (context.request.headers[KEY] === undefined) return undefined;
        const before = busy.get(key);
        if (of.includes('refuse') && before !== undefined && !kept.has(key)) return BUSY;
        if (of.includes('wait') || of.includes('refuse')) busy.set(key, wait(20));
        await before;
        const known = kept.get(key);
        await wait(10);
        return known === undefined || !of.includes('body') || known.body === context.raw.toString() ? known?.sent : OTHER_BODY;
      },
      mutateResponse: (sent, context) => {
        if (of.includes('refuse')) busy.delete(keyOf(context));
        if (context.request.headers[KEY] !== undefined && sent.body.includes('"status":"0"')) kept.set(keyOf(context), { body: context.raw.toString(), sent });
        return sent;
      },
    };
  };

/** Answers and writes that are wrong only at some times. */
export const timeFaults = [
  ...faultsOf({ parts: ['time'] }, [
    fault('fails-sometimes', 'banners', 'unsteady', 'status', 'fails with 500 every third time', everyNth(3, text(500, 'text/plain', 'NullPointerException'))),
    fault('busy-sometimes', 'bills', 'unsteady', 'status', 'is busy every third time', everyNth(3, BUSY)),
    {
      ...fault('session-lost-sometimes', 'volteStatus', 'unsteady', 'status', 'one of two servers does not know the session', everyNth(2, EXPIRED)),
      run: { repeat: 4 },
    },
    {
      ...fault('rarely-wrong', 'brands', 'unsteady', 'status', 'fails every tenth time', everyNth(10, text(503, 'text/html', '<h1>503</h1>'))),
      run: { repeat: 12 },
    },
    value('field-missing-sometimes', 'billSummary', 'missing-field', '$.data.invoice', 'leaves the newest bill out every third time', (invoice, turn) =>
      turn % 3 === 0 ? undefined : invoice,
    ),
    value('order-of-a-hash', 'homeBrands', 'unsteady', '$.data', 'turns its list round every third time', (rows, turn) =>
      turn % 3 === 0 && Array.isArray(rows) ? rows.toReversed() : rows,
    ),
    fault('sorted-by-name', 'roamingRegions', 'language', '$.data[*].regionId', 'sorts by the names of the language', {
      respond: (call, usual) => (call.language === defaultLanguage.code ? usual() : ok(dataOf<Json[]>(call).toReversed())),
    }),
    fault('another-default', 'contactSubjects', 'language', 'header language', 'has another language of its own', {
      intercept: ({ request }) => {
        request.headers.language ??= 'en';
      },
    }),
    fault('locale-of-the-server', 'menu', 'language', 'header language', 'answers in English where it does not know the locale', {
      intercept: ({ request }) => {
        if (request.headers.language === 'zh-Hans') request.headers.language = 'en';
      },
    }),
    fault('card-key-of-a-new-order', 'payByCard', 'effect', `${KEYED}, repeated`, 'answers a key with another order', () => {
      const kept = keeping('body', 'wait')();
      return {
        ...kept,
        intercept: async (context) => {
          const sent = await kept.intercept?.(context);
          return sent && { ...sent, body: Buffer.from(sent.body.toString().replace(/("orderid":")\w{8}/, `$1${randomUUID().slice(0, 8)}`)) };
        },
      };
    }),
    fault('key-of-a-refusal', 'sendSms', 'effect', `${KEYED}, after a refusal`, 'keeps refusals, too', () => {
      const refused = new Set<unknown>([undefined]);
      return {
        intercept: ({ request }) => (request.headers[KEY] !== undefined && refused.has(request.headers[KEY]) ? OTHER_BODY : undefined),
        mutateResponse: (sent, { request }) => {
          if (sent.body.includes('"-1"')) refused.add(request.headers[KEY]);
          return sent;
        },
      };
    }),
    fault('locked-while-it-saves', 'saveSmsTemplate', 'unsteady', 'status', 'answers HTTP 409 to the second of two', () => {
      let last = 0;
      return {
        before: (_call) => {
          last = Date.now();
        },
        mutateResponse: async (sent) => {
          const at = last;
          await wait(20);
          return at === last ? sent : json({ status: '-1', message: '資料已被更新，請重試。' }, 409);
        },
      };
    }),
    fault('ordered-twice-at-once', 'requestBillReissue', 'effect', 'at the same time', 'notes an order when the work is done', {
      intercept: async ({ fields, request, store }) => {
        const order = `requestBillReissue ${store.sessions.get(String(request.headers.token))?.mobileNo} ${fields.cycleDate}`;
        const isNew = !store.reissues.has(order);
        await wait(20);
        if (isNew) store.reissues.delete(order);
      },
    }),
    fault('ordered-bill-gone', ['requestBillReissue', 'billReissuePeriods'], 'effect', 'shown by billReissuePeriods', 'lists what is not ordered yet', {
      mutateResponse: (sent, { request, store }) => {
        const { mobileNo } = store.sessions.get(String(request.headers.token)) ?? {};
        const days = [...store.reissues].flatMap((order) => (order.includes(String(mobileNo)) ? (order.split(' ').at(-1) ?? []) : []));
        return {
          ...sent,
          body: Buffer.from(days.reduce((text, day) => text.replace(new RegExp(`,?{"cycleDateStr":"${day}"}`), ''), sent.body.toString()).replace('[,', '[')),
        };
      },
    }),
    fault('card-key-of-any-body', 'payByCard', 'effect', `${KEYED}, with another body`, 'opens the first checkout for another amount', keeping()),
    {
      ...fault('too-slow-for-the-limit', 'planCategories', 'slow', 'time', 'takes 300 ms', {
        mutateResponse: async (sent) => {
          await wait(300);
          return sent;
        },
      }),
      run: { maxTime: 200 },
    },
    {
      ...fault('lost-update', 'saveSmsGroup', 'effect', 'at the same time, shown by smsGroups', 'loses one of two groups that are saved at the same time', {
        respond: () => DONE,
        mutateResponse: async (sent, { raw, request, store }) => {
          const customer = store.customer(String(request.headers.token));
          const sms = customer === undefined ? undefined : store.sms.get(customer.mobileNo);
          if (sms === undefined || !sent.body.includes('"0"')) return sent;
          const { name, numList } = JSON.parse(raw.toString('utf8')) as { name: string; numList: string };
          const copy = [...sms.groups, { gId: store.nextId(), name, numList }];
          await wait(20);
          sms.groups = copy;
          return sent;
        },
      }),
      only: ['saveSmsGroup', 'smsGroups'],
    },
    fault('id-twice-at-once', ['smsGroups', 'saveSmsGroup'], 'unique', '$.data[*].gId', 'gives what is saved in one moment one id', {
      after: (call) => {
        const last = smsOf(call).groups.at(-1);
        if (last !== undefined && Number(last.gId) > 9000) last.gId = String(Math.floor(Date.now() / 20));
      },
    }),
    value('empty-now-and-then', 'roamingVoices', 'unsteady', '$.data', 'sends an empty list while it reads anew', (rows, turn) => (turn % 3 === 0 ? [] : rows)),
    fault('levels-mixed', 'saveDataUsageAlert', 'effect', 'at the same time, shown by dataUsageAlert', 'mixes levels that are saved at the same time', () => {
      let last = { at: 0, levels: [] as number[] };
      return {
        respond: ({ body, customer, store }) => {
          const together = Date.now() - last.at < 50 ? [...new Set([...last.levels.slice(0, 1), ...body.levels.slice(-1)])] : body.levels;
          last = { at: Date.now(), levels: body.levels };
          store.alertLevels.set(customer.mobileNo, together);
        },
      };
    }),
  ]),
  ...faultsOf({ parts: ['time'], only: ['buyTopUp4g', 'topUpOffer'] }, [
    fault('key-of-any-body', 'buyTopUp4g', 'effect', `${KEYED}, with another body`, 'keeps keys without the body', keeping('customer')),
    fault('key-after-the-work', 'buyTopUp4g', 'effect', `${KEYED}, raced`, 'keeps a key when the work is done', keeping('customer', 'body')),
    fault('key-of-a-session', 'buyTopUp4g', 'effect', `${KEYED}, after a new log-in`, 'keeps keys of a token', keeping('token', 'body', 'wait')),
    fault('key-under-way', 'buyTopUp4g', 'effect', `${KEYED}, raced`, 'refuses what is under way', keeping('customer', 'body', 'refuse')),
    fault('key-of-everybody', 'buyTopUp4g', 'effect', `${KEYED}, of another customer`, 'keeps keys for all', keeping('body', 'wait')),
  ]),
  ...faultsOf({ parts: ['time'], only: ['buyTopUp4g', 'topUpOffer', 'sendSms', 'smsTasks', 'deleteSmsTasks'] }, [
    fault('key-of-all-operations', BOTH_SALES, 'effect', `${KEYED}, of another operation`, 'keeps keys in one table', keeping('customer', 'body', 'wait')),
  ]),
  ...faultsOf({ parts: ['secrets'] }, [
    { ...fault('key-with-its-code', 'registerTravelCard', 'secret', KEYED, 'compares codes, too', keeping('body')), only: ['travel-card'] },
  ]),
  ...faultsOf({ parts: ['time'], keepsKeys: true }, [
    fault('key-ignored-here', 'sendSms', 'effect', `${KEYED}, repeated`, 'keeps keys, but not for sending', withoutKey),
  ]),
];
