import { defaultLanguage, languageAsked } from '../../../../openapi/languages.ts';
import { exampleOf, otherThan } from '../call.ts';
import type { Envelope, Json } from '../contract.ts';
import { changing, faultsOf, type How } from './fault.ts';

/** Replaces the sentence of refusals of one status. */
const saying = (status: string, message: string): How => ({
  spoil: (sent) => (sent.body.includes(`"status":"${status}"`) ? { ...sent, body: Buffer.from(JSON.stringify({ status, message })) } : sent),
});
const swapped: How = { work: ({ operation, language }) => exampleOf(operation, otherThan(language)) };

/** Texts in another language than the request asks for. */
export const languageFaults = faultsOf('language', [
  {
    name: 'languages-swapped',
    operationId: 'contactSubjects',
    kind: 'language',
    place: '$.data[0].name',
    what: 'serves Chinese to en and English to cn',
    how: swapped,
    parts: ['examples'],
  },
  {
    name: 'chinese-row',
    operationId: 'newsList',
    kind: 'language',
    place: '$.data[1].name',
    what: 'has one item that nobody translated',
    how: changing(['data', 1, 'name'], () => '新型號現貨發售，門市即日有售'),
    parts: ['examples'],
  },
  {
    name: 'english-confirmation',
    operationId: 'saveDataUsageAlert',
    kind: 'language',
    place: '$.data.res',
    what: 'confirms in English only',
    how: changing(['data', 'res'], () => 'Your data usage alert is saved.'),
    parts: ['examples'],
  },
  {
    name: 'english-refusal',
    operationId: 'billText',
    kind: 'language',
    place: '$.message',
    what: 'refuses in English only',
    how: saying('-1', 'The date is not that of a bill.'),
    parts: ['wrong-input'],
  },
  {
    name: 'english-expiry',
    operationId: 'smsTemplates',
    kind: 'language',
    place: '$.message',
    what: 'says "session expired" in English only',
    how: saying('-2', 'Your session has expired. Please log in again.'),
    parts: ['wrong-input'],
  },
  {
    name: 'exception-as-message',
    operationId: 'deleteSmsTemplate',
    kind: 'language',
    place: '$.message',
    what: 'refuses with the name of an exception',
    how: saying('-1', 'java.util.NoSuchElementException: No value present'),
    parts: ['wrong-input'],
  },
  {
    name: 'chinese-400',
    operationId: 'billPdf',
    kind: 'language',
    place: '$.message',
    what: 'refuses wrong input with HTTP 400 in Chinese only',
    how: {
      spoil: (sent) =>
        sent.body.includes('"status":"-1"')
          ? { ...sent, status: 400, body: Buffer.from(JSON.stringify({ status: '-1', message: '請求的資料格式不正確。' })) }
          : sent,
    },
    parts: ['wrong-input'],
  },
  {
    name: 'untranslated-left-out',
    operationId: 'idd060Plans',
    kind: 'language',
    place: '$.data',
    what: 'leaves out in English what nobody translated',
    how: {
      spoil: (sent, { request }) => {
        const envelope = JSON.parse(sent.body.toString('utf8')) as Envelope & { data: Json[] };
        if (languageAsked(request.headers.language) === defaultLanguage.code || !Array.isArray(envelope.data)) return sent;
        return { ...sent, body: Buffer.from(JSON.stringify({ ...envelope, data: envelope.data.slice(1) })) };
      },
    },
    parts: ['time'],
  },
  {
    name: 'language-of-the-first-request',
    operationId: 'menu',
    kind: 'language',
    place: '$.data[0].name',
    what: 'keeps the response to the first request in a cache without a look at the language',
    how: () => {
      let kept: Envelope | undefined;
      return {
        work: ({ operation, language }) => {
          kept ??= exampleOf(operation, language) as Envelope & { data: Json };
          return kept;
        },
      };
    },
    parts: ['examples'],
  },
]);
