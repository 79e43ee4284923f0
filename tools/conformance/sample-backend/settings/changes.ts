import { type Call, DONE, type Reply } from '../call.ts';
import type { Json } from '../contract.ts';
import { responses } from '../responses.ts';
import { smsOf } from '../responses-sms.ts';
import type { Sms } from '../store.ts';
import { afterwards, beforehand, fault, faultsOf, reading, repliesOf, rowsOfKind } from './setting.ts';

const [effect, before, after] = [repliesOf('effect'), beforehand('effect'), afterwards('effect')];

/** Changes what was just written. */
const writing = rowsOfKind('effect', (change: (sms: Sms, call: Call) => void) => ({
  after: (call: Call, reply: Reply) => {
    if (reply === undefined || reply === DONE) change(smsOf(call), call);
  },
}));

/** Stores another text than the one that it gets. */
const stored = (name: string, operationId: string, field: string, what: string, change: (text: string) => string) => {
  const list = operationId === 'saveSmsGroup' ? 'smsGroups' : 'smsTemplates';
  return reading(name, operationId, 'effect', `shown by ${list}: ${field}`, what, ({ body }) => ({ [field]: change(body[field]) }));
};

/** Does something after a refusal. */
const refusing = rowsOfKind('effect', (change: (call: Call) => void) => ({
  after: (call: Call, reply: Reply) => {
    if (reply !== undefined && reply !== DONE) change(call);
  },
}));

