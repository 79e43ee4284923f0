import { textIn } from '../../openapi/languages.ts';
import { type Call, done, failure, type Handlers, inLanguage, type Language, paginate, success, type Texts } from '../handler.ts';
import { messagesTo } from '../ledger/events.ts';
import { doneBy, messagesOf, record, type Task } from '../ledger/ledger.ts';
import type { Persona } from '../personas.ts';
import { macauDateTime } from '../seed/macau-time.ts';
import { senderOf } from '../seed/sms.ts';
import { areaState, type Sandbox } from '../state.ts';
import { codingOf, partsOf, recipientsOf } from './sms-message.ts';
import { scheduleOf } from './sms-schedule.ts';

/** Groups or templates per customer. */
const MAX_SAVED = 50;
const MAX_TASKS = 200;
const ROWS_A_PAGE = 10;
const STATUSES: Record<'sent' | 'failed', Texts> = { sent: { cn: '已發送', en: 'Sent' }, failed: { cn: '未能送達', en: 'Not delivered' } };

/** A text that a customer wrote: the same in both languages. */
const asWritten = (text: string): Texts => ({ cn: text, en: text });

/** Replaces the entry of this name or appends one; returns false when the list is full. */
function save<T extends { name: Texts }>(list: T[], name: string, entry: (old: T | undefined) => T): boolean {
  const index = list.findIndex((saved) => saved.name.cn === name || saved.name.en === name);
  if (index < 0 && list.length >= MAX_SAVED) return false;
  if (index < 0) list.push(entry(undefined));
  else list[index] = entry(list[index]);
  return true;
}

/** Recipients and schedule of a request, or the refusal. */
function checked(request: Call<'sendSms'>['body'], language: Language) {
  const to = recipientsOf(request.mobileList);
  if ('error' in to) return { refusal: failure(language, to.error) };
  const when = scheduleOf(request, Date.now());
  if ('example' in when) return { refusal: when };
  return { recipients: to.recipients, schedule: when.schedule };
}

