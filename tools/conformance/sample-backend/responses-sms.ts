import { type Answer, type Answers, type Ask, DONE, exampleOf, ok, page, refused } from './ask.ts';
import type { Envelope, SampleOperation } from './contract.ts';
import type { Sms } from './store.ts';

/** A seed of the contract's examples, which the operation that lists it has. */
function seed<T>(operations: readonly SampleOperation[], id: string, { language }: Ask): T {
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`The contract has no ${id}`);
  return exampleOf(operation, language).data as T;
}

/** What a customer has; a postpaid one starts with the contract's examples, a prepaid one with nothing. */
function smsOf(ask: Ask): Sms {
  const { store, customer } = ask;
  const known = store.sms.get(customer.mobileNo);
  if (known !== undefined) return known;
  const from = <T>(id: string) => (customer.net === '' ? [] : seed<T[]>(store.operations, id, ask));
  const sms: Sms = { groups: from('smsGroups'), templates: from('smsTemplates'), tasks: from('smsTasks'), sent: [] };
  store.sms.set(customer.mobileNo, sms);
  return sms;
}

/** The entries in the language of the request: those of the contract's examples are there in both, what a customer wrote stays as written. */
function inLanguage<T extends object>(ask: Ask, entries: T[], key: keyof T): T[] {
  const examples = exampleOf(ask.operation, ask.language).data as unknown as T[];
  const others = exampleOf(ask.operation, ask.language === 'en' ? 'cn' : 'en').data as unknown as T[];
  const same = (a: T, b: T | undefined) => JSON.stringify(a) === JSON.stringify(b);
  return entries.map((entry) => {
    const index = examples.findIndex((example) => example[key] === entry[key]);
    return same(entry, others[index]) ? (examples[index] ?? entry) : entry;
  });
}

/** Puts an entry in the place of the one with its name, or at the end. */
function put<T extends { name: string }>(list: T[], entry: T): void {
  const index = list.findIndex(({ name }) => name === entry.name);
  if (index < 0) list.push(entry);
  else list[index] = entry;
}

function remove<T>(list: T[], found: (entry: T) => boolean): boolean {
  const index = list.findIndex(found);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

/** Macau numbers start with 2, 6 or 8. */
function wrongNumber(numbers: readonly string[]): string | undefined {
  return numbers.find((number) => /^\d{8}$/.test(number) && !/^[268]/.test(number));
}

/** What is wrong with a message, if anything. */
function defect(ask: Ask): Envelope | string | undefined {
  const { body } = ask;
  const wrong = wrongNumber(body.mobileList);
  if (wrong !== undefined) return refused(ask, `號碼 ${wrong} 不能接收短訊。`, `The number ${wrong} cannot receive an SMS.`);
  const needed = { 1: [], 2: ['scheduleDate'], 3: ['scheduleStartDate', 'scheduleEndDate', 'cycleDay'] }[body.type as 1 | 2 | 3];
  if (needed.some((name) => body[name] === undefined)) return refused(ask, '請選擇發送時間。', 'Please choose when to send it.');
  return (body.scheduleDate ?? body.scheduleEndDate ?? '9999') < ask.store.today() ? 'timePassed' : undefined;
}

function preview(ask: Ask): Answer {
  const wrong = defect(ask);
  if (wrong !== undefined) return wrong;
  const { body } = ask;
  const receiveList = body.mobileList.map((mobileNo: string) => ({ mobileNo, area: /^\d{8}$/.test(mobileNo) ? 'local' : 'international' }));
  const local = receiveList.filter(({ area }: { area: string }) => area === 'local').length;
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
  const smsDetail = { localNum: local, interNum: receiveList.length - local, receiveList, type: body.type, ...schedule, content: [body.content] };
  return ok({ form: body, mobileNo: ask.customer.mobileNo, smsDetail });
}

function send(ask: Ask): Answer {
  const wrong = defect(ask);
  if (wrong !== undefined) return wrong;
  const { content, mobileList, type } = ask.body;
  const sms = smsOf(ask);
  if (type === 1) sms.sent.unshift(...mobileList.map((receive: string) => ({ sendDate: `${ask.store.today()} 09:00`, receive, data: content })));
  else sms.tasks.push({ smsId: ask.store.nextId(), content, createdBy: ask.customer.mobileNo, receive: mobileList.join(','), scheduledStr: '' });
  return DONE;
}

/** Bulk SMS. */
export const smsResponses: Answers = {
  smsGroups: (ask) => ok(inLanguage(ask, smsOf(ask).groups, 'gId')),
  smsTemplates: (ask) => ok(inLanguage(ask, smsOf(ask).templates, 'tId')),
  smsTasks: (ask) => {
    const later = ask.language === 'en' ? 'As scheduled' : '按預定時間發送';
    return ok(inLanguage(ask, smsOf(ask).tasks, 'smsId').map((task) => ({ ...task, scheduledStr: task.scheduledStr === '' ? later : task.scheduledStr })));
  },
  smsHistory: (ask) => {
    const status = ask.language === 'en' ? 'Sent' : '已發送';
    const rows = smsOf(ask).sent.map((message) => ({ ...message, status }));
    return ok(page(rows, Number(ask.query.get('pageNo')), 10));
  },
  saveSmsGroup: (ask) => {
    const { name, numList } = ask.body;
    const wrong = wrongNumber(numList.split(','));
    if (wrong !== undefined) return refused(ask, `號碼 ${wrong} 不能接收短訊。`, `The number ${wrong} cannot receive an SMS.`);
    put(smsOf(ask).groups, { gId: ask.store.nextId(), name, numList });
    return undefined;
  },
  saveSmsTemplate: (ask) => {
    put(smsOf(ask).templates, { tId: ask.store.nextId(), ...ask.body });
    return undefined;
  },
  deleteSmsGroup: (ask) => (remove(smsOf(ask).groups, ({ gId }) => gId === ask.body.id) ? undefined : 'businessError'),
  deleteSmsTemplate: (ask) => (remove(smsOf(ask).templates, ({ tId }) => tId === ask.body.id) ? undefined : 'businessError'),
  deleteSmsTasks: (ask) => {
    const { tasks } = smsOf(ask);
    const ids: string[] = ask.body.smsID;
    if (!ids.every((id) => tasks.some(({ smsId }) => smsId === id))) return 'businessError';
    for (const id of ids) remove(tasks, ({ smsId }) => smsId === id);
    return DONE;
  },
  previewSms: preview,
  sendSms: send,
};
