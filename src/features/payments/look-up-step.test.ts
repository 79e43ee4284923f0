// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BalanceLookup } from '@/api/generated/payments';
import { useOwnPayer } from './look-up-step.tsx';

const call = vi.hoisted(() => ({ mutateAsync: vi.fn<(variables: { data: { mobileNo: string } }) => Promise<unknown>>(), isPending: false }));
vi.mock('@/api/generated/payments', () => ({ useLookUpBalance: () => call }));

const OWN = '66881234';
const FOUND = { account: '10288416', balance: '386.00', resultUrl: 'https://site.example/back' } as BalanceLookup;

function visit(first: { own: string | undefined; known: boolean }) {
  const onFound = vi.fn();
  const view = renderHook((props) => useOwnPayer({ ...props, onFound }), { initialProps: first });
  return { ...view, onFound, settle: () => act(() => vi.runAllTimersAsync()) };
}

beforeEach(() => {
  vi.useFakeTimers();
  call.isPending = false;
  call.mutateAsync.mockReset().mockResolvedValue(FOUND);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('looks the own number up once a visit', async () => {
  const { result, rerender, onFound, settle } = visit({ own: OWN, known: false });
  expect(result.current.busy).toBe(true);
  expect(call.mutateAsync).not.toHaveBeenCalled();
  await settle();
  expect(call.mutateAsync.mock.calls).toEqual([[{ data: { mobileNo: OWN } }]]);
  expect(onFound.mock.calls).toEqual([[FOUND, OWN]]);
  rerender({ own: OWN, known: false });
  expect(result.current.busy).toBe(false);
  await settle();
  expect(call.mutateAsync).toHaveBeenCalledTimes(1);
});

it.each([
  ['a visitor', { own: undefined, known: false }],
  ['a known payer', { own: OWN, known: true }],
])('looks up nothing for %s', async (_who, props) => {
  const { result, settle } = visit(props);
  expect(result.current.busy).toBe(false);
  await settle();
  expect(call.mutateAsync).not.toHaveBeenCalled();
});

it('looks up the number of the next customer, whose log-in changes it', async () => {
  const { rerender, onFound, settle } = visit({ own: undefined, known: false });
  rerender({ own: OWN, known: false });
  await settle();
  rerender({ own: '66882345', known: false });
  await settle();
  expect(onFound.mock.calls.map(([, own]) => own)).toEqual([OWN, '66882345']);
});

it('looks up nothing more after a turn to another number and a log-out', async () => {
  const { result, rerender, settle } = visit({ own: OWN, known: false });
  await settle();
  result.current.stop();
  rerender({ own: undefined, known: false });
  expect(result.current.busy).toBe(false);
  await settle();
  expect(call.mutateAsync).toHaveBeenCalledTimes(1);
});

it('does not look up what became known before it was asked, nor for a page that was left', async () => {
  const known = visit({ own: OWN, known: false });
  known.rerender({ own: OWN, known: true });
  await known.settle();
  const left = visit({ own: OWN, known: false });
  left.unmount();
  await left.settle();
  expect(call.mutateAsync).not.toHaveBeenCalled();
});

it('is busy while the look-up runs, until the customer turns to another number, whose answer counts no more', async () => {
  let respond = (_: unknown) => {};
  call.mutateAsync.mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  const { result, rerender, onFound, settle } = visit({ own: OWN, known: false });
  await settle();
  call.isPending = true;
  rerender({ own: OWN, known: false });
  expect(result.current.busy).toBe(true);
  result.current.stop();
  rerender({ own: OWN, known: false });
  expect(result.current.busy).toBe(false);
  respond(FOUND);
  await settle();
  expect(onFound).not.toHaveBeenCalled();
});

it('is not asked once the customer has turned to another number, and again after Back', async () => {
  const { result, rerender, onFound, settle } = visit({ own: OWN, known: false });
  result.current.stop();
  await settle();
  expect(call.mutateAsync).not.toHaveBeenCalled();
  rerender({ own: OWN, known: false });
  expect(result.current.busy).toBe(false);
  result.current.again();
  rerender({ own: OWN, known: false });
  await settle();
  rerender({ own: OWN, known: true });
  result.current.again();
  rerender({ own: OWN, known: false });
  await settle();
  expect(onFound).toHaveBeenCalledTimes(2);
});

it('leaves a failure to the look-up by hand', async () => {
  call.mutateAsync.mockRejectedValue(new Error('refused'));
  const { result, rerender, onFound, settle } = visit({ own: OWN, known: false });
  await settle();
  rerender({ own: OWN, known: false });
  expect([result.current.busy, onFound.mock.calls]).toEqual([false, []]);
});
