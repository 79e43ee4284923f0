import { textIn } from '../../../openapi/languages.ts';
import { type Call, DONE, exampleOf, ok, otherThan, page, type Reply, type Responders, refused, seed } from './call.ts';
import type { Envelope } from './contract.ts';
import type { Sms } from './store.ts';

/** Groups and templates that a customer may have. */
const MOST_ENTRIES = 50;

/** 23 messages, so that the record has three pages. */
function sentBefore(): Sms['sent'] {
  return Array.from({ length: 23 }, (_, index) => {
    const day = String(19 - Math.floor(index / 2)).padStart(2, '0');
    return { sendDate: `2026-11-${day} ${index % 2 === 0 ? '18:05' : '09:30'}`, receive: '66980021', data: `Reading club, evening ${23 - index}` };
  });
}

/** A postpaid customer starts with the contract's examples, a prepaid one with nothing. */
export function smsOf(call: Call): Sms {
  const { store, customer } = call;
  const known = store.sms.get(customer.mobileNo);
  if (known !== undefined) return known;
  const from = <T>(id: string) => (customer.net === '' ? [] : seed<T[]>(call, id));
  const sms: Sms = { groups: from('smsGroups'), templates: from('smsTemplates'), tasks: from('smsTasks'), sent: customer.net === '' ? [] : sentBefore() };
  store.sms.set(customer.mobileNo, sms);
  return sms;
}

/** The entries in the language of the request; customers' own entries are not translated. */
function inLanguage<T extends object>(call: Call, entries: T[], key: keyof T): T[] {
  const examples = exampleOf(call.operation, call.language).data as unknown as T[];
  const others = exampleOf(call.operation, otherThan(call.language)).data as unknown as T[];
  const same = (a: T, b: T | undefined) => JSON.stringify(a) === JSON.stringify(b);
  return entries.map((entry) => {
    const index = examples.findIndex((example) => example[key] === entry[key]);
    return same(entry, others[index]) ? (examples[index] ?? entry) : entry;
  });
}

/** Replaces the entry of the same name, or appends; whether there was a place for it. */
function put<T extends { name: string }>(list: T[], make: (old: T | undefined) => T): boolean {
  const { name: wanted } = make(undefined);
  const index = list.findIndex(({ name }) => name === wanted);
  if (index < 0 && list.length >= MOST_ENTRIES) return false;
  const entry = make(list[index]);
  if (index < 0) list.push(entry);
  else list[index] = entry;
  return true;
}

