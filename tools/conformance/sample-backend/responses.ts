import { randomUUID } from 'node:crypto';
import { type Call, DONE, dataOf, ok, page, type Reply, type Responders, seed } from './call.ts';
import type { Json } from './contract.ts';
import { accountResponses } from './responses-account.ts';
import { smsResponses } from './responses-sms.ts';
import { constants } from './store.ts';

type Rows = { [key: string]: Json }[];
// biome-ignore lint/suspicious/noExplicitAny: an example of the contract
type Detail = any;

/** Whether the characters are those of a picture, all of which have the same; each counts once. */
function captchaRight({ body, store }: Call): boolean {
  // The picture of the contract's examples is one for tests, which is not used up.
  return (
    (store.pictures.delete(body.codepwd) || body.codepwd === constants.captcha.codepwd) && String(body.captcha).trim().toUpperCase() === constants.captcha.text
  );
}

/** Rows of a paged list, so that it has several pages. */
const LISTED = 5;

/** The first example's rows and further ones like them, of other ids and names. */
function rowsLike(given: Rows): Rows {
  return Array.from({ length: LISTED }, (_, index) => {
    const row = given[index % given.length] ?? {};
    const others = Object.entries(row).map(([key, value]) => [
      key,
      key === 'id' ? `${value}-${index}` : /^(?:name|title)$/.test(key) ? `${value} ${index}` : value,
    ]);
    return index < given.length ? row : Object.fromEntries(others);
  });
}

const pageOfExample = (call: Call) =>
  page(rowsLike(dataOf<{ rows: Rows }>(call).rows), Number(call.query.get('pageNumber')), Number(call.query.get('pageSize')));

/** What the lists say of the phone or plan with the requested id, in the shape of the detail page's example; no page for an id that they do not have. */
function detail(call: Call, rows: readonly { [key: string]: Json }[], change: (example: Detail, row: Detail) => void): Reply {
  const example = dataOf<Detail>(call);
  const row = rows.find(({ id }) => id === call.path.id);
  if (row === undefined) return 404;
  change(example, row);
  return ok(example);
}

