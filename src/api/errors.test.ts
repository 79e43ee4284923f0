import { expect, it } from 'vitest';
import { ApiError, type ApiErrorKind, envelopeOf, isTransient, payloadOf, transportError } from './errors.ts';

it('an error has its kind, the message of the server, the status and the cause', () => {
  const cause = new Error('socket');
  const error = new ApiError('server', 'Closed', 500, { cause });
  expect(error).toMatchObject({ name: 'ApiError', kind: 'server', message: 'Closed', httpStatus: 500, cause });
  expect(new ApiError('network')).toMatchObject({ message: '', httpStatus: undefined });
});

it('only what was lost on the way may be retried', () => {
  const kinds: ApiErrorKind[] = ['business', 'sessionExpired', 'ignored', 'notFound', 'server', 'http', 'malformed', 'network', 'timeout'];
  expect(kinds.filter((kind) => isTransient(new ApiError(kind)))).toEqual(['network', 'timeout']);
  expect(isTransient(Object.assign(new Error(), { kind: 'network' }))).toBe(false);
});

const failure = (body: object) => {
  try {
    return payloadOf(envelopeOf(JSON.stringify(body)));
  } catch (error) {
    return error;
  }
};

it('a body is an envelope if it is JSON, or parsed already, and an object with a status', () => {
  expect([{ status: '0' }, '{"status":0,"data":1}'].map(envelopeOf)).toEqual([{ status: '0' }, { status: 0, data: 1 }]);
  for (const body of [null, undefined, 'status', '<p>', '[]', {}, 1]) expect(() => envelopeOf(body)).toThrow(expect.objectContaining({ kind: 'malformed' }));
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

it('a message that is no text is none', () => {
  expect(failure({ status: '-1', message: 5 })).toMatchObject({ kind: 'business', message: '', httpStatus: 200 });
});

it.each([
  [{ code: 'ETIMEDOUT' }, { kind: 'timeout' }],
  [{}, { kind: 'network' }],
  [
    { code: 'ETIMEDOUT', response: { status: 404, data: '{"status":"-1","message":"Gone"}' } },
    { kind: 'notFound', message: 'Gone', httpStatus: 404 },
  ],
  [{ response: { status: 429, data: '' } }, { kind: 'server' }],
  [{ response: { status: 413, data: '' } }, { kind: 'server' }],
])('a lost call or another HTTP status, %j, is %j', (lost, error) => {
  expect(transportError(lost)).toMatchObject(error);
});

it('an HTTP error that the web server in front answers itself was never sent to the backend', () => {
  const failed = (headers: Record<string, string>) => transportError({ response: { status: 503, data: '', headers } });
  expect([failed({ 'x-site-answer': 'nginx' }).isUnsent, failed({ 'retry-after': '60' }).isUnsent]).toEqual([true, false]);
});
