import { textIn } from '../../openapi/languages.ts';
import { type Call, done, type Handlers, type Language, success } from '../handler.ts';
import { isOn } from '../ledger/ledger.ts';
import type { Persona } from '../personas.ts';
import { apiTypeOf, features, switchOf, type UssdService, type UssdServiceGroup } from '../seed/ussd.ts';
import { calling } from '../seed/ussd-calling.ts';
import { countries } from '../seed/ussd-countries.ts';
import { postpaidRoaming, prepaidRoaming } from '../seed/ussd-roaming.ts';
import { SentCodes } from '../sent-codes.ts';
import { areaState, type Sandbox } from '../state.ts';
import { applyEffect, type CustomerUssd } from './ussd-effects.ts';

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
