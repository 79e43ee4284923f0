// @vitest-environment happy-dom

import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '@/session/storage';
import { loader } from './page.tsx';
import { type PaymentResult, readResult, usePaymentResult, withoutResult } from './payment-result.ts';

const PATH = '/account/paymentMethod/3';
const shown: (PaymentResult | undefined)[] = [];

function Page() {
  shown.push(usePaymentResult());
  return (
    <main id="main">
      <h1>Result</h1>
    </main>
  );
}

async function open(query: string, state?: object) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [{ pathname: PATH, search: query, hash: '#end', state }] });
  render(<RouterProvider router={router} />);
  await act(async () => {});
  return router;
}

const keep = (name: string, values: unknown) => writeStored(`input:${name}`, JSON.stringify({ mobileNo: '66881234', values }));
const RESULT = 'input:payments.result.';
const kept = () =>
  Object.keys(sessionStorage)
    .filter((name) => !name.startsWith(RESULT))
    .sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  writeStored('mobileNo', '66881234');
  shown.length = 0;
});
afterEach(cleanup);

it('moves the result from the URL to the tab, puts no personal data into the history entry, and moves the focus to its heading', async () => {
  const router = await open('?payRes=true&pid=FT1&lang=en_US');
  const payment = { kind: 'receipt', mobileNo: undefined, pid: 'FT1' };
  expect(router.state.location).toMatchObject({ pathname: PATH, search: '?lang=en_US', hash: '#end', state: { payment: expect.stringMatching(/^\w+$/) } });
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true });
  expect(new Set(shown.map((result) => JSON.stringify(result)))).toEqual(new Set([JSON.stringify(payment)]));
  expect(document.activeElement?.matches('h1')).toBe(true);
});

it('adds the card payment that this tab has begun, and forgets it', async () => {
  keep('payments.card', { orderid: 'FT1' });
  keep('payments.payer', { mobileNo: '66882345' });
  keep('payments.left', true);
  keep('other', 'stays');
  const router = await open('?payRes=true&pid=FT1');
  expect(shown.at(-1)).toEqual({ kind: 'receipt', pid: 'FT1', order: { id: 'FT1', mobileNo: '66882345' } });
  expect(JSON.stringify(router.state.location.state)).not.toMatch(/FT1|66882345/);
  expect(kept()).toEqual(['input:other']);
});

it.each([
  ['payments.card', { orderid: 'FT1' }],
  ['payments.payer', { mobileNo: '66882345' }],
])('knows no order from %s alone', async (name, values) => {
  keep(name, values);
  await open('?payRes=true&pid=FT1');
  expect(shown.at(-1)).toEqual({ kind: 'receipt', pid: 'FT1' });
});

it('keeps the input after a refusal, which can be paid another way', async () => {
  keep('payments.pay', { amount: '386.00' });
  keep('payments.left', true);
  await open('?payRes=false');
  expect(shown.at(-1)).toMatchObject({ kind: 'failed' });
  expect(kept()).toEqual(['input:payments.pay']);
});

it('takes a second result, as after Back to the bank and another attempt', async () => {
  const router = await open('?payRes=false');
  await act(() => router.navigate(`${PATH}?payRes=true&pid=FT2`));
  const payment = { kind: 'receipt', pid: 'FT2' };
  expect(shown.at(-1)).toMatchObject(payment);
  expect(router.state.location).toMatchObject({ search: '' });
});

it('shows the result of the history entry again after a reload, and nothing without one or to another customer', async () => {
  const payment: PaymentResult = { kind: 'paid', mobileNo: '66881234', amount: '386' };
  keep('payments.left', true);
  keep('payments.result.x', payment);
  const router = await open('?lang=en_US', { payment: 'x' });
  expect(shown.at(-1)).toEqual(payment);
  expect(router.state.location.search).toBe('?lang=en_US');
  expect(kept()).toEqual(['input:payments.left']);
  cleanup();
  shown.length = 0;
  await open('');
  cleanup();
  writeStored('mobileNo', '66882345');
  await open('', { payment: 'x' });
  expect(new Set(shown)).toEqual(new Set([undefined]));
});

