// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeStored } from '@/session/storage';
import type { PaymentResult } from './result-params.ts';
import { usePaymentResult } from './use-payment-result.ts';

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
