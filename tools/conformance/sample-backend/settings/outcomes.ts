import { defaultLanguage, languageAsked } from '../../../../openapi/languages.ts';
import { type Call, DONE, exampleOf, inLanguage, json, ok, REFUSAL, type Reply } from '../call.ts';
import type { Envelope } from '../contract.ts';
import { constants } from '../store.ts';
import { type Context, EVERYWHERE, type FaultRow, fault, faultsOf, reading } from './setting.ts';

const outcome = (name: string, operationId: string, what: string, respond: (call: Call, usual: () => Reply) => Reply) =>
  fault(name, operationId, 'outcome', '$.status', what, { respond });

const refused = (name: string, operationId: string, what: string, when: (body: Record<string, unknown>) => boolean) =>
  outcome(name, operationId, what, (call, usual) => (when(call.body ?? {}) ? 'businessError' : usual()));

/** The new PIN as if it had been typed twice. */
const rePassword = ({ body }: Call) => ({ rePassword: body.password });

/** Answers every request in the same way; `envelope` may depend on the request. */
const constant = (name: string, operationId: string, area: string, what: string, envelope: (context: Context) => unknown): FaultRow => ({
  ...fault(name, [operationId, EVERYWHERE], 'constant-answers', 'every operation', what, { intercept: (context) => json(envelope(context)) }),
  only: [area],
});

