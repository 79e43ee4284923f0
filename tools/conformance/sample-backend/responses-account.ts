import { randomUUID } from 'node:crypto';
import { type Call, DONE, dataOf, exampleOf, ok, type Responders, seed } from './call.ts';
import type { Envelope, Json } from './contract.ts';
import { constants } from './store.ts';

/** Dates of the bills in the contract's examples; a prepaid customer has none. */
function billDates(call: Call): string[] {
  return call.customer.net === '' ? [] : ['2026-11-15', '2026-10-15', '2026-09-15'];
}

const invoices = (call: Call) => ok({ invoices: billDates(call).map((cycleDateStr) => ({ cycleDateStr })) });
type Service = { id: string; apiType: number };

/** The services of the customer: roaming ones by the kind of contract, and calling ones. */
function servicesOf({ store, customer, language }: Call): Service[] {
  const groups = store.operations.find(({ id }) => id === 'ussdGroups');
  const answers = [customer.net === '' ? 'prepaid' : 'cn', 'calling'].map((name) => (groups === undefined ? undefined : exampleOf(groups, language, name)));
  const found: Service[] = [];
  JSON.parse(JSON.stringify(answers), (_key, value) => {
    if (value?.ussdItemName !== undefined) found.push(value);
    return value;
  });
  return found;
}

/** Services that forward calls or alerts to another number. */
const FORWARDS = /^72(?:01|23)$/;
/** Services that need a code. */
const WITH_CODE = /^720[15]$/;

/** The first example with the number and account of the customer in place of those of the example. */
function personal(call: Call): Envelope {
  const [example] = call.store.people;
  const text = JSON.stringify(exampleOf(call.operation, call.language));
  const { mobileNo, account } = call.customer;
  return JSON.parse(text.replaceAll(example?.mobileNo ?? '', mobileNo).replaceAll(example?.account ?? '', account)) as Envelope;
}

/** The named or first example if there is a bill of the requested date. */
const ofBill = (call: Call, example?: string) => (billDates(call).includes(call.body.cycleDate) ? example : 'businessError');
/** A copy is ordered once. */
const reissued = (call: Call, again: string) => {
  const reissue = `${call.operation.id} ${call.customer.mobileNo} ${call.body.cycleDate}`;
  if (!billDates(call).includes(call.body.cycleDate)) return 'businessError';
  if (call.store.reissues.has(reissue)) return again;
  call.store.reissues.add(reissue);
  return undefined;
};
const billed = (call: Call, data: (call: Call) => Json) => (call.customer.net === '' ? 'businessError' : ok(data(call)));

