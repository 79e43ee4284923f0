import { type Answers, type Ask, DONE, dataOf, ok } from './ask.ts';
import type { Json } from './contract.ts';
import { constants } from './store.ts';

/** The dates of the contract's bills; a prepaid customer has none. */
function billDates(ask: Ask): string[] {
  return ask.customer.net === '' ? [] : ['2026-11-15', '2026-10-15', '2026-09-15'];
}

const invoices = (ask: Ask) => ok({ invoices: billDates(ask).map((cycleDateStr) => ({ cycleDateStr })) });
/** The named example, the usual one when none is named, when there is a bill of the date asked for. */
const ofBill = (ask: Ask, example?: string) => (billDates(ask).includes(ask.body.cycleDate) ? example : 'businessError');
const billed = (ask: Ask, data: (ask: Ask) => Json) => (ask.customer.net === '' ? 'businessError' : ok(data(ask)));

/** Log-in, settings, bills, usage, top-up, calling and roaming services. */
export const accountResponses: Answers = {
  login: ({ body, store }) => {
    const person = store.postpaid(body.mobileNo);
    if (person?.locked === true) return 'locked';
    if (person === undefined || person.pin !== body.password) return 'businessError';
    const { mobileNo, net, account, networkType } = person;
    return ok({ token: store.openSession(person), isOneBill: String(person.oneBill), net, mobileNo, account, networkType });
  },
  sendPrepaidLoginCode: ({ body, store }) => {
    if (store.person(body.mobileNo)?.net !== '') return 'businessError';
    store.loginCodes.add(body.mobileNo);
    return DONE;
  },
  loginPrepaid: ({ body, store }) => {
    const person = store.person(body.mobileNo);
    if (person === undefined || body.code !== constants.smsCode || !store.loginCodes.delete(body.mobileNo)) return 'businessError';
    return ok({ token: store.openSession(person) });
  },
  sendResetCode: ({ body, store }) => {
    if (store.postpaid(body.mobileNo) === undefined) return 'businessError';
    const codePwd = `reset-${store.nextId()}`;
    store.resetCodes.set(codePwd, body.mobileNo);
    return ok({ codePwd });
  },
  verifyResetCode: ({ body, store }) => {
    if (body.smsCode !== constants.smsCode || store.resetCodes.get(body.codePwd) !== body.mobileNo) return 'businessError';
    store.resetCodes.delete(body.codePwd);
    const verCodePwd = `proven-${store.nextId()}`;
    store.provenCodes.set(verCodePwd, body.mobileNo);
    return ok({ verCodePwd });
  },
  setPassword: ({ body, store }) => {
    const person = store.person(store.provenCodes.get(body.verCodePwd) ?? '');
    if (person === undefined) return 'businessError';
    if (body.password !== body.rePassword) return 'notSame';
    store.provenCodes.delete(body.verCodePwd);
    person.pin = body.password;
    return ok({ verCodePwd: body.verCodePwd });
  },
  logout: ({ store, token }) => {
    store.sessions.delete(token);
    return DONE;
  },
  dataUsageAlert: ({ customer, store }) => ok({ levels: store.alertLevels.get(customer.mobileNo) ?? [] }),
  saveDataUsageAlert: ({ body, customer, store }) => {
    store.alertLevels.set(customer.mobileNo, body.levels);
    return body.levels.length === 0 ? 'cleared' : undefined;
  },
  changePassword: ({ body, customer }) => {
    if (customer.net === '') return 'prepaid';
    if (customer.pin !== body.oldPassword) return 'businessError';
    if (body.password !== body.rePassword) return 'notSame';
    customer.pin = body.password;
    return undefined;
  },
  volteStatus: ({ customer }) => (customer.net === '' ? 'notFound' : customer.networkType === '3G' ? 'notSupported' : 'supported'),
  billSummary: (ask) => billed(ask, ({ customer: { account, mobileNo } }) => ({ account, mobileNo, invoice: { cycleDateStr: '2026-11-15' } })),
  outstandingBalance: ({ customer }) => ok({ balance: customer.owes }),
  bills: invoices,
  billText: (ask) => ofBill(ask),
  billPdf: (ask) => ofBill(ask),
  unbilledUsage: (ask) => billed(ask, () => ({ ...dataOf<{ [key: string]: Json }>(ask), account: ask.customer.account })),
  billReissuePeriods: invoices,
  requestBillReissue: (ask) => ofBill(ask),
  registerEbill: (ask) => (ask.customer.net === '' ? 'noBillAccount' : ask.body.mail === '1' ? 'paperAgain' : undefined),
  usageReissuePeriods: invoices,
  requestUsageReissue: (ask) => {
    const wish = `${ask.customer.mobileNo} ${ask.body.cycleDate}`;
    if (!billDates(ask).includes(ask.body.cycleDate)) return 'businessError';
    if (ask.store.reissues.has(wish)) return 'alreadyRequested';
    ask.store.reissues.add(wish);
    return undefined;
  },
  usageDetailPeriods: (ask) => (ask.customer.oneBill ? ok({ invoices: [] }) : invoices(ask)),
  usageDetail: (ask) => (ask.customer.oneBill ? 'oneBill' : ofBill(ask)),
  topUpOffer: (ask) => {
    const offer = dataOf<{ plans: Json[]; realTimeUsage: { remainDate: number } }>(ask);
    offer.realTimeUsage.remainDate += ask.store.topUps.get(ask.customer.mobileNo) ?? 0;
    return ok({ ...offer, plans: ask.customer.net === '4g' ? offer.plans : [] });
  },
  buyTopUp4g: ({ body, customer, store }) => {
    if (customer.net !== '4g') return 'not4g';
    // Three plans are on sale: 1, 3 and 5 GB. The unit is the KiB.
    const gb = [1, 3, 5][body.plan];
    if (gb === undefined) return 'businessError';
    store.topUps.set(customer.mobileNo, (store.topUps.get(customer.mobileNo) ?? 0) + gb * 1024 * 1024);
    return undefined;
  },
  applyTopUp3g: ({ body, store }) => {
    const net = store.person(body.mobileNo)?.net;
    return net === undefined ? 'businessError' : net === '4g' ? 'on4g' : undefined;
  },
  ussdGroups: ({ query, customer }) => (query.get('serviceType') === '2' ? 'calling' : customer.net === '' ? 'prepaid' : 'cn'),
  sendUssdCode: ({ body, customer, store }) => {
    if (!body.id.startsWith('72')) return 'businessError';
    store.ussdCodes.add(`${customer.mobileNo} ${body.id}`);
    return DONE;
  },
  applyUssd: ({ body, customer, store }) => {
    if (!/^7[123]\d\d$/.test(body.id)) return 'notFound';
    const needsCode = body.id === '7201';
    if (needsCode && (body.smsCode !== constants.smsCode || !store.ussdCodes.delete(`${customer.mobileNo} ${body.id}`))) return 'businessError';
    return body.id === '7103' ? 'status' : undefined;
  },
};
