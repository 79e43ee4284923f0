import { DONE } from '../call.ts';
import { responses } from '../responses.ts';
import { smsOf } from '../responses-sms.ts';
import { faultsOf, type How } from './fault.ts';

const nothing: How = { work: () => DONE };

/** Changes what was just written. */
function afterwards(change: (sms: ReturnType<typeof smsOf>, call: Parameters<NonNullable<How['work']>>[0]) => void): How {
  return {
    work: (call, usual) => {
      const reply = usual();
      if (reply === undefined || reply === DONE) change(smsOf(call), call);
      return reply;
    },
  };
}

/** Writes that say success and do something else. */
export const changeFaults = faultsOf('changes', [
  {
    name: 'group-not-saved',
    operationId: 'saveSmsGroup',
    kind: 'effect',
    place: 'shown by smsGroups',
    what: 'says that a group is saved and does not save it',
    how: nothing,
    parts: ['changes'],
  },
  {
    name: 'template-not-saved',
    operationId: 'saveSmsTemplate',
    kind: 'effect',
    place: 'shown by smsTemplates',
    what: 'says that a template is saved and does not save it',
    how: nothing,
    parts: ['changes'],
  },
  {
    name: 'sent-not-recorded',
    operationId: 'sendSms',
    kind: 'effect',
    place: 'shown by smsHistory',
    what: 'sends at once without a record',
    how: { work: (call, usual) => (call.body.type === 1 ? DONE : usual()) },
    parts: ['changes'],
  },
  {
    name: 'schedule-not-kept',
    operationId: 'sendSms',
    kind: 'effect',
    place: 'shown by smsTasks',
    what: 'says that a message is scheduled and forgets it',
    how: { work: (call, usual) => (call.body.type === 1 ? usual() : DONE) },
    parts: ['changes'],
  },
  {
    name: 'scheduled-twice',
    operationId: 'sendSms',
    kind: 'effect',
    place: 'shown by smsTasks',
    what: 'schedules every message twice',
    how: {
      work: (call, usual) => {
        if (call.body.type !== 1) usual();
        return usual();
      },
    },
    parts: ['changes'],
  },
  {
    name: 'sent-in-utc',
    operationId: 'sendSms',
    kind: 'effect',
    place: 'shown by smsHistory: time',
    what: 'records the time in UTC',
    how: afterwards(({ sent }) => {
      for (const message of sent) message.sendDate = new Date().toISOString().slice(0, 16).replace('T', ' ');
    }),
    parts: ['changes'],
  },
  {
    name: 'group-loses-numbers',
    operationId: 'saveSmsGroup',
    kind: 'effect',
    place: 'shown by smsGroups: numList',
    what: 'keeps the first number of a group only',
    how: afterwards(({ groups }, { body }) => {
      for (const group of groups) if (group.name === body.name) group.numList = group.numList.split(',')[0] ?? '';
    }),
    parts: ['changes'],
  },
  {
    name: 'template-cut',
    operationId: 'saveSmsTemplate',
    kind: 'effect',
    place: 'shown by smsTemplates: description',
    what: 'cuts a message after 20 characters',
    how: afterwards(({ templates }, { body }) => {
      for (const template of templates) if (template.name === body.name) template.description = template.description.slice(0, 20);
    }),
    parts: ['changes'],
  },
  {
    name: 'group-escaped',
    operationId: 'saveSmsGroup',
    kind: 'effect',
    place: 'shown by smsGroups: name',
    what: 'stores a name as HTML',
    how: afterwards(({ groups }) => {
      for (const group of groups) group.name = group.name.replace(/&(?!amp;)/g, '&amp;');
    }),
    parts: ['changes'],
  },
  {
    name: 'template-without-chinese',
    operationId: 'saveSmsTemplate',
    kind: 'effect',
    place: 'shown by smsTemplates: description',
    what: 'turns Chinese into question marks',
    how: afterwards(({ templates }) => {
      for (const template of templates) template.description = template.description.replace(/\p{Script=Han}/gu, '?');
    }),
    parts: ['changes'],
  },
  {
    name: 'group-saved-twice',
    operationId: 'saveSmsGroup',
    kind: 'effect',
    place: 'shown by smsGroups',
    what: 'saves every group twice',
    how: afterwards(({ groups }, { store }) => {
      const last = groups.at(-1);
      if (last !== undefined) groups.push({ ...last, gId: store.nextId() });
    }),
    parts: ['changes'],
  },
  {
    name: 'group-with-a-new-id',
    operationId: 'saveSmsGroup',
    kind: 'effect',
    place: 'shown by smsGroups: name, id',
    what: 'gives a group a new id when it is saved again',
    how: afterwards(({ groups }, { body, store }) => {
      for (const group of groups) if (group.name === body.name) group.gId = store.nextId();
    }),
    parts: ['changes'],
  },
  {
    name: 'template-not-replaced',
    operationId: 'saveSmsTemplate',
    kind: 'effect',
    place: 'shown by smsTemplates: name',
    what: 'saves a second template of the same name',
    how: {
      work: (call) => {
        smsOf(call).templates.push({ tId: call.store.nextId(), ...call.body });
        return undefined;
      },
    },
    parts: ['changes'],
  },
  {
    name: 'group-keeps-its-numbers',
    operationId: 'saveSmsGroup',
    kind: 'effect',
    place: 'shown by smsGroups: numList',
    what: 'keeps the old numbers when a group is saved again',
    how: { work: (call, usual) => (smsOf(call).groups.some(({ name }) => name === call.body.name) ? DONE : usual()) },
    parts: ['changes'],
  },
  {
    name: 'saving-drops-another-group',
    operationId: 'saveSmsGroup',
    kind: 'effect',
    place: 'shown by smsGroups',
    what: 'drops the oldest group when it saves one',
    how: afterwards(({ groups }) => void groups.shift()),
    parts: ['changes'],
  },
  {
    name: 'saving-reverses-templates',
    operationId: 'saveSmsTemplate',
    kind: 'effect',
    place: 'shown by smsTemplates',
    what: 'turns the order of the templates round when it saves one',
    how: afterwards(({ templates }) => void templates.reverse()),
    parts: ['changes'],
  },
  {
    name: 'groups-kept-in-the-session',
    operationId: 'saveSmsGroup',
    on: ['login'],
    kind: 'effect',
    place: 'shown by smsGroups',
    what: 'forgets the groups at the next log-in',
    how: {
      work: ({ body, store }, usual) => {
        store.sms.delete(body.mobileNo);
        return usual();
      },
    },
    parts: ['changes'],
  },
  {
    name: 'refused-group-saved',
    operationId: 'saveSmsGroup',
    kind: 'effect',
    place: 'shown by smsGroups',
    what: 'saves first and validates afterwards',
    how: {
      spoil: (sent, { raw, request, store }) => {
        const customer = store.customer(String(request.headers.token));
        const lists = customer === undefined ? undefined : store.sms.get(customer.mobileNo);
        const { name, numList } = JSON.parse(raw.toString('utf8') || '{}') as { name: string; numList: string };
        if (sent.body.includes('"-1"')) lists?.groups.push({ gId: store.nextId(), name, numList });
        return sent;
      },
    },
    parts: ['changes'],
  },
  {
    name: 'group-not-deleted',
    operationId: 'deleteSmsGroup',
    kind: 'effect',
    place: 'shown by smsGroups',
    what: 'says that a group is deleted and keeps it',
    how: nothing,
    parts: ['changes'],
  },
  {
    name: 'template-not-deleted',
    operationId: 'deleteSmsTemplate',
    kind: 'effect',
    place: 'shown by smsTemplates',
    what: 'says that a template is deleted and keeps it',
    how: nothing,
    parts: ['changes'],
  },
  {
    name: 'task-not-deleted',
    operationId: 'deleteSmsTasks',
    kind: 'effect',
    place: 'shown by smsTasks',
    what: 'says that a scheduled message is deleted and keeps it',
    how: nothing,
    parts: ['changes'],
  },
  {
    name: 'all-groups-deleted',
    operationId: 'deleteSmsGroup',
    kind: 'effect',
    place: 'shown by smsGroups',
    what: 'deletes all groups',
    how: afterwards(({ groups }) => void groups.splice(0)),
    parts: ['changes'],
  },
  {
    name: 'all-tasks-deleted',
    operationId: 'deleteSmsTasks',
    kind: 'effect',
    place: 'shown by smsTasks',
    what: 'deletes all scheduled messages',
    how: afterwards(({ tasks }) => void tasks.splice(0)),
    parts: ['changes'],
  },
  {
    name: 'group-deleted-twice',
    operationId: 'deleteSmsGroup',
    kind: 'effect',
    place: '$.id',
    what: 'says success to an id that is not there any more',
    how: {
      work: (_call, usual) => {
        usual();
        return DONE;
      },
    },
    parts: ['changes'],
  },
  {
    name: 'own-task-not-deletable',
    operationId: 'deleteSmsTasks',
    kind: 'effect',
    place: '$.status',
    what: 'refuses to delete what the customer has just scheduled',
    how: { work: ({ body }, usual) => (body.smsID.some((id: string) => Number(id) > 9000) ? 'businessError' : usual()) },
    parts: ['changes'],
  },
  {
    name: 'alert-not-saved',
    operationId: 'saveDataUsageAlert',
    kind: 'effect',
    place: 'shown by dataUsageAlert: levels',
    what: 'says that the levels are saved and keeps the old ones',
    how: { work: () => undefined },
    parts: ['changes'],
  },
  {
    name: 'alert-saved-in-part',
    operationId: 'saveDataUsageAlert',
    kind: 'effect',
    place: 'shown by dataUsageAlert: levels',
    what: 'saves the first level only',
    how: { work: (call) => responses.saveDataUsageAlert?.({ ...call, body: { levels: call.body.levels.slice(0, 1) } }) },
    parts: ['changes'],
  },
  {
    name: 'alert-not-turned-off',
    operationId: 'saveDataUsageAlert',
    kind: 'effect',
    place: 'shown by dataUsageAlert: levels',
    what: 'does not turn the alerts off',
    how: { work: (call, usual) => (call.body.levels.length === 0 ? 'cleared' : usual()) },
    parts: ['changes'],
  },
  {
    name: 'top-up-not-counted',
    operationId: 'buyTopUp4g',
    kind: 'effect',
    place: 'shown by topUpOffer',
    what: 'sells a top-up that does not count',
    how: { work: () => undefined },
    parts: ['changes'],
  },
]);
