import { money } from '#operator';
import { textIn } from '../../openapi/languages.ts';
import { type Call, done, type Handlers, type Language, success, type Texts } from '../handler.ts';
import { isOn, prepaidOf, record, roamingOf } from '../ledger/ledger.ts';
import type { Persona } from '../personas.ts';
import { longDate, macauDateTime } from '../seed/macau-time.ts';
import { inMop, mop } from '../seed/prices.ts';
import { KIB_A_GB } from '../seed/top-up.ts';
import {
  apiTypeOf,
  countries,
  type Feature,
  type ForwardCondition,
  features,
  forwardConditions,
  type Pack,
  packs,
  switchOf,
  type UssdEffect,
  type UssdService,
  type UssdServiceGroup,
} from '../seed/ussd.ts';
import { calling } from '../seed/ussd-calling.ts';
import { postpaidRoaming, prepaidRoaming } from '../seed/ussd-roaming.ts';
import { areaState, type Sandbox, SentCodes } from '../state.ts';

/** By mobile number. */
const ussdCustomers = areaState('ussd', () => new Map<string, CustomerUssd>());

const ROAMING = 1;

/** The services of a page. Prepaid customers roam differently (`USSD-03`); calling is the same for all. */
function groupsOf(customer: Persona | undefined, serviceType: 1 | 2): readonly UssdServiceGroup[] {
  if (serviceType !== ROAMING) return calling;
  return customer?.kind === 'PREPAID' ? prepaidRoaming : postpaidRoaming;
}

function findService(customer: Persona | undefined, id: string): { service: UssdService; group: UssdServiceGroup } | undefined {
  for (const group of [...groupsOf(customer, 1), ...groupsOf(customer, 2)]) {
    const service = group.services.find((candidate) => candidate.id === id);
    if (service !== undefined) return { service, group };
  }
  return undefined;
}

function itemOf(service: UssdService, group: UssdServiceGroup, language: Language) {
  const { id, name, remark, question, about, linkedAs, does } = service;
  const partOf = switchOf(does);
  return {
    id,
    ussdItemName: textIn(name, language),
    apiType: apiTypeOf(does),
    ussdGroup: textIn(group.name, language),
    ...(group.needsCode && { needsCode: true }),
    ...(partOf && { switch: { id: partOf.feature, name: textIn(features[partOf.feature].name, language), does: partOf.does } }),
    ...(about && { about }),
    ...(linkedAs && { linkedAs }),
    ...(remark && { remark: textIn(remark, language) }),
    ...(question && { ussdMessage: textIn(question, language) }),
    ...(does.type === 'alert' && { ussdContent: textIn(does.text, language) }),
    ...(does.type === 'link' && { link: does.href }),
  };
}

function customerUssd(sandbox: Sandbox, mobileNo: string): CustomerUssd {
  const ussd = ussdCustomers(sandbox).get(mobileNo) ?? { forwards: new Map(), codes: new SentCodes() };
  ussdCustomers(sandbox).set(mobileNo, ussd);
  return ussd;
}

/** Whether calls can be forwarded to the number: a known country, in Macau a valid number, and not the customer's own. */
function isReachable({ fwdnum, countryPhoneCode }: Call<'applyUssd'>['body'], mobileNo: string): boolean {
  if (fwdnum === undefined || !countries.some(({ code }) => code === countryPhoneCode)) return false;
  return countryPhoneCode !== '853' || (/^[268]\d{7}$/.test(fwdnum) && fwdnum !== mobileNo);
}

export const handlers: Handlers = {
  countries: ({ language }) => success(countries.map(({ name, code }) => ({ countryName: textIn(name, language), countryPhoneCode: code }))),

  ussdGroups: ({ customer, language, query }) =>
    success({
      list: groupsOf(customer, query.serviceType).map((group) => ({
        groupName: textIn(group.name, language),
        ussdDetails: group.services.map((service) => itemOf(service, group, language)),
      })),
    }),

  sendUssdCode: ({ body, customer, sandbox }) => {
    if (customer === undefined || findService(customer, body.id) === undefined) return { example: 'businessError' };
    customerUssd(sandbox, customer.mobileNo).codes.send(body.id);
    return done();
  },

  applyUssd: ({ body, customer, language, sandbox }) => {
    const found = findService(customer, body.id);
    if (customer === undefined || found === undefined) return { example: 'notFound' };
    const { service, group } = found;
    const ussd = customerUssd(sandbox, customer.mobileNo);
    if (service.does.type === 'alert' || service.does.type === 'link') return { example: 'notFound' };
    if (apiTypeOf(service.does) === 10 && !isReachable(body, customer.mobileNo)) return { example: 'wrongNumber' };
    if (group.needsCode && !ussd.codes.use(body.id, body.smsCode)) return { example: 'businessError' };
    const content = applyEffect(service.does, ussd, `+${body.countryPhoneCode} ${body.fwdnum}`, sandbox, customer);
    const feature = switchOf(service.does)?.feature;
    return success({
      ...(content && { ussdContent: textIn(content, language) }),
      ...(feature && { state: isOn(sandbox, customer, feature) ? 'on' : 'off' }),
    });
  },
};

