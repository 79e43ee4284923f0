// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { connectRouter } from '@/lib/destination';
import { toastStore } from '@/lib/toasts';
import { type FormMessages, normalized, useZodForm } from './use-zod-form.ts';

vi.mock('./failure-text.tsx', () => ({
  useFailureText:
    () =>
    ({ message }: Error, unsure?: string) =>
      `${message}${unsure ?? ''}`,
}));

const RIGHT = 'right';
const right = () => z.any().check(z.refine((value) => value === RIGHT));
interface Values extends Record<string, unknown> {
  one: unknown;
  two: unknown;
}
const refused = (message = 'No') => Object.assign(new Error(message), { kind: 'business' });

function open(values: Partial<Values>, messages: FormMessages<Values>, { schema = z.object({ one: right(), two: right() }), ...options } = {}) {
  const view = renderHook(() => {
    const form = useZodForm<Values, Values>({ schema: schema as never, defaultValues: { one: RIGHT, two: RIGHT, ...values }, messages, ...options });
    // Read during the render, as the inputs do.
    return { ...form, errors: { one: form.group('one').error, two: form.group('two').error } };
  });
  const get = () => view.result.current;
  const event = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
  return {
    get,
    event,
    texts: () => get().problems.map(({ text }) => text),
    set: (name: keyof Values & string, value: unknown) =>
      act(async () => get().setValue(name, value as never, { shouldValidate: get().formState.isSubmitted })),
    submit: (send: (values: Values) => unknown = () => {}, onFailure?: () => void) => act(() => get().submit(send, onFailure)(event as never)),
  };
}

