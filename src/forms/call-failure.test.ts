import { describe, expect, it } from 'vitest';
import { type CallFailure, failureMessage, inForm, isCallFailure, isOutcomeUnknown } from './call-failure.ts';

const failure = (kind: string, message = '') => Object.assign(new Error(message), { kind }) as CallFailure;

describe('a failed call', () => {
  it('is an error with a kind; anything else is a programming error', () => {
    expect(isCallFailure(failure('network'))).toBe(true);
    for (const other of [{ kind: 'network' }, new Error('kind'), Object.assign(new Error(), { kind: 1 }), undefined]) expect(isCallFailure(other)).toBe(false);
  });

  it.each([
    ['business', 'No credit left', { text: 'No credit left' }],
    ['server', 'Closed until 8', { text: 'Closed until 8' }],
    ['server', '', 'server'],
    ['business', '', 'server'],
    ['http', 'Bad Gateway', 'server'],
    ['ignored', '', 'server'],
    ['network', 'Network Error', 'connection'],
    ['timeout', '', 'connection'],
    ['offline', '', 'connection'],
    ['sessionExpired', 'Log in', undefined],
    ['superseded', 'Of the customer before', undefined],
    ['left', '', undefined],
  ])('of kind %s with the message "%s" shows %j', (kind, message, shown) => {
    expect(failureMessage(failure(kind, message))).toEqual(shown);
  });

  it('of the server in front shows its message, such as of maintenance', () => {
    const unsent = (message: string) => Object.assign(failure('http', message), { isUnsent: true });
    expect(failureMessage(unsent('Closed until 8'))).toEqual({ text: 'Closed until 8' });
    expect(failureMessage(unsent(''))).toBe('server');
  });

  it.each([
    ['business', undefined, false],
    ['sessionExpired', undefined, false],
    ['offline', undefined, false],
    ['inFlight', undefined, false],
    ['duplicate', undefined, false],
    ['network', undefined, true],
    ['superseded', 200, false],
    ['left', undefined, false],
    ['http', 400, true],
    ['http', 408, true],
    ['http', 409, true],
    ['server', 429, true],
    ['http', 500, true],
    ['http', 503, true],
  ])('of kind %s with HTTP %s has an unknown outcome: %s', (kind, httpStatus, unknown) => {
    expect(isOutcomeUnknown({ ...failure(kind), httpStatus })).toBe(unknown);
  });

  it('that the web server in front has answered without the backend was not done', () => {
    expect(isOutcomeUnknown({ ...failure('http'), httpStatus: 503, isUnsent: true })).toBe(false);
    expect(isOutcomeUnknown({ ...failure('http'), httpStatus: 503, isUnsent: false })).toBe(true);
  });

  it('that the form shows is no toast', () => {
    expect(inForm.mutation.meta.ownErrors).toBe(true);
  });
});