export const handlers: Handlers = {
  smsGroups: ({ sandbox, customer, language }) => success(inLanguage(smsOf(sandbox, customer).groups, language)),
  smsTemplates: ({ sandbox, customer, language }) => success(inLanguage(smsOf(sandbox, customer).templates, language)),
  deleteSmsGroup: ({ sandbox, customer, language, body }) => {
    const { groups } = smsOf(sandbox, customer);
    const index = groups.findIndex(({ gId }) => gId === body.id);
    const [group] = index < 0 ? [] : groups.splice(index, 1);
    if (group === undefined) return { example: 'businessError' };
    return success({ res: textIn({ cn: `已刪除群組「${group.name.cn}」。`, en: `Group “${group.name.en}” deleted.` }, language) });
  },
  deleteSmsTemplate: ({ sandbox, customer, language, body }) => {
    const { templates } = smsOf(sandbox, customer);
    const index = templates.findIndex(({ tId }) => tId === body.id);
    const [template] = index < 0 ? [] : templates.splice(index, 1);
    if (template === undefined) return { example: 'businessError' };
    return success({ res: textIn({ cn: `已刪除範本「${template.name.cn}」。`, en: `Template “${template.name.en}” deleted.` }, language) });
  },
  saveSmsGroup: ({ sandbox, customer, language, body }) => {
    const sms = smsOf(sandbox, customer);
    const numbers = body.numList.split(',');
    const to = recipientsOf(numbers);
    if ('error' in to) return failure(language, to.error);
    const saved = save(sms.groups, body.name, (old) => ({ gId: old?.gId ?? String(sms.nextId++), name: asWritten(body.name), numList: body.numList }));
    if (!saved) return { example: 'full' };
    const count = numbers.length === 1 ? '1 number' : `${numbers.length} numbers`;
    return success({
      res: textIn({ cn: `已儲存群組「${body.name}」，共 ${numbers.length} 個號碼。`, en: `Group “${body.name}” saved with ${count}.` }, language),
    });
  },
  saveSmsTemplate: ({ sandbox, customer, language, body }) => {
    const sms = smsOf(sandbox, customer);
    const saved = save(sms.templates, body.name, (old) => ({
      tId: old?.tId ?? String(sms.nextId++),
      name: asWritten(body.name),
      description: asWritten(body.description),
    }));
    if (!saved) return { example: 'businessError' };
    return success({ res: textIn({ cn: `已儲存範本「${body.name}」。`, en: `Template “${body.name}” saved.` }, language) });
  },
  previewSms: ({ customer, language, body }) => {
    const result = checked(body, language);
    if ('refusal' in result) return result.refusal;
    const { recipients, schedule } = result;
    const localNum = recipients.filter(({ area }) => area === 'local').length;
    return success({
      form: { ...body, coding: codingOf(body.content) },
      mobileNo: senderPersona(customer).mobileNo,
      smsDetail: {
        localNum,
        interNum: recipients.length - localNum,
        receiveList: recipients,
        type: body.type,
        ...schedule?.detail,
        content: partsOf(body.content),
      },
    });
  },
  sendSms: ({ sandbox, customer, language, body }) => {
    const result = checked(body, language);
    if ('refusal' in result) return result.refusal;
    if (body.coding !== codingOf(body.content)) return { example: 'wrongCoding' };
    const sender = senderPersona(customer);
    const numbers = result.recipients.map(({ mobileNo }) => mobileNo);
    const content = asWritten(body.content);
    const now = Date.now();
    if (result.schedule === undefined) {
      record(sandbox, sender, ...messagesTo(numbers, content, now));
      return done();
    }
    if (tasksOf(sandbox, sender).length >= MAX_TASKS) return { example: 'tasksFull' };
    const smsId = String(smsOf(sandbox, sender).nextId++);
    doneBy(sandbox, sender).tasks.push({ smsId, content, receive: numbers.join(','), schedule: result.schedule, since: now });
    return done();
  },
  smsHistory: ({ sandbox, customer, language, query }) => {
    const page = paginate(messagesOf(sandbox, senderPersona(customer)), query.pageNo, ROWS_A_PAGE);
    const rows = page.rows.map(({ at, number, text, hasFailed }) => {
      const state = hasFailed ? 'failed' : 'sent';
      return { sendDate: macauDateTime(at), receive: number, data: textIn(text, language), status: textIn(STATUSES[state], language), state } as const;
    });
    return success({ ...page, rows });
  },
  smsTasks: ({ sandbox, customer, language }) =>
    success(
      tasksOf(sandbox, customer).map(({ smsId, content, receive, schedule }) => ({
        smsId,
        content: textIn(content, language),
        createdBy: senderPersona(customer).mobileNo,
        receive,
        scheduledStr: textIn(schedule.words, language),
      })),
    ),
  deleteSmsTasks: ({ sandbox, customer, body }) => {
    const tasks = tasksOf(sandbox, customer).filter(({ smsId }) => body.smsID.includes(smsId));
    if (tasks.length < new Set(body.smsID).size) return { example: 'businessError' };
    for (const task of tasks) task.until = Date.now();
    return done();
  },
};

interface CustomerSms {
  groups: { gId: string; name: Texts; numList: string }[];
  templates: { tId: string; name: Texts; description: Texts }[];
  nextId: number;
}

/** What is saved, by mobile number. */
const smsCustomers = areaState('sms', () => new Map<string, CustomerSms>());

/** The first ids of groups and templates, those of tasks follow, and the first that a visitor's have. */
const [GROUPS, TEMPLATES, FIRST_ID] = [4101, 4201, 4401];

/** Throws without a customer: every SMS operation needs a token, so that would be a defect of the mock. */
function senderPersona(customer: Persona | undefined): Persona {
  if (customer === undefined) throw new Error('SMS operations need a customer.');
  return customer;
}

function smsOf(sandbox: Sandbox, customer: Persona | undefined): CustomerSms {
  const { mobileNo } = senderPersona(customer);
  const { groups, templates } = senderOf(mobileNo);
  const sms = smsCustomers(sandbox).get(mobileNo) ?? {
    groups: groups.map((group, index) => ({ gId: String(GROUPS + index), ...group })),
    templates: templates.map((template, index) => ({ tId: String(TEMPLATES + index), ...template })),
    nextId: FIRST_ID,
  };
  smsCustomers(sandbox).set(mobileNo, sms);
  return sms;
}

/** The messages that are still to be sent. */
function tasksOf(sandbox: Sandbox, customer: Persona | undefined): Task[] {
  return doneBy(sandbox, senderPersona(customer)).tasks.filter(({ schedule, until }) => until === undefined && schedule.lastAt > Date.now());
}
