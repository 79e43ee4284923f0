import { expect, it } from 'vitest';
import { isEnvelope, parse, payloadOf, transportError } from './envelope.ts';

const failure = (body: object) => {
  try {
    return payloadOf(body as never);
  } catch (error) {
    return error;
  }
};

it('a body is an envelope if it is an object with a status', () => {
  expect([{ status: '0' }, { status: 0, data: 1 }].map(isEnvelope)).toEqual([true, true]);
  expect([null, undefined, 'status', [], {}, 1].map(isEnvelope)).toEqual(Array(6).fill(false));
});

it('a text is parsed, anything else is taken as it is', () => {
  expect([parse('{"a":1}'), parse('<p>'), parse({ a: 1 })]).toEqual([{ a: 1 }, undefined, { a: 1 }]);
});

it.each([
  [{ status: '0', data: [1] }, [1]],
  [{ status: 0, data: null }, null],
  [{ status: '0', message: 'Done' }, { message: 'Done' }],
  [{ status: '0', data: 1, message: 'Done' }, 1],
  [{ status: '0' }, undefined],
])('the payload of %j is %j', (body, payload) => {
  expect(failure(body)).toEqual(payload);
});

it.each([
  [
    { status: '-1', message: 'No credit' },
    { kind: 'business', message: 'No credit', httpStatus: 200 },
  ],
  [
    { status: '-1', message: 5 },
    { kind: 'business', message: '' },
  ],
  [
    { status: '-2', message: 'Log in' },
    { kind: 'sessionExpired', message: 'Log in', httpStatus: 200 },
  ],
  [
    { status: '9', message: 'x' },
    { kind: 'ignored', message: 'x', httpStatus: 200 },
  ],
])('%j is a failure: %j', (body, error) => {
  expect(failure(body)).toMatchObject(error);
});

it.each([
  [{ code: 'ECONNABORTED' }, { kind: 'timeout', httpStatus: undefined }],
  [{ code: 'ETIMEDOUT' }, { kind: 'timeout' }],
  [{ code: 'ERR_NETWORK' }, { kind: 'network' }],
  [{}, { kind: 'network' }],
  [
    { code: 'ETIMEDOUT', response: { status: 404, data: '{"status":"-1","message":"Gone"}' } },
    { kind: 'notFound', message: 'Gone', httpStatus: 404 },
  ],
  [{ response: { status: 500, data: '<h1>' } }, { kind: 'server', message: '', httpStatus: 500 }],
  [{ response: { status: 429, data: '' } }, { kind: 'server' }],
  [{ response: { status: 413, data: '' } }, { kind: 'server' }],
  [{ response: { status: 502, data: '' } }, { kind: 'http', httpStatus: 502 }],
])('a lost call or another HTTP status, %j, is %j', (lost, error) => {
  expect(transportError(lost)).toMatchObject(error);
});

it('an HTTP error that the web server in front answers itself was never sent to the backend', () => {
  const failed = (headers: Record<string, string>) => transportError({ response: { status: 503, data: '', headers } });
  expect([failed({ 'x-site-answer': 'nginx' }).isUnsent, failed({ 'retry-after': '60' }).isUnsent]).toEqual([true, false]);
});