/** Valid requests that lead to another status than the contract says of their example. */
export const outcomeFaults = [
  ...faultsOf({ parts: ['examples'] }, [
    reading('any-pin-logs-in', 'login', 'outcome', '$.status', 'does not compare the PIN', ({ body, store }) => ({
      password: store.postpaid(body.mobileNo)?.pin ?? body.password,
    })),
    outcome('locked-logs-in', 'login', 'lets a locked customer in', (call, usual) => {
      const data = { token: 'a-token-for-the-locked', isOneBill: 'false', net: '4g', mobileNo: call.body.mobileNo, account: '10993350', networkType: '5G' };
      const reply = usual();
      return reply === 'locked' ? ok(data) : reply;
    }),
    refused('one-bill-kept-out', 'login', 'keeps customers with One Bill out', ({ mobileNo }) => mobileNo === '66882345'),
    outcome('reset-code-for-prepaid', 'sendResetCode', 'sends a code to a customer who has no PIN', ({ store }) => ok({ codePwd: `reset-${store.nextId()}` })),
    outcome('any-reset-code', 'verifyResetCode', 'takes any code', ({ store }) => ok({ verCodePwd: `proven-${store.nextId()}` })),
    reading('any-code-of-a-reference', 'verifyResetCode', 'outcome', '$.status', 'looks at the reference and not at the code', () => ({
      smsCode: constants.smsCode,
    })),
    reading('any-code-of-a-service', 'applyUssd', 'outcome', '$.status', 'takes any code once one was sent', ({ body }) =>
      body.smsCode === undefined ? {} : { smsCode: constants.smsCode },
    ),
    reading('repeat-of-a-reset-ignored', 'setPassword', 'outcome', '$.status', 'does not compare the two PINs of a reset', rePassword),
    outcome('copy-ordered-twice', 'requestUsageReissue', 'takes an order for a copy twice', (call, usual) => {
      call.store.reissues.clear();
      return usual();
    }),
    reading('pin-repeat-ignored', 'changePassword', 'outcome', '$.status', 'does not compare the two new PINs', rePassword),
    reading('old-pin-ignored', 'changePassword', 'outcome', '$.status', 'does not compare the old PIN', ({ customer }) => ({ oldPassword: customer.pin })),
    refused('group-never-saved', 'saveSmsGroup', 'refuses every group', () => true),
    refused('template-never-saved', 'saveSmsTemplate', 'refuses every template', () => true),
    refused('cyclic-refused', 'previewSms', 'knows no cyclic messages', ({ type }) => type === 3),
    refused('one-ebill-address', 'registerEbill', 'refuses two addresses', ({ email }) => String(email).includes(',')),
    refused('alipay-refused', 'payByWallet', 'knows one wallet only', ({ payMethod }) => payMethod === 'alipay'),
    refused('largest-amount-refused', 'payByCard', 'takes less than the largest amount', ({ amount }) => Number(amount) >= 30_000),
    refused('wallet-with-a-limit', 'payByWallet', 'refuses an amount that nobody owes', ({ amount }) => Number(amount) > 10_000),
    refused('alert-not-cleared', 'saveDataUsageAlert', 'refuses an empty list of levels', ({ levels }) => Array.isArray(levels) && levels.length === 0),
    fault('any-plan', 'planDetail', 'outcome', 'path id', 'shows a plan for every id', { respond: (_call, usual) => (usual() === 404 ? undefined : usual()) }),
    fault('all-phones-of-nobody', 'phones', 'outcome', 'path brandIdOr0000Or0001', 'shows all phones for a maker that it does not know', {
      respond: ({ operation, language }, usual) => {
        const reply = usual() as Envelope;
        return (reply.data as { total: number }).total === 0 ? exampleOf(operation, language) : reply;
      },
    }),
    fault('id-read-in-part', 'businessActivity', 'outcome', 'path id', 'reads the digits of an id', {
      before: (call) => {
        call.path.id = String(Number.parseInt(call.path.id ?? '', 10));
      },
    }),
    fault('unknown-answer-404', 'roamPlans', 'outcome', '$.answerIds[*]', 'finds no page for an answer that it does not know', {
      respond: (_call, usual) => ((usual() as unknown as { data: { aName: unknown[] } }).data.aName.length === 0 ? 404 : usual()),
    }),
    fault('payments-of-one-kind', 'paymentReceipt', 'outcome', 'query pid', 'refuses an id that its gateway does not give', {
      respond: ({ query }, usual) => (query.get('pid')?.startsWith('FT') ? usual() : 'businessError'),
    }),
    fault('cookies-needed', ['submitContactMessage', 'captcha', 'submitContactMessage'], 'outcome', 'header cookie', 'keeps the picture in a session', {
      intercept: ({ operation, request }) => (operation?.id === 'captcha' || request.headers.cookie === 'JSESSIONID=5f0f1c3e' ? undefined : json(REFUSAL)),
      mutateResponse: (sent) => ({ ...sent, headers: { ...sent.headers, 'set-cookie': 'JSESSIONID=5f0f1c3e; Path=/; HttpOnly' } }),
    }),
    fault('path-in-any-case', 'pageTemplate', 'outcome', 'query templatePath', 'keeps pages on a disk that knows no case', {
      before: (call) => call.query.set('templatePath', (call.query.get('templatePath') ?? '').toLowerCase()),
    }),
    fault('id-of-64-bits', 'planDetail', 'outcome', 'path id', 'fails on an id that no integer holds', {
      intercept: ({ url }) => (/\d{20}/.test(url) ? json({}, 500) : undefined),
    }),
    {
      ...fault('offered-to-all', 'topUpOffer', 'outcome', '$.data.plans[*]', 'shows what it sells to others', { respond: () => undefined }),
      only: ['topUpOffer', 'buyTopUp4g'],
    },
    outcome('cancelled-without-code', 'applyUssd', 'asks for a code where calls are forwarded only', ({ body }, usual) =>
      body.id === '7205' ? undefined : usual(),
    ),
    outcome('any-period', 'usageDetail', 'answers every period with the newest', () => undefined),
    refused('no-bill-text', 'billText', 'finds no bill that its own list has', () => true),
    refused('balance-unknown', 'lookUpBalance', 'refuses numbers without an account', ({ mobileNo }) => mobileNo === '66880000'),
    refused('nothing-fits-refused', 'roamPlans', 'refuses when no plan fits', ({ answerIds }) => Array.isArray(answerIds) && answerIds.includes('714')),
    refused('third-top-up-refused', 'buyTopUp4g', 'sells the first data top-up only', ({ plan }) => plan !== 0),
    outcome('public-read-refuses', 'roamQuestions', 'refuses a read that everybody may make', () => 'businessError'),
  ]),
  ...faultsOf({ parts: ['examples', 'valid-input', 'wrong-input', 'fuzz'] }, [
    constant('same-body-for-all', 'planCategories', 'plans', 'answers every request with the same success', () => DONE),
    constant('same-data-for-all', 'planCategories', 'plans', 'answers every request with the same empty data', () => ok({})),
    constant('busy-for-all', 'banners', 'site', 'answers every request with status −1', ({ request }) => ({
      status: '-1',
      message: inLanguage(request, { cn: '系統繁忙。', en: 'The system is busy.' }),
    })),
    constant('log-in-for-all', 'banners', 'site', 'answers every public request with status −2', ({ request }) => ({
      status: '-2',
      message: inLanguage(request, { cn: `請登入。（${Math.random()}）`, en: `Please log in. (${Math.random()})` }),
    })),
    constant('numeric-status-for-all', 'roamQuestions', 'roaming', 'answers every request with a numeric status', () => ({ status: 0 })),
  ]),
  ...faultsOf({ parts: ['wrong-input'] }, [
    {
      ...fault('stub-of-examples', ['lookUpBalance', EVERYWHERE], 'constant-answers', 'every operation', 'answers with its examples, whatever is requested', {
        intercept: ({ operation, request }) => {
          const language = languageAsked(request.headers.language) ?? defaultLanguage.code;
          return operation === undefined ? undefined : json(exampleOf(operation, language));
        },
      }),
      only: ['payments'],
    },
  ]),
];