function remove<T>(list: T[], found: (entry: T) => boolean): boolean {
  const index = list.findIndex(found);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

/** Refuses numbers of Macau that do not start with 2, 6 or 8. */
function wrongNumber(call: Call, numbers: readonly string[]): Envelope | undefined {
  const wrong = numbers.find((number) => /^\d{8}$/.test(number) && !/^[268]/.test(number));
  return wrong === undefined ? undefined : refused(call, `號碼 ${wrong} 不能接收短訊。`, `The number ${wrong} cannot receive an SMS.`);
}

/** What each kind of sending needs. */
const NEEDED = {
  1: [],
  2: ['scheduleDate', 'scheduleHour', 'scheduleMinute'],
  3: ['Start', 'End'].flatMap((edge) => ['Date', 'Hour', 'Minute'].map((part) => `schedule${edge}${part}`)).concat('cycleDay', 'cycleHour', 'cycleMinute'),
};

function defect(call: Call): Envelope | string | undefined {
  const { body } = call;
  const wrong = wrongNumber(call, body.mobileList);
  if (wrong !== undefined) return wrong;
  if (NEEDED[body.type as 1 | 2 | 3].some((name) => body[name] === undefined)) return 'incomplete';
  if ((body.scheduleEndDate ?? '9999') < (body.scheduleStartDate ?? '')) return 'endFirst';
  const edge = body.scheduleDate === undefined ? 'scheduleEnd' : 'schedule';
  const at = `${body[`${edge}Date`] ?? '9999'} ${body[`${edge}Hour`]}:${body[`${edge}Minute`]}`;
  return at < call.store.now() ? 'timePassed' : undefined;
}

/** The parts of a message; every character counts once, also those that GSM counts twice. */
function partsOf(content: string): string[] {
  const characters = [...content];
  const isPlain = characters.every((character) => character <= 'ÿ');
  if (characters.length <= (isPlain ? 160 : 70)) return [content];
  const each = isPlain ? 153 : 67;
  return Array.from({ length: Math.ceil(characters.length / each) }, (_, index) => characters.slice(index * each, (index + 1) * each).join(''));
}

function preview(call: Call): Reply {
  const wrong = defect(call);
  if (wrong !== undefined) return wrong;
  const { body } = call;
  const receiveList = [...new Set<string>(body.mobileList)].map((mobileNo) => ({
    mobileNo,
    area: /^(?:(?:\+|00)853)?\d{8}$/.test(mobileNo) ? 'local' : 'international',
  }));
  const local = receiveList.filter(({ area }) => area === 'local').length;
  const at = (name: string) => `${body[`${name}Date`]} ${body[`${name}Hour`] ?? '00'}:${body[`${name}Minute`] ?? '00'}`;
  const schedule = {
    1: {},
    2: { scheduleDate: at('schedule') },
    3: {
      scheduleStartDate: at('scheduleStart'),
      scheduleEndDate: at('scheduleEnd'),
      cycleDay: body.cycleDay,
      cycleHourMinute: `${body.cycleHour}:${body.cycleMinute}`,
    },
  }[body.type as 1 | 2 | 3];
  const smsDetail = { localNum: local, interNum: receiveList.length - local, receiveList, type: body.type, ...schedule, content: partsOf(body.content) };
  return ok({ form: body, mobileNo: call.customer.mobileNo, smsDetail });
}

function send(call: Call): Reply {
  const wrong = defect(call);
  if (wrong !== undefined) return wrong;
  const { coding, content, mobileList, type } = call.body;
  if ((coding === 0) !== /\p{Script=Han}/u.test(content)) return 'wrongCoding';
  const sms = smsOf(call);
  if (type === 1) sms.sent.unshift(...[...new Set<string>(mobileList)].map((receive) => ({ sendDate: call.store.now(), receive, data: content })));
  else sms.tasks.push({ smsId: call.store.nextId(), content, createdBy: call.customer.mobileNo, receive: mobileList.join(','), scheduledStr: '' });
  return DONE;
}

export const smsResponses: Responders = {
  smsGroups: (call) => ok(inLanguage(call, smsOf(call).groups, 'gId')),
  smsTemplates: (call) => ok(inLanguage(call, smsOf(call).templates, 'tId')),
  smsTasks: (call) => {
    const later = textIn({ cn: '按預定時間發送', en: 'As scheduled' }, call.language);
    const tasks = inLanguage(call, smsOf(call).tasks, 'smsId');
    return ok(tasks.map((task) => ({ ...task, createdBy: call.customer.mobileNo, scheduledStr: task.scheduledStr === '' ? later : task.scheduledStr })));
  },
  smsHistory: (call) => {
    const status = textIn({ cn: '已發送', en: 'Sent' }, call.language);
    const rows = smsOf(call).sent.map((message) => ({ ...message, status }));
    return ok(page(rows, Number(call.query.get('pageNo')), 10));
  },
  saveSmsGroup: (call) => {
    const { name, numList } = call.body;
    const wrong = wrongNumber(call, numList.split(','));
    if (wrong !== undefined) return wrong;
    return put(smsOf(call).groups, (old) => ({ gId: old?.gId ?? call.store.nextId(), name, numList })) ? undefined : 'full';
  },
  saveSmsTemplate: (call) => {
    const { name, description } = call.body;
    return put(smsOf(call).templates, (old) => ({ tId: old?.tId ?? call.store.nextId(), name, description })) ? undefined : 'businessError';
  },
  deleteSmsGroup: (call) => (remove(smsOf(call).groups, ({ gId }) => gId === call.body.id) ? undefined : 'businessError'),
  deleteSmsTemplate: (call) => (remove(smsOf(call).templates, ({ tId }) => tId === call.body.id) ? undefined : 'businessError'),
  deleteSmsTasks: (call) => {
    const { tasks } = smsOf(call);
    const ids: string[] = call.body.smsID;
    if (!ids.every((id) => tasks.some(({ smsId }) => smsId === id))) return 'businessError';
    for (const id of ids) remove(tasks, ({ smsId }) => smsId === id);
    return DONE;
  },
  previewSms: preview,
  sendSms: send,
};