const location = { pathname: '/news', search: '' };
beforeEach(() => {
  location.pathname = '/news';
  connectRouter(() => ({ initialized: true, location: { ...location }, navigation: {} }));
  toastStore.set([]);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const KINDS = { required: 'Missing', invalid: 'Wrong' };

describe('the message of a field', () => {
  it.each([
    ['', 'Missing'],
    [undefined, 'Missing'],
    [null, 'Missing'],
    [false, 'Missing'],
    [[], 'Missing'],
    [' ', 'Wrong'],
    [0, 'Wrong'],
    [true, 'Wrong'],
    [['a'], 'Wrong'],
  ])('says of %j: %s', async (value, text) => {
    const { set, submit, texts } = open({}, { one: KINDS, two: 'Other' });
    await set('one', value);
    await submit();
    expect(texts()).toEqual([text]);
  });

  it('is that of the violated rule, where it has one', async () => {
    const schema = z.object({
      one: z.any().check(
        z.refine((value) => value !== 'same', { error: 'notSame' }),
        z.refine((value) => value !== 'odd', { error: 'odd' }),
      ),
      two: z.any().check(z.refine((value) => value !== 'own', { error: 'Said by the rule' })),
    });
    const { get, set, submit, texts } = open({ one: 'same', two: 'own' }, { one: { invalid: 'Wrong', notSame: 'Not the same' } }, { schema });
    await submit();
    expect([texts(), get().errors.two]).toEqual([['Not the same'], 'Said by the rule']);
    await set('one', 'odd');
    expect(texts()).toEqual(['Wrong']);
  });

  it('is in the order of the messages, with the id of the field', async () => {
    const { get, submit } = open({ one: '', two: '' }, { two: 'Second', one: 'First' });
    await submit();
    expect(get().problems).toEqual([
      { field: get().field('two').id, text: 'Second' },
      { field: get().group('one').id, text: 'First' },
    ]);
    expect(get().field('one').id).toBe(get().group('one').id);
    expect(get().field('one').id).not.toBe(get().field('two').id);
    expect([get().field('one').error, get().isSingle]).toEqual(['First', false]);
  });
});

describe('a field', () => {
  it('loses its error on focus where the form says so, else when it is right', async () => {
    const onFocus = open({ one: '' }, { one: 'First', two: 'Second' }, { clearOn: 'focus' } as object);
    await onFocus.submit();
    await onFocus.set('one', 'x');
    act(() => void onFocus.get().field('one').onFocus?.());
    expect(onFocus.get().errors.one).toBeUndefined();
    expect(open({}, { one: 'First' }).get().field('one').onFocus).toBeUndefined();
  });

  it.each([
    ['is right, by default', undefined, true, undefined],
    ['gets the focus, not while one types', 'focus', true, 'First'],
    ['is right, too, where it is the only one', 'focus', false, undefined],
  ])('loses its error when it %s', async (_when, clearOn, isOneOfTwo, error) => {
    const { get, submit } = open({ one: '' }, { one: 'First', ...(isOneOfTwo && { two: 'Second' }) }, { clearOn } as object);
    await submit();
    await act(
      async () =>
        void (await get()
          .field('one')
          .onChange({ type: 'change', target: { name: 'one', value: RIGHT } })),
    );
    expect(get().errors.one).toBe(error);
  });

  it('of several choices gives each its value', () => {
    const { get } = open({}, { one: 'First', two: 'Second' });
    expect(get().choice('one', 'a')).toMatchObject({ name: 'one', value: 'a' });
  });

  it('is checked alone by a button inside the form, which a failed call does not outlive', async () => {
    const { get, submit, texts } = open({}, { one: 'First', two: 'Second' });
    await submit(() => Promise.reject(refused()));
    expect(get().failure?.message).toBe('No');
    act(() => {
      get().setValue('one', '');
      get().setValue('two', '');
    });
    const attempts = get().attempts;
    let valid: boolean | undefined;
    await act(async () => {
      valid = await get().check('two');
    });
    expect([valid, texts(), get().failure, get().attempts]).toEqual([false, ['Second'], undefined, attempts + 1]);
    act(() => get().setValue('two', RIGHT));
    await act(async () => {
      valid = await get().check('two');
    });
    expect([valid, texts()]).toEqual([true, []]);
  });
});

describe('a submit', () => {
  it('gives what the rules made of the values, and neither the browser nor an outer form sees it', async () => {
    const send = vi.fn();
    const { event, submit } = open({}, { one: 'First' });
    await submit(send);
    expect(send.mock.calls).toEqual([[{ one: RIGHT, two: RIGHT }]]);
    for (const kept of [event.preventDefault, event.stopPropagation]) expect(kept).toHaveBeenCalled();
  });

  it('is one at a time; a second one meanwhile does nothing at all', async () => {
    const { get, event } = open({}, { one: 'First', two: 'Second' });
    let respond = () => {};
    const send = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          respond = resolve;
        }),
    );
    let first: Promise<void> | undefined;
    await act(async () => {
      first = get().submit(send)(event as never);
    });
    expect(get().busy).toBe(true);
    event.preventDefault.mockClear();
    await act(() => get().submit(send)(event as never));
    expect([send.mock.calls.length, event.preventDefault.mock.calls.length, get().attempts]).toEqual([1, 1, 0]);
    await act(async () => {
      respond();
      await first;
    });
    expect(get().busy).toBe(false);
  });

  it('that fails keeps its failure until the next attempt, and calls back', async () => {
    const { get, set, submit, texts } = open({}, { one: 'First', two: 'Second' }, { unsure: 'setting' } as object);
    const onFailure = vi.fn();
    await submit(() => Promise.reject(refused()), onFailure);
    expect([get().failure?.message, get().unsure, get().busy]).toEqual(['No', 'setting', false]);
    await submit(() => {}, onFailure);
    expect([get().failure, onFailure.mock.calls.length]).toEqual([undefined, 1]);
    await submit(() => Promise.reject(refused()), onFailure);
    await set('one', '');
    await submit(() => {}, onFailure);
    expect([get().failure, texts(), onFailure.mock.calls.length]).toEqual([undefined, ['First'], 2]);
  });

  it('with wrong values sends nothing, and counts as an attempt', async () => {
    const { get, submit } = open({ one: '' }, { one: 'First', two: 'Second' });
    const [send, onFailure] = [vi.fn(), vi.fn()];
    await submit(send, onFailure);
    expect([send.mock.calls, onFailure.mock.calls, get().attempts]).toEqual([[], [], 1]);
  });

  it('does not hide a programming error, and the form can be sent again', async () => {
    const { get, submit } = open({}, { one: 'First', two: 'Second' });
    await expect(submit(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x');
    expect(get().failure).toBeUndefined();
    const send = vi.fn();
    await submit(send);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('that fails after the page was left says so in a toast', async () => {
    const { get, submit } = open({}, { one: 'First', two: 'Second' }, { unsure: 'setting' } as object);
    const onFailure = vi.fn();
    await submit(() => {
      location.pathname = '/index';
      return Promise.reject(refused('Late '));
    }, onFailure);
    expect([toastStore.get().map(({ kind, text }) => `${kind}: ${text}`), get().failure]).toEqual([['error: Late setting'], undefined]);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('a call of a button inside the form', () => {
  it('says whether it succeeded, and its failure is an attempt', async () => {
    const { get } = open({}, { one: 'First', two: 'Second' });
    const done: boolean[] = [];
    const call = (send: () => unknown) => act(async () => void done.push(await get().call(send)));
    await call(() => Promise.reject(refused()));
    expect([done, get().failure?.message, get().attempts]).toEqual([[false], 'No', 1]);
    await call(() => {});
    expect([done, get().failure, get().attempts]).toEqual([[false, true], undefined, 1]);
    await call(() => {
      location.pathname = '/index';
      return Promise.reject(refused());
    });
    expect([done, get().failure, get().attempts]).toEqual([[false, true, false], undefined, 1]);
  });
});

describe('the only field', () => {
  const element = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild as HTMLElement;
  };

  it.each([
    ['<input>', true],
    ['<input type="tel">', true],
    ['<select></select>', true],
    ['<textarea></textarea>', true],
    ['<input type="checkbox">', false],
    ['<input type="radio">', false],
    ['<fieldset></fieldset>', false],
  ])('%s keeps the focus after a refusal: %s', async (html, stays) => {
    const { get, submit } = open({}, { one: 'First' });
    element(html).id = get().field('one').id;
    await submit(() => Promise.reject(refused()));
    expect([get().isSingle, get().failureKeepsFocus]).toEqual([true, stays]);
  });

  it('of several none does, nor one that is not shown', async () => {
    for (const messages of [{ one: 'First', two: 'Second' }, { one: 'First' }]) {
      const { get, submit } = open({}, messages);
      if ('two' in messages) element('<input>').id = get().field('one').id;
      else document.body.replaceChildren();
      await submit(() => Promise.reject(refused()));
      expect(get().failureKeepsFocus).toBe(false);
      expect(get().focusField).not.toThrow();
    }
  });

  it('gets the focus back without losing its error', async () => {
    const { get, submit } = open({ one: '' }, { one: 'First' }, { clearOn: 'focus' } as object);
    const input = element('<input>');
    input.id = get().field('one').id;
    input.addEventListener('focus', () => get().field('one').onFocus?.());
    await submit();
    act(() => get().focusField());
    expect(document.activeElement).toBe(input);
    expect(get().problems.map(({ text }) => text)).toEqual(['First']);
    input.blur();
    act(() => input.focus());
    expect(get().problems).toEqual([]);
  });
});

it('a normalized rule checks what was made of the input', () => {
  const rule = normalized((typed) => typed.trim(), z.string().check(z.minLength(2)));
  expect(rule.parse(' ab ')).toBe('ab');
  expect([' a ', 1].map((value) => rule.safeParse(value).success)).toEqual([false, false]);
});
