import { type Answers, type Ask, DONE, dataOf, ok, page, refused } from './ask.ts';
import type { Json } from './contract.ts';
import { constants } from './store.ts';

type Row = { id: string };

/** Whether the characters are those of the picture. Every picture of this backend says the same. */
function captchaRight({ body }: Ask): boolean {
  return body.codepwd === constants.captcha.codepwd && String(body.captcha).trim().toUpperCase() === constants.captcha.text;
}

/** A page of the rows of the usual example; only the category, brand or id of the example has rows where one is asked for. */
function pageOfExample(ask: Ask): Json {
  const { rows } = dataOf<{ rows: Json[] }>(ask);
  return page(rows, Number(ask.query.get('pageNumber')), Number(ask.query.get('pageSize')));
}

/** The site: menus, pages, catalogues, forms without log-in. */
export const publicResponses: Answers = {
  banners: ({ query }) => ({ homeIndex: 'cn', phoneBanner: 'phoneBanner', phoneMiddle: 'phoneMiddle' })[query.get('position') ?? ''],
  captcha: (ask) => ok({ ...dataOf<{ imgbase64: string }>(ask), codepwd: constants.captcha.codepwd }),
  pageTemplate: (ask) => {
    const template = dataOf<{ templatePath: string }>(ask);
    return ask.query.get('templatePath') === 'pages/none' ? 404 : ok({ ...template, templatePath: ask.query.get('templatePath') });
  },
  planSections: (ask) => ok(pageOfExample(ask)),
  phones: (ask) => ok(pageOfExample(ask)),
  newsItem: (ask) => ok(dataOf<Row[]>(ask).filter(({ id }) => id === ask.path.id)),
  searchResults: (ask) => {
    const { pages } = dataOf<{ pages: { rows: Json[] } }>(ask);
    return ok({ pages: page(pages.rows, Number(ask.query.get('page')), 10) });
  },
  roamPlans: ({ body }) => (body.responseIds.includes('713') ? 'cn' : 'empty'),
  submitJobApplication: (ask) => (captchaRight(ask) ? DONE : 'businessError'),
  submitContactMessage: (ask) => (captchaRight(ask) ? DONE : 'businessError'),
  uploadCv: (ask) => {
    const name: string = ask.body.file.name;
    const ending = /\.(pdf|doc)$/i.exec(name)?.[1]?.toLowerCase();
    return ending === undefined ? 'businessError' : ok({ fileName: `cv-${ask.store.nextId()}.${ending}`, originalFileName: name });
  },
  loginMusic: ({ body, store }) => {
    const person = store.postpaid(body.mobileNo);
    if (person === undefined || person.pin !== body.password) return 'wrongPassword';
    return person.net === '4g' ? 'fourGCustomer' : undefined;
  },
  lookUpBalance: ({ body, store }) => {
    const person = store.postpaid(body.mobileNo);
    return person === undefined ? 'noAccount' : ok({ account: person.account, balance: person.owes, resultUrl: '/account/paymentMethod/3' });
  },
  payByWallet: ({ body, store }) => {
    if (store.postpaid(body.mobileNo) === undefined) return 'noAccount';
    if (Number(body.amount) <= 0) return 'wrongAmount';
    return body.resultUrl.startsWith('/') ? body.payMethod : 'businessError';
  },
  payByCard: ({ body, store }) => {
    const amount = Number(body.amount);
    if (store.postpaid(body.mobileNo) === undefined) return 'noAccount';
    if (amount < 50) return 'belowMinimum';
    if (amount > 30_000) return 'aboveMaximum';
    const orderid = `S${store.nextId()}`;
    store.orders.set(orderid, amount.toFixed(2));
    return ok({ amount: amount.toFixed(2), merchant: '853001118', orderid, sessionid: `SESSION${orderid}` });
  },
  // Nobody completes a payment here; only the one of the contract's example was settled before.
  paymentReceipt: ({ query }) => (query.get('pid') === constants.paidPid ? 'usual' : 'noReceipt'),
  sendTravelCardCode: (ask) => {
    if (ask.store.postpaid(ask.body.mobileNo) === undefined) return 'notPostpaid';
    const codePwd = `code-${ask.store.nextId()}`;
    ask.store.travelCodes.set(ask.body.mobileNo, codePwd);
    return ok({ codePwd });
  },
  registerTravelCard: (ask) => {
    const { mobileNo, codePwd, smsCode, type } = ask.body;
    if (smsCode !== constants.smsCode || ask.store.travelCodes.get(mobileNo) !== codePwd) return 'wrongCode';
    const before = ask.store.travelCards.get(mobileNo);
    if (before === undefined && type === 2) return 'refused';
    if (before !== undefined && before.type === type) return ok({ djStatus: 2, date: before.date });
    ask.store.travelCards.set(mobileNo, { type, date: ask.store.today() });
    return type === 1 ? 'applied' : 'cancelled';
  },
  inquireAccountType: (ask) => {
    const person = ask.store.person(ask.body.mobileNo);
    if (person === undefined) return refused(ask, '找不到這個號碼的帳戶。', 'No account belongs to this number.');
    return ok(person.net === '' ? 'PREPAID' : 'POSTPAID');
  },
};
