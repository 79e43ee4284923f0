import { defaultLanguage, languageAsked } from '../../../../openapi/languages.ts';
import { exampleOf, json, otherThan } from '../call.ts';
import type { Envelope, Json } from '../contract.ts';
import { expiry, fault, faultsOf, insteadOfRefusal, refusal, value } from './setting.ts';

/** Texts in another language than the request asks for. */
export const languageFaults = [
  ...faultsOf({ parts: ['examples'] }, [
    fault('languages-swapped', 'contactSubjects', 'language', '$.data[0].name', 'serves Chinese to en and English to cn', {
      respond: ({ operation, language }) => exampleOf(operation, otherThan(language)),
    }),
    value('chinese-row', 'newsList', 'language', '$.data[1].name', 'has one item that nobody translated', '新型號現貨發售，門市即日有售'),
    fault('gap-in-a-sentence', 'saveSmsGroup', 'pattern', '$.message', 'fills no numbers into its sentences', {
      mutateResponse: (sent) => (sent.body.includes('"-1"') ? { ...sent, body: Buffer.from(sent.body.toString().replace(/\d{8}/, '{0}')) } : sent),
    }),
    value('english-confirmation', 'saveDataUsageAlert', 'language', '$.data.res', 'confirms in English only', 'Your data usage alert is saved.'),
    fault('language-of-the-first-request', 'menu', 'language', '$.data[0].name', 'caches without a look at the language', () => {
      let first: Envelope | undefined;
      return {
        respond: ({ operation, language }) => {
          first ??= exampleOf(operation, language) as Envelope & { data: Json };
          return first;
        },
      };
    }),
  ]),
  ...faultsOf({ parts: ['wrong-input'] }, [
    refusal('english-refusal', 'billText', 'language', '$.message', 'refuses in English only', { message: 'The date is not that of a bill.' }),
    expiry('english-expiry', 'smsTemplates', 'language', '$.message', 'says "session expired" in English only', {
      message: 'Your session has expired. Please log in again.',
    }),
    refusal('exception-as-message', 'deleteSmsTemplate', 'language', '$.message', 'refuses with the name of an exception', {
      message: 'java.util.NoSuchElementException: No value present',
    }),
    insteadOfRefusal('chinese-400', 'billPdf', 'language', '$.message', 'refuses in Chinese', json({ status: '-1', message: '格式不正確。' }, 400)),
  ]),
  ...faultsOf({ parts: ['time'] }, [
    value('untranslated-left-out', 'idd060Plans', 'language', '$.data', 'leaves out in English what is not translated', (data, _turn, { request }) =>
      languageAsked(request.headers.language) === defaultLanguage.code ? data : (data as Json[]).slice(1),
    ),
  ]),
];
