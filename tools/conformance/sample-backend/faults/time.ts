import { setTimeout as wait } from 'node:timers/promises';
import { DONE } from '../call.ts';
import { smsOf } from '../responses-sms.ts';
import { faultsOf, type How, type Outgoing } from './fault.ts';

/** Every nth response is another one. */
const sometimes =
  (nth: number, change: (sent: Outgoing) => Outgoing): (() => How) =>
  () => {
    let calls = 0;
    return {
      spoil: (sent) => {
        calls += 1;
        return calls % nth === 0 ? change(sent) : sent;
      },
    };
  };

const json = (body: string): Outgoing => ({ status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) });
const KEY = 'idempotency-key';

/** Answers and writes that are wrong only at some times. */
export const timeFaults = faultsOf('time', [
  {
    name: 'fails-sometimes',
    operationId: 'banners',
    kind: 'unsteady',
    place: 'status',
    what: 'fails with 500 every third time',
    how: sometimes(3, () => ({ status: 500, headers: { 'content-type': 'text/plain' }, body: Buffer.from('NullPointerException') })),
    parts: ['time'],
  },
  {
    name: 'busy-sometimes',
    operationId: 'bills',
    kind: 'unsteady',
    place: 'status',
    what: 'is busy every third time',
    how: sometimes(3, () => json('{"status":"-1","message":"系統繁忙，請稍後再試。"}')),
    parts: ['time'],
  },
  {
    name: 'session-lost-sometimes',
    operationId: 'volteStatus',
    kind: 'unsteady',
    place: 'status',
    what: 'one of two servers does not know the session',
    how: sometimes(2, () => json('{"status":"-2","message":"登入時間已過，請重新登入。"}')),
    parts: ['time'],
    run: { repeat: 4 },
  },
  {
    name: 'rarely-wrong',
    operationId: 'brands',
    kind: 'unsteady',
    place: 'status',
    what: 'fails every tenth time',
    how: sometimes(10, () => ({ status: 503, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>503</h1>') })),
    parts: ['time'],
    run: { repeat: 12 },
  },
  {
    name: 'field-missing-sometimes',
    operationId: 'billSummary',
    kind: 'missing-field',
    place: '$.data.invoice',
    what: 'leaves the newest bill out every third time',
    how: sometimes(3, (sent) => json(sent.body.toString('utf8').replace(/,"invoice":\{[^}]*\}/, ''))),
    parts: ['time'],
  },
  {
    name: 'too-slow-for-the-limit',
    operationId: 'planCategories',
    kind: 'slow',
    place: 'time',
    what: 'takes 300 ms',
    how: {
      spoil: async (sent) => {
        await wait(300);
        return sent;
      },
    },
    parts: ['time'],
    run: { maxTime: 200 },
  },
  {
    name: 'lost-update',
    operationId: 'saveSmsGroup',
    kind: 'effect',
    place: 'at the same time, shown by smsGroups',
    what: 'loses one of two groups that are saved at the same time',
    how: {
      work: () => DONE,
      spoil: async (sent, { raw, request, store }) => {
        const customer = store.customer(String(request.headers.token));
        const sms = customer === undefined ? undefined : store.sms.get(customer.mobileNo);
        if (sms === undefined || !sent.body.includes('"0"')) return sent;
        const { name, numList } = JSON.parse(raw.toString('utf8')) as { name: string; numList: string };
        const copy = [...sms.groups, { gId: store.nextId(), name, numList }];
        await wait(20);
        sms.groups = copy;
        return sent;
      },
    },
    parts: ['time'],
    only: ['saveSmsGroup', 'smsGroups'],
  },
  {
    name: 'same-id-at-the-same-time',
    operationId: 'smsTemplates',
    on: ['saveSmsTemplate'],
    kind: 'effect',
    place: 'at the same time, shown by smsTemplates: id',
    what: 'makes ids of the second of the clock',
    how: {
      work: (call) => {
        smsOf(call).templates.push({ tId: String(Math.floor(Date.now() / 100_000)), ...call.body });
        return undefined;
      },
    },
    parts: ['time'],
  },
  {
    name: 'levels-mixed',
    operationId: 'saveDataUsageAlert',
    kind: 'effect',
    place: 'at the same time, shown by dataUsageAlert',
    what: 'mixes levels that are saved at the same time',
    how: () => {
      let last = { at: 0, levels: [] as number[] };
      return {
        work: ({ body, customer, store }) => {
          const together = Date.now() - last.at < 50 ? [...new Set([...last.levels.slice(0, 1), ...body.levels.slice(-1)])] : body.levels;
          last = { at: Date.now(), levels: body.levels };
          store.alertLevels.set(customer.mobileNo, together);
          return undefined;
        },
      };
    },
    parts: ['time'],
  },
  {
    name: 'key-ignored-here',
    operationId: 'sendSms',
    kind: 'effect',
    place: 'header Idempotency-Key, repeated',
    what: 'keeps keys, but not for sending',
    how: {
      first: ({ request }) => {
        delete request.headers[KEY];
        return undefined;
      },
    },
    parts: ['time'],
    keepsKeys: true,
  },
  {
    name: 'key-with-another-body',
    operationId: 'sendSms',
    kind: 'effect',
    place: 'header Idempotency-Key, with another body',
    what: 'answers a known key with success, whatever the body is',
    how: { spoil: (sent, { request }) => (request.headers[KEY] === undefined || sent.status !== 200 ? sent : json('{"status":"0"}')) },
    parts: ['time'],
    keepsKeys: true,
  },
  {
    name: 'key-raced',
    operationId: 'sendSms',
    kind: 'effect',
    place: 'header Idempotency-Key, raced',
    what: 'carries both of two requests out that come with one key at the same time',
    how: () => {
      const under = new Map<string, number>();
      return {
        first: async ({ request }) => {
          const key = String(request.headers[KEY] ?? '');
          const at = under.get(key) ?? 0;
          under.set(key, at + 1);
          await wait(10);
          if (key !== '' && at > 0) delete request.headers[KEY];
          under.set(key, (under.get(key) ?? 1) - 1);
          return undefined;
        },
      };
    },
    parts: ['time'],
    keepsKeys: true,
  },
  {
    name: 'key-of-another-customer',
    operationId: 'sendSms',
    kind: 'effect',
    place: 'header Idempotency-Key, of another customer',
    what: 'keeps keys for all customers together',
    how: () => {
      const owners = new Map<string, string>();
      return {
        first: ({ request }) => {
          const key = String(request.headers[KEY] ?? '');
          const token = String(request.headers.token ?? '');
          const owner = owners.get(key) ?? token;
          if (key !== '') owners.set(key, owner);
          return key === '' || owner === token ? undefined : json('{"status":"-1","message":"此請求與先前的不同，沒有處理。"}');
        },
      };
    },
    parts: ['time'],
    keepsKeys: true,
  },
]);
