import { expect, it } from 'vitest';
import { ApiError, type ApiErrorKind, isTransient } from './errors.ts';

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