/** Writes that say success and do something else. */
export const changeFaults = faultsOf({ parts: ['changes'] }, [
  stored('name-trimmed', 'saveSmsGroup', 'name', 'cuts blanks at the ends of a name', (name) => name.trim()),
  stored('blanks-in-one', 'saveSmsTemplate', 'description', 'makes one blank of two', (text) => text.replace(/ {2,}/g, ' ')),
  stored('three-bytes-a-character', 'saveSmsTemplate', 'name', 'stores question marks for emoji', (name) => name.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
  stored('column-of-255', 'saveSmsTemplate', 'description', 'cuts a message after 255 characters', (text) => text.slice(0, 255)),
  stored('numbers-once', 'saveSmsGroup', 'numList', 'drops a number that stands twice', (list) => [...new Set(list.split(','))].join()),
  stored('numbers-sorted', 'saveSmsGroup', 'numList', 'sorts the numbers', (list) => list.split(',').sort().join()),
  stored('letters-composed', 'saveSmsGroup', 'name', 'composes letters and accents', (name) => name.normalize('NFC')),
  stored('line-breaks-changed', 'saveSmsTemplate', 'description', 'makes LF of CRLF', (text) => text.replaceAll('\r\n', '\n')),
  stored('digits-as-a-number', 'saveSmsGroup', 'name', 'keeps a name of digits as a number', (name) => (/^\d+$/.test(name) ? String(Number(name)) : name)),
  stored('tags-taken-out', 'saveSmsGroup', 'name', 'takes out what looks like HTML', (name) => name.replace(/<[^>]*>/g, '')),
  stored('entities-read', 'saveSmsTemplate', 'description', 'reads &amp; as HTML', (text) => text.replaceAll('&amp;', '&')),
  effect('id-by-its-beginning', 'deleteSmsGroup', '$.id', 'deletes what begins like the id', (call, usual) => {
    const found = smsOf(call).groups.find(({ gId }) => gId.startsWith(call.body.id));
    return found === undefined ? usual() : responses.deleteSmsGroup?.({ ...call, body: { id: found.gId } });
  }),
  reading('id-read-as-number', 'deleteSmsTemplate', 'effect', '$.id', 'reads an id as a number', ({ body }) => ({ id: String(Number(body.id)) })),
  effect('newest-deleted', 'deleteSmsGroup', 'shown by smsGroups', 'deletes the newest group, whichever is named', (call, usual) => {
    const { groups } = smsOf(call);
    return groups.some(({ gId }) => gId === call.body.id) ? void groups.pop() : usual();
  }),
  reading('first-of-several-deleted', 'deleteSmsTasks', 'effect', '$.smsID[*]', 'deletes the first of several messages only', ({ body }) => ({
    smsID: body.smsID.slice(0, 1),
  })),
  refusing('refused-in-part', 'deleteSmsTasks', 'shown by smsTasks', 'refuses because of one id and deletes the others', (call) => {
    for (const id of call.body.smsID) responses.deleteSmsTasks?.({ ...call, body: { smsID: [id] } });
  }),
  refusing('refused-message-recorded', 'sendSms', 'shown by smsHistory', 'records a message that it refuses', (call) => {
    smsOf(call).sent.unshift({ sendDate: call.store.now(), receive: '66123456', data: call.body.content });
  }),
  before('preview-sends', 'previewSms', 'shown by smsHistory', 'sends what it shows', (call) => responses.sendSms?.(call)),
  after('read-deletes', ['sendSms', 'smsTasks'], 'shown by smsTasks', 'drops the oldest message when the list is read', (call) => {
    smsOf(call).tasks.shift();
  }),
  {
    ...writing('saving-clears-another-list', 'saveSmsGroup', 'shown by smsTemplates', 'drops the templates when it saves a group', ({ templates }) => {
      templates.length = 0;
    }),
    only: ['saveSmsGroup', 'saveSmsTemplate'],
  },
  effect('group-not-saved', 'saveSmsGroup', 'shown by smsGroups', 'says that a group is saved and does not save it', () => DONE),
  effect('sent-not-recorded', 'sendSms', 'shown by smsHistory', 'sends at once without a record', (call, usual) => (call.body.type === 1 ? DONE : usual())),
  effect('schedule-not-kept', 'sendSms', 'shown by smsTasks', 'says that a message is scheduled and forgets it', (call, usual) =>
    call.body.type === 1 ? usual() : DONE,
  ),
  effect('scheduled-twice', 'sendSms', 'shown by smsTasks', 'schedules every message twice', (call, usual) => {
    if (call.body.type !== 1) usual();
    return usual();
  }),
  writing('sent-in-utc', 'sendSms', 'shown by smsHistory: time', 'records the time in UTC', ({ sent }) => {
    for (const message of sent) message.sendDate = new Date().toISOString().slice(0, 16).replace('T', ' ');
  }),
  writing('group-escaped', 'saveSmsGroup', 'shown by smsGroups: name', 'stores a name as HTML', ({ groups }) => {
    for (const group of groups) group.name = group.name.replace(/&(?!amp;)/g, '&amp;');
  }),
  writing('group-with-a-new-id', 'saveSmsGroup', 'shown by smsGroups: name, id', 'gives it a new id each time', ({ groups }, { body, store }) => {
    for (const group of groups) if (group.name === body.name) group.gId = store.nextId();
  }),
  effect('template-not-replaced', 'saveSmsTemplate', 'shown by smsTemplates: name', 'saves a second template of the same name', (call) => {
    smsOf(call).templates.push({ tId: call.store.nextId(), ...call.body });
  }),
  before('names-without-case', 'saveSmsGroup', 'shown by smsGroups: name', 'takes a name in other letters for the same one', (call) => {
    const fold = (name: string) => name.toLowerCase();
    const same = smsOf(call).groups.find(({ name }) => fold(name) === fold(call.body.name));
    if (same !== undefined) same.name = call.body.name;
  }),
  writing('names-of-everybody', 'saveSmsGroup', 'shown by smsGroups: name', 'saves a group for all who have one of the name', (_sms, { body, store }) => {
    for (const { groups } of store.sms.values()) for (const group of groups) if (group.name === body.name) group.numList = body.numList;
  }),
  effect('index-of-twenty', 'saveSmsTemplate', 'shown by smsTemplates: name', 'tells names by their first 20 characters', (call, usual) => {
    const same = smsOf(call).templates.find(({ name }) => name.length > 20 && name.slice(0, 20) === call.body.name.slice(0, 20));
    if (same === undefined) return usual();
    same.description = call.body.description;
  }),
  fault('sent-again-sometimes', 'sendSms', 'effect', 'shown by smsHistory', 'sends every second message twice', () => {
    let count = 0;
    return {
      before: (call) => {
        if (call.body.type === 1) count += 1;
        if (call.body.type === 1 && count % 2 === 0) responses.sendSms?.(call);
      },
    };
  }),
  writing('saving-drops-another-group', 'saveSmsGroup', 'shown by smsGroups', 'drops the oldest group when it saves one', ({ groups }) => {
    groups.shift();
  }),
  before('groups-kept-in-the-session', ['saveSmsGroup', 'login'], 'shown by smsGroups', 'forgets the groups at the next log-in', ({ body, store }) =>
    store.sms.delete(body.mobileNo),
  ),
  effect('group-not-deleted', 'deleteSmsGroup', 'shown by smsGroups', 'says that a group is deleted and keeps it', () => DONE),
  effect('task-not-deleted', 'deleteSmsTasks', 'shown by smsTasks', 'says that a scheduled message is deleted and keeps it', () => DONE),
  after('group-deleted-twice', 'deleteSmsGroup', '$.id', 'says success to an id that is not there any more', () => DONE),
  effect('own-task-not-deletable', 'deleteSmsTasks', '$.status', 'refuses to delete what the customer has just scheduled', ({ body }, usual) =>
    body.smsID.some((id: string) => Number(id) > 9000) ? 'businessError' : usual(),
  ),
  effect('alert-not-saved', 'saveDataUsageAlert', 'shown by dataUsageAlert: levels', 'says that the levels are saved and keeps the old ones', () => undefined),
  reading('alert-saved-in-part', 'saveDataUsageAlert', 'effect', 'shown by dataUsageAlert: levels', 'saves the first level only', ({ body }) => ({
    levels: body.levels.slice(0, 1),
  })),
  reading('highest-level-dropped', 'saveDataUsageAlert', 'effect', 'shown by dataUsageAlert: levels', 'does not know the highest level', ({ body }) => ({
    levels: body.levels.filter((level: number) => level < 60_000),
  })),
  effect('alert-not-turned-off', 'saveDataUsageAlert', 'shown by dataUsageAlert: levels', 'does not turn the alerts off', (call, usual) =>
    call.body.levels.length === 0 ? 'cleared' : usual(),
  ),
  after('number-twice-sent-twice', 'sendSms', 'shown by smsHistory', 'sends a message as often as a number is listed', (call) => {
    const again = call.body.mobileList.filter((one: string, index: number, all: string[]) => all.indexOf(one) !== index);
    for (const receive of again) smsOf(call).sent.unshift({ sendDate: call.store.now(), receive, data: call.body.content });
  }),
  after('sold-once', ['buyTopUp4g', 'topUpOffer'], 'shown by topUpOffer: plans', 'takes what was bought off the list', ({ customer, store }, reply) => {
    if (typeof reply === 'object' && store.topUps.has(customer.mobileNo)) (reply.data as { plans: Json[] }).plans.shift();
  }),
  after('newest-group-first', ['smsGroups', 'smsGroups', 'saveSmsGroup'], 'shown by smsGroups', 'lists the newest group first', (_call, reply) =>
    typeof reply === 'object' && reply.data !== undefined ? { ...reply, data: (reply.data as Json[]).toReversed() } : reply,
  ),
  effect('top-up-not-counted', 'buyTopUp4g', 'shown by topUpOffer', 'sells a top-up that does not count', () => undefined),
]);
