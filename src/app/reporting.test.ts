import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { errorReport, vitalReport } from './reporting.ts';

const SECRETS = ['66881234', '123456', 'tok-9f8e7d', '陳大文', 'chan@example.com', '246810'];
const secret = SECRETS.join(' ');
const FRAMES = `\n    at render (https://www.operator.example/assets/page-Ab12_-xY.js:1:234)\n    at https://www.operator.example/assets/vendor-00aaBBcc.js:13:5`;

/** An error with a browser's stack, which begins with name and message. */
function thrown(message: string, name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}${FRAMES}`;
  return error;
}

describe('a report', () => {
  it("contains the kind of error and the stack frames in the site's files", () => {
    expect(errorReport(thrown('Cannot read properties of null'), 'account-bills')).toEqual({
      kind: 'error',
      page: 'account-bills',
      name: 'TypeError',
      at: ['page-Ab12_-xY.js:1:234', 'vendor-00aaBBcc.js:13:5'],
    });
    expect(errorReport(new ApiError('malformed', secret, 200), 'home')).toMatchObject({ name: 'ApiError malformed' });
    expect(vitalReport('CLS', 0.012345, 'good', 'home')).toEqual({ kind: 'vital', page: 'home', name: 'CLS', value: 0.012, rating: 'good' });
    expect(vitalReport('LCP', 1234.5678, 'good', 'home')).toMatchObject({ value: 1235 });
  });

  it.each([
    ['a message', thrown(secret)],
    ['a message that looks like a stack frame', thrown(`/assets/x-66881234.js:123456:246810 ${secret}`)],
    ['a name', thrown('x', secret)],
    ['a name that looks like one', thrown('x', '陳大文Error')],
    ['something else than an error', { name: '陳大文', mobileNo: '66881234', message: secret }],
    ['a string', secret],
    ['a response', new ApiError('business', secret, 200)],
  ])('never contains what %s says', (_what, error) => {
    const sent = JSON.stringify(errorReport(error, 'home'));
    for (const each of SECRETS) expect(sent).not.toContain(each);
  });
});