const read = (query: string) => readResult(new URLSearchParams(query));

describe('result in the return URL of a payment', () => {
  it('with true and an id leads to the receipt (PAY-20)', () => {
    expect(read('payRes=true&pid=FT1')).toEqual({ kind: 'receipt', mobileNo: undefined, pid: 'FT1' });
  });

  it('with true and no id says what was paid (PAY-21)', () => {
    expect(read('payRes=true&body=66881234&buyer_pay_amount=100.5')).toEqual({ kind: 'paid', mobileNo: '66881234', amount: '100.5' });
    expect(read('payRes=true&buyer_pay_amount=<b>1</b>')).toEqual({ kind: 'paid', mobileNo: undefined, amount: undefined });
  });

  it('with anything but the exact true is no success (PAY-22)', () => {
    for (const payRes of ['false', 'TRUE', '1', '', 'true '])
      expect(read(`payRes=${payRes}`), payRes).toEqual({ kind: 'failed', mobileNo: undefined, pid: undefined });
    expect(read('payRes=false&pid=FT1')).toEqual({ kind: 'failed', mobileNo: undefined, pid: 'FT1' });
  });

  it('is undefined without payRes, and an invalid id is ignored', () => {
    expect(read('pid=FT1')).toBeUndefined();
    expect(read('payRes=true&pid=../../x')).toEqual({ kind: 'paid', mobileNo: undefined, amount: undefined });
  });

  it.each([
    ['pid', 'pid=FT1%3Cb%3E', 'pid=a-Z09'],
    ['pid', `pid=${'a'.repeat(33)}`, `pid=${'a'.repeat(32)}`],
    ['mobileNo', 'body=668812345', 'body=66881234'],
    ['mobileNo', 'body=x66881234', 'body=00000000'],
  ] as const)('takes the whole value of %s or none of it: not %s, but %s', (name, bad, good) => {
    expect(read(`payRes=false&${bad}`)).toMatchObject({ [name]: undefined });
    expect(read(`payRes=false&${good}`)).toMatchObject({ [name]: good.slice(good.indexOf('=') + 1) });
  });

  it('takes an amount of up to seven digits with at most two decimals', () => {
    const amounts = ['1', '1.5', '1.55', '1234567.89', '1.555', '12345678', 'x1', '1x', '1.', '.5'];
    expect(amounts.map((amount) => read(`payRes=true&buyer_pay_amount=${amount}`)).map((result) => result?.kind === 'paid' && result.amount)).toEqual([
      ...['1', '1.5', '1.55', '1234567.89'],
      ...Array.from({ length: 6 }, () => undefined),
    ]);
  });

  it('leaves the rest of the query (PAY-03)', () => {
    expect(withoutResult(new URLSearchParams('lang=en_US&payRes=true&pid=FT1&body=66881234&buyer_pay_amount=1'))).toBe('lang=en_US');
  });
});

/** What the loader starts to read for a query of the page. */
function readsFor(query: string): unknown[] {
  const client = new QueryClient();
  const prefetch = vi.spyOn(client, 'prefetchQuery').mockResolvedValue(undefined);
  const request = new Request(`http://site.example/account/paymentMethod/3?${query}`);
  loader(client, { request, url: new URL(request.url), params: {}, context: {}, pattern: '' } as never);
  return prefetch.mock.calls.map(([options]) => options);
}

it('the receipt is read for a payment with an id, and shows its failure itself (B37)', () => {
  const [read, ...others] = readsFor('payRes=true&pid=FT1');
  expect(others).toEqual([]);
  expect(read).toMatchObject({ queryKey: expect.arrayContaining([{ pid: 'FT1' }]), meta: { ownErrors: true } });
});

it.each(['', 'payRes=true', 'payRes=false&pid=FT1'])('no receipt is read for "%s"', (query) => {
  expect(readsFor(query)).toEqual([]);
});
