import type { JsonObject, Parameter } from '@site/contract/document.ts';
import { bodyOf, closed, smallContract } from './small-contract.ts';

const DIGITS: JsonObject = { type: 'string', pattern: '^[0-9]+$' };
const LANGUAGE: Parameter = { name: 'language', in: 'header', schema: { type: 'string', enum: ['cn', 'en'] } };
const TIME: Parameter = { name: 't', in: 'query', schema: DIGITS };
const TOKEN: Parameter = { name: 'token', in: 'header', schema: { type: 'string', maxLength: 20 } };
const note = bodyOf(closed({ note: { type: 'string' } }), { usual: { note: 'a' } });
const file: JsonObject = { type: 'string', format: 'binary' };

/** A shop, whose operations have what a request can break: a session, a body, a form of files, parameters. */
export const shop = smallContract({
  order: {
    method: 'post',
    needsToken: true,
    parameters: [
      { ...LANGUAGE, required: true },
      { ...TOKEN, required: true },
    ],
    requestBody: bodyOf(closed({ name: { type: 'string', maxLength: 3 } }, 'name'), { usual: { name: 'ooo' } }),
    answers: { cn: { status: '0' }, refused: { status: '-1', message: '無法處理。' }, expired: { status: '-2', message: '請再登入。' } },
  },
  gift: { method: 'post', needsToken: true, requestBody: bodyOf(closed({ mobileNo: { type: 'string' } }), { usual: { mobileNo: '66882345' } }) },
  ask: { method: 'post', requestBody: note },
  praise: { method: 'post', requestBody: note },
  blame: { method: 'post', requestBody: note },
  guess: { method: 'post', requestBody: note },
  plain: { method: 'post', requestBody: bodyOf(closed({ note: { type: 'string' } })) },
  apply: { method: 'post', requestBody: bodyOf(closed({ cv: file, letter: file }, 'cv', 'letter'), {}, 'multipart/form-data') },
  send: { method: 'post', requestBody: bodyOf({ type: 'object' }, {}, 'multipart/form-data') },
  find: {
    path: '/find/{id}',
    parameters: [
      { name: 'id', in: 'path', required: true, schema: DIGITS, examples: { first: { value: '7' } } },
      { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 }, examples: { first: { value: 1 } } },
      TIME,
      LANGUAGE,
      TOKEN,
    ],
  },
  logout: { method: 'post', needsToken: true },
  changePassword: { method: 'post', needsToken: true },
  bills: { needsToken: true },
  news: { parameters: [TIME] },
});