interface CustomerUssd {
  /** Forward-to numbers, such as `+853 28710066`. */
  forwards: Map<ForwardCondition, string>;
  /** By service. */
  codes: SentCodes;
}

function stateText(feature: Feature, on: boolean, isNew = false): Texts {
  const { name: alone, inSentence: name = alone } = features[feature];
  const state = on ? '開啟' : '關閉';
  return { cn: isNew ? `已${state}${name.cn}。` : `${name.cn}現時已${state}。`, en: `${name.en} is ${isNew ? 'now ' : ''}${on ? 'on' : 'off'}.` };
}

function forwardsInWords(forwards: CustomerUssd['forwards']): Texts {
  if (forwards.size === 0) return { cn: '沒有轉駁', en: 'Not forwarded' };
  const lines = [...forwards].map(([when, to]) => ({ cn: `${forwardConditions[when].cn}：${to}`, en: `${forwardConditions[when].en}: ${to}` }));
  return { cn: lines.map(({ cn }) => cn).join('\n'), en: lines.map(({ en }) => en).join('\n') };
}

function roamingText(sandbox: Sandbox, customer: Persona): Texts {
  const { used, days, avos } = roamingOf(sandbox, customer);
  const [gb, charge] = [(used / KIB_A_GB).toFixed(1), money.sign + mop(avos)];
  const none = { cn: '本期未有漫遊用量。', en: 'You have not used roaming in this period.' };
  const use = {
    cn: `本期漫遊數據 ${gb} GB，日費 ${days} 日，共 ${charge}。`,
    en: `Roaming data in this period: ${gb} GB. Day passes: ${days}, ${charge} in total.`,
  };
  const { cn, en } = used === 0 ? none : use;
  return { cn: `${cn}外地網絡的記錄最多會延遲 48 小時。`, en: `${en} Records from abroad can arrive up to 48 hours late.` };
}

function buyPack(sandbox: Sandbox, customer: Persona, id: Pack): Texts {
  const pack = packs[id];
  const { balance } = prepaidOf(sandbox, customer);
  if (pack.price > balance)
    return {
      cn: `餘額 ${money.sign}${inMop(balance)} 不足，所以未有購買，亦沒有收費。`,
      en: `Your balance of ${money.sign}${inMop(balance)} is not enough, so nothing was bought or charged.`,
    };
  record(sandbox, customer, { kind: 'pack', at: Date.now(), pack: id });
  return {
    cn: `已購買${pack.name.cn}計劃，由首次使用起計 ${pack.lasts.cn}內有效。`,
    en: `You have bought ${pack.name.en}. It lasts ${pack.lasts.en} from first use.`,
  };
}

function packText(sandbox: Sandbox, customer: Persona): Texts {
  const { pack } = prepaidOf(sandbox, customer);
  if (pack === undefined) return { cn: '你現時沒有使用中的漫遊數據計劃。', en: 'You have no roaming data plan right now.' };
  return {
    cn: `${pack.name.cn}：尚餘 ${pack.gb} GB，由首次使用起計 ${pack.lasts.cn}內有效。`,
    en: `${pack.name.en}: ${pack.gb} GB left. It lasts ${pack.lasts.en} from first use.`,
  };
}

/**
 * Applies a service; returns the text for the customer, undefined when there is none yet. `to` is the forward-to number with its country
 * code.
 */
function applyEffect(effect: UssdEffect, ussd: CustomerUssd, to: string, sandbox: Sandbox, customer: Persona): Texts | undefined {
  switch (effect.type) {
    case 'switch':
      record(sandbox, customer, { kind: 'switch', at: Date.now(), feature: effect.feature, on: effect.on });
      return stateText(effect.feature, effect.on, true);
    case 'ask':
      return stateText(effect.feature, isOn(sandbox, customer, effect.feature));
    case 'forward':
      ussd.forwards.set(effect.when, to);
      return { cn: `已設定來電轉駁。${forwardConditions[effect.when].cn}：${to}`, en: `Call forwarding is set. ${forwardConditions[effect.when].en}: ${to}` };
    case 'stopForward':
      ussd.forwards.clear();
      return { cn: '已取消所有來電轉駁。', en: 'All call forwarding is off.' };
    case 'askForwards':
      return forwardsInWords(ussd.forwards);
    case 'alertNumber':
      return { cn: `漏接提示將會發到 ${to}。`, en: `Missed-call alerts will go to ${to}.` };
    case 'roamingUse':
      return roamingText(sandbox, customer);
    case 'pack':
      return buyPack(sandbox, customer, effect.pack);
    case 'packLeft':
      return packText(sandbox, customer);
    case 'balance': {
      const balance = money.sign + inMop(prepaidOf(sandbox, customer).balance);
      const [year = 0, month = 0] = macauDateTime(Date.now()).split('-').map(Number);
      // The last day of next month.
      const until = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
      return { cn: `餘額 ${balance}，有效期至 ${longDate(until, 'cn')}。`, en: `Balance ${balance}. Valid until ${longDate(until, 'en')}.` };
    }
    case 'alert':
      return effect.text;
    case 'link':
    case 'queue':
      return undefined;
  }
}
