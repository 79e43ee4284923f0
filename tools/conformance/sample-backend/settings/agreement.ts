import { ok, seed } from '../call.ts';
import type { Json } from '../contract.ts';
import { type Change, changing, type FaultRow, fault, faultsOf, header, value } from './setting.ts';

type Rows = { [key: string]: Json }[];

const reversed = (value: Json | undefined) => (value as Json[] | undefined)?.toReversed();
/** The second row with a value of the first one. */
const twice = (field: string) => (value: Json | undefined) => {
  const rows = value as Rows | undefined;
  const [first, second, ...others] = rows ?? [];
  return first === undefined || second === undefined ? value : [first, { ...second, [field]: first[field] ?? '' }, ...others];
};
/** Another value than the operation beside it shows. */
const unlike = (name: string, operationId: string, beside: string, place: string, what: string, change: Change): FaultRow => ({
  ...value(name, operationId, 'rule', place, what, change),
  only: [operationId, beside],
});
const cutAt = (value: Json | undefined, length: number) => (value as string[] | undefined)?.join('').match(new RegExp(`[^]{1,${length}}`, 'g')) ?? undefined;
const plusOne = (value: Json | undefined) => (typeof value === 'number' ? value + 1 : String(Number(value) + 1));

/** Values of the right shape that do not agree with each other, with the order, the calendar or the rules for caches. */
export const agreementFaults = faultsOf({ parts: ['examples'] }, [
  value('parts-not-the-message', 'previewSms', 'rule', '$.data.smsDetail.content[*]', 'shows parts that are not the message', (value) =>
    (value as string[] | undefined)?.map((part) => part.slice(1)),
  ),
  value('parts-without-alphabet', 'previewSms', 'rule', '$.data.smsDetail.content[*]', 'cuts Chinese messages like English ones', (value) => cutAt(value, 160)),
  value('parts-of-153', 'previewSms', 'rule', '$.data.smsDetail.content[*]', 'cuts a message that fits into one part', (value) => cutAt(value, 153)),
  value('one-recipient-too-many', 'previewSms', 'rule', '$.data.smsDetail.localNum', 'counts one recipient too many', plusOne),
  value('airtime-not-the-sum', 'unbilledUsage', 'rule', '$.data.queryUsageVO.allTime', 'sends a total that is not the sum', plusOne),
  value('counted-after-the-bill', 'unbilledUsage', 'rule', '$.data.queryUsageVO.jsrq', 'counts use up to a day after the next bill', '2030-01-01'),
  value('bills-oldest-first', 'bills', 'order', '$.data.invoices[*].cycleDateStr', 'lists the oldest bill first', reversed),
  value('levels-highest-first', 'dataUsageAlert', 'order', '$.data.levels[*]', 'lists the highest level first', reversed),
  value('history-oldest-first', 'smsHistory', 'order', '$.data.rows[*].sendDate', 'lists the oldest message first', reversed),
  value('news-oldest-first', 'newsList', 'order', '$.data[*].postedAt', 'lists the oldest news first', reversed),
  value('group-id-twice', 'smsGroups', 'unique', '$.data[*].gId', 'gives two groups the same id', twice('gId')),
  value('template-name-twice', 'smsTemplates', 'unique', '$.data[*].name', 'lists two templates of the same name', twice('name')),
  fault('other-countries-first', 'idd00Plans', 'order', '$.data[0].countryCode', 'lists the other countries first', changing('$.data', reversed)),
  value('minus-nothing', 'outstandingBalance', 'format', '$.data.balance', 'writes -0.00 for nothing', '-0.00'),
  value('form-without-tls', 'payByWallet', 'format', '$.data.html', 'is called over http', (html) => String(html).replace('https:', 'http:')),
  value('february-30', 'topUpOffer', 'format', '$.data.realTimeUsage.cutOffDate', 'counts use up to 30 February', '2026-02-30 10:00'),
  header('bill-in-public-caches', 'billText', 'header', 'header cache-control', 'lets every cache keep a bill for an hour', 'public, max-age=3600'),
  fault('refusal-in-caches', 'billPdf', 'header', 'header cache-control', 'lets caches keep a refusal', {
    mutateResponse: ({ headers: { 'cache-control': cacheControl, ...others }, ...sent }) => ({
      ...sent,
      headers: sent.body.includes('"-1"') || cacheControl === undefined ? others : { ...others, 'cache-control': cacheControl },
    }),
  }),
  fault('charges-twice', 'previewSms', 'unique', '$.data.smsDetail.receiveList[2].mobileNo', 'counts a number twice that is listed twice', {
    respond: (call, usual) => {
      const reply = usual() as { status: string; data?: { smsDetail: { receiveList: Json[]; localNum: number } } };
      const { smsDetail } = reply.data ?? {};
      if (smsDetail === undefined || call.body.mobileList.length === smsDetail.receiveList.length) return reply;
      smsDetail.receiveList.push(smsDetail.receiveList[0] ?? null);
      smsDetail.localNum += 1;
      return reply;
    },
  }),
]);

