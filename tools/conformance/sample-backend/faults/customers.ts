import { setTimeout as wait } from 'node:timers/promises';
import { type Call, DONE } from '../call.ts';
import { responses } from '../responses.ts';
import type { Person } from '../store.ts';
import { faultsOf, type How, type Outgoing } from './fault.ts';

/** Always responds with the data of the first customer. */
const ofTheFirst: How = { work: (call) => responses[call.operation.id]?.({ ...call, customer: call.store.people[0] as Person }) };

/** Keeps responses by their URL, without a look at the token. */
const cachedByUrl = (): How => {
  const kept = new Map<string, Outgoing>();
  return {
    spoil: (sent, { request, raw }) => {
      const key = `${request.url} ${raw}`;
      const known = kept.get(key) ?? sent;
      kept.set(key, known);
      return known;
    },
  };
};

/** Keeps the customer of a request in a variable of all requests. */
const sharedVariable = (): How => {
  let last: Outgoing | undefined;
  return {
    spoil: async (sent) => {
      last = sent;
      await wait(5);
      return last;
    },
  };
};

const everybody = (call: Call): Call[] => call.store.people.filter(({ net }) => net !== '').map((customer) => ({ ...call, customer }));

/** Deletes an entry of any customer. */
const deletingAnywhere: How = {
  work: (call, usual) => (everybody(call).some((one) => responses[call.operation.id]?.(one) !== 'businessError') ? DONE : usual()),
};

/** Writes for every customer. */
const writingForAll: How = {
  work: (call, usual) => {
    const reply = usual();
    for (const one of everybody(call)) if (one.customer !== call.customer) responses[call.operation.id]?.(one);
    return reply;
  },
};

/** Customers who reach the data of others. */
export const customerFaults = faultsOf('customers', [
  {
    name: 'summary-of-the-first',
    operationId: 'billSummary',
    kind: 'foreign-data',
    place: '$.data.account',
    what: 'responds with the account of the first customer to everybody',
    how: ofTheFirst,
    parts: ['customers'],
  },
  {
    name: 'bill-text-of-the-first',
    operationId: 'billText',
    kind: 'foreign-data',
    place: '$.data.billText',
    what: 'responds with the bill of the first customer to everybody',
    how: ofTheFirst,
    parts: ['customers'],
  },
  {
    name: 'usage-of-the-first',
    operationId: 'unbilledUsage',
    kind: 'foreign-data',
    place: '$.data.account',
    what: 'responds with the use of the first customer to everybody',
    how: ofTheFirst,
    parts: ['customers'],
  },
  {
    name: 'preview-of-the-first',
    operationId: 'previewSms',
    kind: 'foreign-data',
    place: '$.data.mobileNo',
    what: 'names the first customer as the sender for everybody',
    how: ofTheFirst,
    parts: ['customers'],
  },
  {
    name: 'tasks-of-the-first',
    operationId: 'smsTasks',
    kind: 'foreign-data',
    place: '$.data[*].createdBy',
    what: 'lists the scheduled messages of the first customer for everybody',
    how: ofTheFirst,
    parts: ['customers'],
  },
  {
    name: 'summary-cached-by-url',
    operationId: 'billSummary',
    kind: 'foreign-data',
    place: '$.data.account',
    what: 'a cache in front gives everybody what the first one got at this URL',
    how: cachedByUrl,
    parts: ['customers'],
  },
  {
    name: 'bill-text-cached-by-url',
    operationId: 'billText',
    kind: 'foreign-data',
    place: '$.data.billText',
    what: 'a cache in front gives everybody the bill that the first one got',
    how: cachedByUrl,
    parts: ['customers'],
  },
  {
    name: 'summary-mixed',
    operationId: 'billSummary',
    kind: 'foreign-data',
    place: '$.data.account',
    what: 'mixes customers who call at the same time',
    how: sharedVariable,
    parts: ['customers'],
  },
  {
    name: 'preview-mixed',
    operationId: 'previewSms',
    kind: 'foreign-data',
    place: '$.data.mobileNo',
    what: 'mixes senders who preview at the same time',
    how: sharedVariable,
    parts: ['customers'],
  },
  {
    name: 'group-of-another-deleted',
    operationId: 'deleteSmsGroup',
    kind: 'foreign-data',
    place: '$.id',
    what: 'deletes a group of any customer',
    how: deletingAnywhere,
    parts: ['customers'],
  },
  {
    name: 'template-of-another-deleted',
    operationId: 'deleteSmsTemplate',
    kind: 'foreign-data',
    place: '$.id',
    what: 'deletes a template of any customer',
    how: deletingAnywhere,
    parts: ['customers'],
  },
  {
    name: 'tasks-of-another-deleted',
    operationId: 'deleteSmsTasks',
    kind: 'foreign-data',
    place: '$.smsID[*]',
    what: 'deletes scheduled messages of any customer',
    how: deletingAnywhere,
    parts: ['customers'],
  },
  {
    name: 'foreign-group-answered-with-success',
    operationId: 'deleteSmsGroup',
    kind: 'foreign-data',
    place: '$.id',
    what: 'says that a group of another customer is deleted',
    how: {
      work: (_call, usual) => {
        usual();
        return DONE;
      },
    },
    parts: ['customers'],
  },
  {
    name: 'groups-saved-for-all',
    operationId: 'smsGroups',
    on: ['saveSmsGroup'],
    kind: 'foreign-data',
    place: '$.data',
    what: 'saves a group for every customer',
    how: writingForAll,
    parts: ['changes'],
  },
  {
    name: 'templates-saved-for-all',
    operationId: 'smsTemplates',
    on: ['saveSmsTemplate'],
    kind: 'foreign-data',
    place: '$.data',
    what: 'saves a template for every customer',
    how: writingForAll,
    parts: ['changes'],
  },
  {
    name: 'history-of-all',
    operationId: 'smsHistory',
    on: ['sendSms'],
    kind: 'foreign-data',
    place: '$.data',
    what: 'writes a message into the record of every customer',
    how: {
      work: (call, usual) => {
        const reply = usual();
        if (call.body.type === 1) for (const one of everybody(call)) if (one.customer !== call.customer) responses.sendSms?.(one);
        return reply;
      },
    },
    parts: ['changes'],
  },
  {
    name: 'tasks-of-all',
    operationId: 'smsTasks',
    on: ['sendSms'],
    kind: 'foreign-data',
    place: '$.data',
    what: 'schedules a message for every customer',
    how: {
      work: (call, usual) => {
        const reply = usual();
        if (call.body.type !== 1) for (const one of everybody(call)) if (one.customer !== call.customer) responses.sendSms?.(one);
        return reply;
      },
    },
    parts: ['changes'],
  },
  {
    name: 'alert-of-all',
    operationId: 'dataUsageAlert',
    on: ['saveDataUsageAlert'],
    kind: 'foreign-data',
    place: '$.data',
    what: 'keeps one set of alert levels for all customers',
    how: writingForAll,
    parts: ['changes'],
  },
  {
    name: 'top-up-of-all',
    operationId: 'topUpOffer',
    on: ['buyTopUp4g'],
    kind: 'foreign-data',
    place: '$.data',
    what: 'adds the data that one customer buys to all',
    how: writingForAll,
    parts: ['changes'],
  },
]);
