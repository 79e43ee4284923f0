import { defaultLanguage, languageAsked } from '../../../../openapi/languages.ts';
import { exampleOf, inLanguage, ok } from '../call.ts';
import { type Fault, faultsOf, type How } from './fault.ts';

const refusing = (when: (body: Record<string, unknown>) => boolean = () => true): How => ({
  work: (call, usual) => (when(call.body ?? {}) ? 'businessError' : usual()),
});

const outcome = (name: string, operationId: string, what: string, how: How): Omit<Fault, 'class'> => ({
  name,
  operationId,
  kind: 'outcome',
  place: '$.status',
  what,
  how,
  parts: ['examples'],
});

const SAME = (text: string): How => ({
  first: () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(text) }),
});

const alike = (name: string, operationId: string, only: string, what: string, how: How): Omit<Fault, 'class'> => ({
  name,
  operationId,
  on: ['*'],
  only: [only],
  kind: 'alike',
  place: 'every operation',
  what,
  how,
  parts: ['examples', 'valid-input', 'wrong-input', 'fuzz'],
});

/** Valid requests that lead to another status than the contract says of their example. */
export const outcomeFaults = faultsOf('outcomes', [
  outcome('any-pin-logs-in', 'login', 'does not compare the PIN', {
    work: (call, usual) => {
      const person = call.store.postpaid(call.body.mobileNo);
      call.body.password = person?.pin ?? call.body.password;
      return usual();
    },
  }),
  outcome('locked-logs-in', 'login', 'lets a locked customer in', {
    work: (call, usual) => {
      const reply = usual();
      return reply === 'locked'
        ? ok({ token: 'a-token-for-the-locked', isOneBill: 'false', net: '4g', mobileNo: call.body.mobileNo, account: '10993350', networkType: '5G' })
        : reply;
    },
  }),
  outcome(
    'one-bill-kept-out',
    'login',
    'keeps customers with One Bill out',
    refusing(({ mobileNo }) => mobileNo === '66882345'),
  ),
  outcome('any-code-logs-in', 'loginPrepaid', 'does not compare the code', {
    work: ({ store, body }) => {
      const person = store.person(body.mobileNo);
      return person === undefined ? 'businessError' : ok({ token: store.openSession(person) });
    },
  }),
  outcome('reset-code-for-prepaid', 'sendResetCode', 'sends a code to a customer who has no PIN', {
    work: ({ store }) => ok({ codePwd: `reset-${store.nextId()}` }),
  }),
  outcome('any-reset-code', 'verifyResetCode', 'takes any code', { work: ({ store }) => ok({ verCodePwd: `proven-${store.nextId()}` }) }),
  outcome('unknown-is-postpaid', 'inquireAccountType', 'takes every number for one of its own', {
    work: ({ body }) => ok(body.mobileNo === '66884567' ? 'PREPAID' : 'POSTPAID'),
  }),
  outcome(
    'prepaid-unknown',
    'inquireAccountType',
    'does not know prepaid customers',
    refusing(({ mobileNo }) => mobileNo === '66884567'),
  ),
  outcome('pin-repeat-ignored', 'changePassword', 'does not compare the two new PINs', {
    work: (call, usual) => {
      call.body.rePassword = call.body.password;
      return usual();
    },
  }),
  outcome('old-pin-ignored', 'changePassword', 'does not compare the old PIN', {
    work: (call, usual) => {
      call.body.oldPassword = call.customer.pin;
      return usual();
    },
  }),
  outcome('reset-repeat-ignored', 'setPassword', 'sets a PIN whose repetition differs, without a proof', {
    work: ({ body }) => ok({ verCodePwd: body.verCodePwd }),
  }),
  outcome('group-never-saved', 'saveSmsGroup', 'refuses every group', refusing()),
  outcome('template-never-saved', 'saveSmsTemplate', 'refuses every template', refusing()),
  outcome(
    'cyclic-refused',
    'previewSms',
    'knows no cyclic messages',
    refusing(({ type }) => type === 3),
  ),
  outcome(
    'delayed-not-sent',
    'sendSms',
    'refuses delayed messages',
    refusing(({ type }) => type === 2),
  ),
  outcome(
    'one-ebill-address',
    'registerEbill',
    'refuses two addresses',
    refusing(({ email }) => String(email).includes(',')),
  ),
  outcome(
    'alipay-refused',
    'payByWallet',
    'knows one wallet only',
    refusing(({ payMethod }) => payMethod === 'alipay'),
  ),
  outcome(
    'mobile-checkout-refused',
    'payByCard',
    'refuses checkouts on telephones',
    refusing(({ clientType }) => clientType === 'M'),
  ),
  outcome(
    'alert-not-cleared',
    'saveDataUsageAlert',
    'refuses an empty list of levels',
    refusing(({ levels }) => Array.isArray(levels) && levels.length === 0),
  ),
  outcome('any-period', 'usageDetail', 'answers every period with the newest', { work: () => undefined }),
  outcome('no-bill-text', 'billText', 'finds no bill that its own list has', refusing()),
  outcome(
    'balance-unknown',
    'lookUpBalance',
    'refuses numbers without an account',
    refusing(({ mobileNo }) => mobileNo === '66880000'),
  ),
  outcome(
    'nothing-fits-refused',
    'roamPlans',
    'refuses when no plan fits',
    refusing(({ answerIds }) => Array.isArray(answerIds) && answerIds.includes('714')),
  ),
  outcome(
    'third-top-up-refused',
    'buyTopUp4g',
    'sells the first data top-up only',
    refusing(({ plan }) => plan !== 0),
  ),
  outcome('public-read-refuses', 'roamQuestions', 'refuses a read that everybody may make', { work: () => 'businessError' }),
  alike('same-body-for-all', 'planCategories', 'plans', 'answers every request with the same success', SAME('{"status":"0"}')),
  alike('same-data-for-all', 'planCategories', 'plans', 'answers every request with the same empty data', SAME('{"status":"0","data":{}}')),
  alike('busy-for-all', 'banners', 'site', 'answers every request with status −1', {
    first: ({ request }) => {
      const message = inLanguage(request, { cn: '系統繁忙。', en: 'The system is busy.' });
      return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify({ status: '-1', message })) };
    },
  }),
  alike('log-in-for-all', 'banners', 'site', 'answers every public request with status −2', {
    first: ({ request }) => {
      const message = inLanguage(request, { cn: `請登入。（${Math.random()}）`, en: `Please log in. (${Math.random()})` });
      return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify({ status: '-2', message })) };
    },
  }),
  {
    ...alike('stub-of-examples', 'lookUpBalance', 'payments', 'answers with its examples, whatever is requested', {
      first: ({ operation, request }) => {
        const language = languageAsked(request.headers.language) ?? defaultLanguage.code;
        const headers = { 'content-type': 'application/json' };
        return operation === undefined ? undefined : { status: 200, headers, body: Buffer.from(JSON.stringify(exampleOf(operation, language))) };
      },
    }),
    parts: ['wrong-input'],
  },
  alike('numeric-status-for-all', 'roamQuestions', 'roaming', 'answers every request with a numeric status', SAME('{"status":0}')),
]);