/** Operations with state or decisions, here those of visitors; every other one responds with the contract's first example in the language of the request. */
export const responses: Responders = {
  ...accountResponses,
  ...smsResponses,
  captcha: (call) => {
    const codepwd = randomUUID().replaceAll('-', '');
    call.store.pictures.add(codepwd);
    return ok({ ...dataOf<{ imgbase64: string }>(call), codepwd });
  },
  pageTemplate: (call) => {
    const template = dataOf<{ templatePath: string }>(call);
    const known = seed<Rows>(call, 'jumpRoutes').some((route) => route.templatePath === call.query.get('templatePath'));
    return !known ? 404 : ok({ ...template, templatePath: call.query.get('templatePath') });
  },
  planSections: (call) => ok(pageOfExample(call)),
  phones: (call) => {
    const makers = ['0000', '0001', ...seed<Rows>(call, 'brands').map(({ id }) => id)];
    return ok(makers.includes(call.path.brandIdOr0000Or0001 ?? '') ? pageOfExample(call) : page([], 1, 1));
  },
  planDetail: (call) =>
    detail(call, seed<Rows>(call, 'homePlans'), ({ planSectionInfoTitleVO, cards }, { cardtitleMap, cardsubtitleMap }) => {
      planSectionInfoTitleVO.title = cardtitleMap.top;
      cards[0].cardsubtitleMap[0] = cardsubtitleMap[0];
    }),
  phoneDetail: (call) =>
    detail(call, rowsLike(seed<{ rows: Rows }>(call, 'phones').rows), (phone, { name, brandName, networkName, isnew, titlerightMap }) => {
      Object.assign(phone, { name, brandName, networkName, isnew });
      phone.mobileCapacityplan[0].price = titlerightMap.bottom;
    }),
  newsItem: (call) => ok(seed<Rows>(call, 'newsList').filter(({ id }) => id === call.path.id)),
  businessActivity: ({ path }) => (path.id === '3101' ? undefined : path.id === '3102' ? 'textOnly' : 404),
  searchResults: (call) => {
    const { pages } = dataOf<{ pages: { rows: Rows } }>(call);
    const words = (call.query.get('keyword') ?? '').toLowerCase().trim().split(/\s+/);
    const found = pages.rows.filter((row) => words.every((word) => `${row.title} ${row.content}`.toLowerCase().includes(word)));
    return ok({ pages: page(found, Number(call.query.get('page')), 10) });
  },
  roamPlans: (call) => {
    const ids: string[] = call.body.answerIds;
    const answers = seed<{ roamQuestionDatas: Rows }[]>(call, 'roamQuestions').flatMap(({ roamQuestionDatas }) => roamQuestionDatas);
    const aName = ids.flatMap((id) => answers.flatMap((answer) => (answer.id === id ? (answer.answerName ?? '') : [])));
    return ok({ ...dataOf<object>(call, ids.includes('713') ? undefined : 'empty'), aName });
  },
  submitJobApplication: (call) => (captchaRight(call) ? DONE : 'businessError'),
  submitContactMessage: (call) => (captchaRight(call) ? DONE : 'businessError'),
  uploadCv: (call) => {
    const name: string = call.body.file.name;
    const ending = /\.(pdf|doc)$/i.exec(name)?.[1]?.toLowerCase();
    return ending === undefined ? 'businessError' : ok({ fileName: `cv-${call.store.nextId()}.${ending}`, originalFileName: name });
  },
  loginMusic: ({ body, store }) => {
    if (store.tryPin(body.mobileNo, body.password) !== 'right') return 'wrongPassword';
    return store.postpaid(body.mobileNo)?.net === '4g' ? 'fourGCustomer' : undefined;
  },
  lookUpBalance: ({ body, store }) => {
    const person = store.postpaid(body.mobileNo);
    return person === undefined ? 'noAccount' : ok({ account: person.account, balance: person.owes, resultUrl: '/account/paymentMethod/3' });
  },
  payByWallet: ({ body, store }) => {
    if (store.postpaid(body.mobileNo) === undefined) return 'noAccount';
    if (Number(body.amount) <= 0) return 'wrongAmount';
    const site = 'https://site.example';
    return new URL(body.resultUrl, site).origin === site ? body.payMethod : 'wrongResultUrl';
  },
  payByCard: ({ body, store }) => {
    const amount = Number(body.amount);
    if (store.postpaid(body.mobileNo) === undefined) return 'noAccount';
    if (amount < 50) return 'belowMinimum';
    if (amount > 30_000) return 'aboveMaximum';
    const orderid = randomUUID().replaceAll('-', '');
    store.orders.set(orderid, amount.toFixed(2));
    return ok({ amount: amount.toFixed(2), merchant: '853001118', orderid, sessionid: `SESSION${store.nextId()}` });
  },
  // Only the payment of the contract's example is settled.
  paymentReceipt: ({ query }) => (query.get('pid') === constants.paidPid ? 'usual' : 'noReceipt'),
  sendTravelCardCode: (call) => {
    if (call.store.postpaid(call.body.mobileNo) === undefined) return 'notPostpaid';
    const codePwd = randomUUID();
    call.store.travelCodes.set(call.body.mobileNo, codePwd);
    return ok({ codePwd });
  },
  registerTravelCard: (call) => {
    const { mobileNo, codePwd, smsCode, type } = call.body;
    if (smsCode !== constants.smsCode || call.store.travelCodes.get(mobileNo) !== codePwd) {
      if (call.store.isLastWrongCode(codePwd)) call.store.travelCodes.delete(mobileNo);
      return 'wrongCode';
    }
    call.store.travelCodes.delete(mobileNo);
    const before = call.store.travelCards.get(mobileNo);
    if (before === undefined && type === 2) return 'refused';
    if (before !== undefined && before.type === type) return ok({ djStatus: 2, date: before.date });
    call.store.travelCards.set(mobileNo, { type, date: call.store.today() });
    return type === 1 ? 'applied' : 'cancelled';
  },
};
