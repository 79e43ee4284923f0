import { setTimeout as wait } from 'node:timers/promises';
import { type Call, DONE, type Outgoing, refused } from '../call.ts';
import { responses } from '../responses.ts';
import { smsOf } from '../responses-sms.ts';
import type { Person } from '../store.ts';
import { type Behaviour, fault, faultsOf, rowsOfKind } from './setting.ts';

/** Always responds with the data of the first customer. */
const ofTheFirst: Behaviour = { respond: (call) => responses[call.operation.id]?.({ ...call, customer: call.store.people[0] as Person }) };

/** Keeps responses by their URL, without a look at the token. */
const cachedByUrl = (): Behaviour => {
  const cached = new Map<string, Outgoing>();
  return {
    mutateResponse: (sent, { request, raw }) => {
      const key = `${request.url} ${raw}`;
      const known = cached.get(key) ?? sent;
      cached.set(key, known);
      return known;
    },
  };
};

/** Keeps the customer of a request in a variable of all requests. */
const sharedVariable = (): Behaviour => {
  let last: Outgoing | undefined;
  return {
    mutateResponse: async (sent) => {
      last = sent;
      await wait(5);
      return last;
    },
  };
};

const everybody = (call: Call): Call[] => call.store.people.filter(({ net }) => net !== '').map((customer) => ({ ...call, customer }));

/** Deletes an entry of any customer. */
const deletingAnywhere: Behaviour = {
  respond: (call, usual) => (everybody(call).some((one) => responses[call.operation.id]?.(one) !== 'businessError') ? DONE : usual()),
};

/** Writes for every customer, at least what has such a body. */
const writingForAll = (when: (body: Call['body']) => boolean = () => true): Behaviour => ({
  after: (call) => {
    if (when(call.body)) for (const one of everybody(call)) if (one.customer !== call.customer) responses[call.operation.id]?.(one);
  },
});

const sentNow = ({ type }: Call['body']) => type === 1;
const sentLater = ({ type }: Call['body']) => type !== 1;

const foreign = rowsOfKind('foreign-data', (behaviour: Behaviour | (() => Behaviour)) => behaviour);

/** Customers who reach the data of others. */
export const customerFaults = [
  ...faultsOf({ parts: ['customers'] }, [
    foreign('summary-of-the-first', 'billSummary', '$.data.account', 'responds with the account of the first customer to everybody', ofTheFirst),
    foreign('bill-text-of-the-first', 'billText', '$.data.billText', 'responds with the bill of the first customer to everybody', ofTheFirst),
    foreign('preview-of-the-first', 'previewSms', '$.data.mobileNo', 'names the first customer as the sender for everybody', ofTheFirst),
    foreign('tasks-of-the-first', 'smsTasks', '$.data[*].createdBy', 'lists the scheduled messages of the first customer for everybody', ofTheFirst),
    foreign('summary-cached-by-url', 'billSummary', '$.data.account', 'a cache in front gives everybody what the first one got at this URL', cachedByUrl),
    foreign('bill-text-cached-by-url', 'billText', '$.data.billText', 'a cache in front gives everybody the bill that the first one got', cachedByUrl),
    foreign('main-number', 'billSummary', '$.data.mobileNo', 'names the main number of a One Bill account', {
      after: ({ customer }, reply) => {
        if (customer.oneBill && typeof reply === 'object') Object.assign(reply.data as object, { mobileNo: '66882300' });
      },
    }),
    foreign('summary-mixed', 'billSummary', '$.data.account', 'mixes customers who call at the same time', sharedVariable),
    foreign('preview-mixed', 'previewSms', '$.data.mobileNo', 'mixes senders who preview at the same time', sharedVariable),
    foreign('group-of-another-deleted', 'deleteSmsGroup', '$.id', 'deletes a group of any customer', deletingAnywhere),
    foreign('tasks-of-another-deleted', 'deleteSmsTasks', '$.smsID[*]', 'deletes scheduled messages of any customer', deletingAnywhere),
    foreign('first-of-a-list', 'deleteSmsTasks', '$.smsID[*]', 'looks whose the first of several messages is', {
      respond: (call, usual) => (responses.deleteSmsTasks?.({ ...call, body: { smsID: call.body.smsID.slice(0, 1) } }) === DONE ? DONE : usual()),
    }),
    foreign('tells-whose-it-is', 'deleteSmsGroup', '$.message', 'says that a group is that of another customer', {
      after: (call, reply) => {
        const isTheirs = everybody(call).some((one) => smsOf(one).groups.some(({ gId }) => gId === call.body.id));
        return reply === 'businessError' && isTheirs ? refused(call, '這個群組屬於另一位客戶。', 'This group belongs to another customer.') : reply;
      },
    }),
    {
      ...fault('oldest-bill-closed', 'billPdf', 'outcome', '$.cycleDate', 'has no document of the oldest bill', {
        respond: ({ body }, usual) => (body.cycleDate === '2026-09-15' ? 'businessError' : usual()),
      }),
      only: ['billPdf', 'bills'],
    },
    foreign('bill-by-its-date', 'billText', '$.cycleDate', 'finds a bill by its date alone', {
      respond: (call, usual) => (call.customer.net === '' ? undefined : usual()),
    }),
  ]),
  ...faultsOf({ parts: ['changes'] }, [
    foreign('groups-saved-for-all', ['smsGroups', 'saveSmsGroup'], '$.data', 'saves a group for every customer', writingForAll()),
    foreign('templates-saved-for-all', ['smsTemplates', 'saveSmsTemplate'], '$.data', 'saves a template for every customer', writingForAll()),
    foreign('history-of-all', ['smsHistory', 'sendSms'], '$.data', 'writes a message into the record of every customer', writingForAll(sentNow)),
    foreign('tasks-of-all', ['smsTasks', 'sendSms'], '$.data', 'schedules a message for every customer', writingForAll(sentLater)),
    foreign('alert-of-all', ['dataUsageAlert', 'saveDataUsageAlert'], '$.data', 'keeps one set of alert levels for all customers', writingForAll()),
    foreign('top-up-of-all', ['topUpOffer', 'buyTopUp4g'], '$.data', 'adds the data that one customer buys to all', writingForAll()),
  ]),
];