/** The same, of requests with the most entries, in another order and at the end of a year. */
export const largeRequestFaults = faultsOf({ parts: ['valid-input'] }, [
  fault('list-of-256', 'previewSms', 'rule', '$.data.form.mobileList[*]', 'reads 256 entries of a list', {
    respond: (call, usual) => {
      const form = { ...call.body };
      call.body.mobileList = form.mobileList.slice(0, 256);
      const reply = usual();
      if (typeof reply === 'object' && reply.status === '0') Object.assign(reply.data as object, { form });
      return reply;
    },
  }),
  value('week-year', 'previewSms', 'rule', '$.data.smsDetail.scheduleEndDate', 'takes the year of the week', (end) =>
    end?.toString().replace('2030-12-31', '2031-12-31'),
  ),
  value('recipients-sorted', 'previewSms', 'order', '$.data.smsDetail.receiveList', 'sorts the recipients', (rows) =>
    (rows as Rows | undefined)?.toSorted((a, b) => (String(a.mobileNo) < String(b.mobileNo) ? -1 : 1)),
  ),
  fault('names-as-in-the-table', 'roamPlans', 'order', '$.data.aName', 'names the answers in the order of the table', {
    before: (call) => call.body.answerIds.sort(),
  }),
]);

/** Values that do not agree with what another operation shows of the same thing. */
export const otherAnswerFaults = faultsOf({ parts: ['agreement'] }, [
  unlike('another-balance-for-visitors', 'lookUpBalance', 'outstandingBalance', '$.data.balance', 'tells visitors another balance', '1.00'),
  unlike('another-account-for-visitors', 'lookUpBalance', 'billSummary', '$.data.account', 'tells visitors another account', '10000001'),
  unlike('another-account-for-usage', 'unbilledUsage', 'billSummary', '$.data.account', 'shows the use of another account', '10000001'),
  unlike('newest-bill-of-another-day', 'bills', 'billSummary', '$.data.invoices[0].cycleDateStr', 'lists the newest bill by another day', '2026-11-14'),
  unlike('figures-of-another-bill', 'billPdf', 'billText', '$.data.figures.total', 'shows the total of another bill', '1.00'),
  unlike('page-of-another-name', 'phoneDetail', 'phones', '$.data.name', 'names a phone otherwise than the list', 'Vela'),
  unlike('page-of-another-price', 'phoneDetail', 'homePhones', '$.data.mobileCapacityplan[0].price', 'sells a phone for more than the list says', 'MOP$9,999'),
  unlike('plan-of-another-fee', 'planDetail', 'planSections', '$.data.cards[*].cardsubtitleMap[0].top', 'sells a plan for more than the list says', (cards) =>
    (cards as Rows).map((card) => ({ ...card, cardsubtitleMap: [{ top: 'MOP$999', bottom: '月費' }] })),
  ),
  unlike('plan-of-another-name', 'planDetail', 'homePlans', '$.data.planSectionInfoTitleVO.title', 'names a plan otherwise than its card', '5G'),
  unlike('activity-of-another-day', 'businessActivity', 'businessActivities', '$.data.startsAt', 'moves an activity by a day', '2026-12-04 14:30'),
  unlike('home-maker-unknown', 'brands', 'homeBrands', '$.data[*]', 'leaves out a maker of the home page', (rows) => (rows as Json[]).slice(1)),
  {
    ...fault('first-item-for-every-id', 'newsItem', 'rule', '$.data[0].id', 'answers every id with the newest item', {
      respond: (call) => ok(seed<Json[]>(call, 'newsList').slice(0, 1)),
    }),
    only: ['newsItem', 'newsList'],
  },
]);