export const accountResponses: Responders = {
  login: ({ body, store }) => {
    const tried = store.tryPin(body.mobileNo, body.password);
    const person = store.postpaid(body.mobileNo);
    if (person === undefined || tried !== 'right') return tried === 'locked' ? 'locked' : 'businessError';
    const { mobileNo, net, account, networkType } = person;
    return ok({ token: store.openSession(person), isOneBill: String(person.oneBill), net, mobileNo, account, networkType });
  },
  sendPrepaidLoginCode: ({ body, store }) => {
    if (store.person(body.mobileNo)?.net !== '') return 'businessError';
    store.loginCodes.add(body.mobileNo);
    store.wrongCodes.delete(body.mobileNo);
    return DONE;
  },
  loginPrepaid: ({ body, store }) => {
    const person = store.person(body.mobileNo);
    if (body.code !== constants.smsCode && store.isLastWrongCode(body.mobileNo)) store.loginCodes.delete(body.mobileNo);
    if (person === undefined || body.code !== constants.smsCode || !store.loginCodes.delete(body.mobileNo)) return 'businessError';
    return ok({ token: store.openSession(person) });
  },
  sendResetCode: ({ body, store }) => {
    if (store.postpaid(body.mobileNo) === undefined) return 'businessError';
    const codePwd = randomUUID();
    // A new code replaces the one before it.
    for (const [known, mobileNo] of store.resetCodes) if (mobileNo === body.mobileNo) store.resetCodes.delete(known);
    store.resetCodes.set(codePwd, body.mobileNo);
    return ok({ codePwd });
  },
  verifyResetCode: ({ body, store }) => {
    if (body.smsCode !== constants.smsCode || store.resetCodes.get(body.codePwd) !== body.mobileNo) {
      if (store.isLastWrongCode(body.codePwd)) store.resetCodes.delete(body.codePwd);
      return 'businessError';
    }
    store.resetCodes.delete(body.codePwd);
    const verCodePwd = randomUUID();
    store.provenCodes.set(verCodePwd, body.mobileNo);
    return ok({ verCodePwd });
  },
  setPassword: ({ body, store }) => {
    const person = store.person(store.provenCodes.get(body.verCodePwd) ?? '');
    if (person === undefined) return 'businessError';
    if (body.password !== body.rePassword) return 'notSame';
    store.provenCodes.delete(body.verCodePwd);
    person.pin = body.password;
    store.wrongPins.delete(person.mobileNo);
    person.locked = false;
    store.endOtherSessions(person, '');
    return ok({ verCodePwd: body.verCodePwd });
  },
  logout: ({ store, token }) => {
    store.sessions.delete(token);
    return DONE;
  },
  dataUsageAlert: ({ customer, store }) => ok({ levels: (store.alertLevels.get(customer.mobileNo) ?? []).toSorted((a, b) => a - b) }),
  saveDataUsageAlert: ({ body, customer, store }) => {
    store.alertLevels.set(customer.mobileNo, body.levels);
    return body.levels.length === 0 ? 'cleared' : undefined;
  },
  changePassword: ({ body, customer, store, token }) => {
    if (customer.net === '') return 'prepaid';
    if (store.tryPin(customer.mobileNo, body.oldPassword) !== 'right') return 'businessError';
    if (body.password !== body.rePassword) return 'notSame';
    customer.pin = body.password;
    store.endOtherSessions(customer, token);
    return undefined;
  },
  volteStatus: ({ customer }) => (customer.net === '' ? 'notFound' : customer.networkType === '3G' ? 'notSupported' : 'supported'),
  billSummary: (call) => billed(call, ({ customer: { account, mobileNo } }) => ({ account, mobileNo, invoice: { cycleDateStr: '2026-11-15' } })),
  outstandingBalance: ({ customer }) => ok({ balance: customer.owes }),
  bills: invoices,
  billText: (call) => ofBill(call) ?? personal(call),
  billPdf: (call) => ofBill(call),
  unbilledUsage: (call) => billed(call, () => ({ ...dataOf<{ [key: string]: Json }>(call), account: call.customer.account })),
  billReissuePeriods: invoices,
  requestBillReissue: (call) => reissued(call, 'alreadyOrdered'),
  usageReissuePeriods: invoices,
  requestUsageReissue: (call) => reissued(call, 'alreadyRequested'),
  usageDetailPeriods: (call) => (call.customer.oneBill ? ok({ invoices: [] }) : invoices(call)),
  usageDetail: (call) => (call.customer.oneBill ? 'oneBill' : (ofBill(call) ?? personal(call))),
  topUpOffer: (call) => {
    const offer = dataOf<{ plans: Json[]; realTimeUsage: { remainDate: number } }>(call);
    offer.realTimeUsage.remainDate += call.store.topUps.get(call.customer.mobileNo) ?? 0;
    return ok({ ...offer, plans: call.customer.net === '4g' ? offer.plans : [] });
  },
  buyTopUp4g: ({ body, customer, store }) => {
    if (customer.net !== '4g') return 'not4g';
    // The plans have 1, 3 and 5 GB; the unit is KiB.
    const gb = [1, 3, 5][body.plan];
    if (gb === undefined) return 'businessError';
    store.topUps.set(customer.mobileNo, (store.topUps.get(customer.mobileNo) ?? 0) + gb * 1024 * 1024);
    return undefined;
  },
  ussdGroups: ({ query, customer }) => (query.get('serviceType') === '2' ? 'calling' : customer.net === '' ? 'prepaid' : 'cn'),
  sendUssdCode: (call) => {
    const { body, customer, store } = call;
    if (!body.id.startsWith('72') || !servicesOf(call).some(({ id }) => id === body.id)) return 'businessError';
    const sent = `${customer.mobileNo} ${body.id}`;
    store.ussdCodes.add(sent);
    store.wrongCodes.delete(sent);
    return DONE;
  },
  applyUssd: (call) => {
    const { body, customer, store } = call;
    const service = servicesOf(call).find(({ id }) => id === body.id);
    // A link and a text have nothing to apply.
    if (service === undefined || [6, 7].includes(service.apiType)) return 'notFound';
    const known = seed<{ countryPhoneCode: string }[]>(call, 'countries').some(({ countryPhoneCode }) => countryPhoneCode === body.countryPhoneCode);
    if (FORWARDS.test(body.id) && (!known || [undefined, customer.mobileNo].includes(body.fwdnum))) return 'wrongNumber';
    const sent = `${customer.mobileNo} ${body.id}`;
    const needsCode = WITH_CODE.test(body.id);
    if (needsCode && body.smsCode !== constants.smsCode && store.isLastWrongCode(sent)) store.ussdCodes.delete(sent);
    if (needsCode && (body.smsCode !== constants.smsCode || !store.ussdCodes.delete(sent))) return 'businessError';
    return body.id === '7103' ? 'status' : undefined;
  },
};
