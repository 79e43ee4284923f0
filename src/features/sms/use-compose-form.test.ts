// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistedInput } from '@/forms/persisted-state';
import type { ComposeValues } from './compose-rules.ts';
import { useComposeForm } from './use-compose-form.ts';
import { useSchedule } from './use-schedule.ts';
import { type UndoField, useUndo } from './use-undo.ts';

/** Shows the key and the values of a message. */
vi.mock('react-i18next', async (original) => ({
  ...(await original<object>()),
  useTranslation: () => ({ t: (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key) }),
}));

const EVENT = { preventDefault: () => {}, stopPropagation: () => {} } as never;

function open(field: UndoField = 'numbers') {
  const view = renderHook(() => {
    const form = useComposeForm();
    return { form, undoable: useUndo(form, field), schedule: useSchedule(form), errors: form.problems.map(({ text }) => text) };
  });
  const get = () => view.result.current;
  return {
    get,
    write: (values: Partial<ComposeValues>) =>
      act(() => {
        for (const [name, value] of Object.entries(values)) get().form.setValue(name as 'content', value as string);
      }),
    submit: () => act(() => get().form.submit(() => {})(EVENT)),
    leave: view.unmount,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T14:05:00+08:00') });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the form of a message', () => {
  it.each<[what: string, values: Partial<ComposeValues>, errors: string[]]>([
    ['nothing', {}, ['recipients.missing', 'message.missing']],
    ['a wrong number', { numbers: ['66123456', '1', '2'], content: 'Hi' }, ['recipients.toFix {"count":2}']],
    [
      'too many numbers',
      { numbers: Array.from({ length: 501 }, (_, at) => String(66_000_000 + at)), content: 'Hi' },
      ['recipients.tooMany {"max":500,"count":501}'],
    ],
    ['a long text', { numbers: ['66123456'], content: 'a'.repeat(1531) }, ['message.tooLong {"max":1530}']],
    ['no date', { numbers: ['66123456'], content: 'Hi', type: '2' }, ['time.missing']],
    ['a date that has passed', { numbers: ['66123456'], content: 'Hi', type: '2', date: '2026-11-20', hour: '14', minute: '05' }, ['time.passed']],
    ['no dates', { numbers: ['66123456'], content: 'Hi', type: '3', startDate: '' }, ['time.missingStart', 'time.missingEnd']],
    ['an end before the start', { numbers: ['66123456'], content: 'Hi', type: '3', endDate: '2026-11-19' }, ['time.endFirst']],
    ['a cycle that never comes', { numbers: ['66123456'], content: 'Hi', type: '3', endDate: '2026-11-22' }, ['time.never']],
    ['a cycle that is over', { numbers: ['66123456'], content: 'Hi', type: '3', startDate: '2026-11-01', endDate: '2026-11-19' }, ['time.passed']],
  ])('says what is wrong with %s', async (_what, values, errors) => {
    const { get, write, submit } = open();
    write(values);
    await submit();
    expect(get().errors).toEqual(errors);
  });

  it('begins today in Macau, and is kept after the preview, too, which is a submit', async () => {
    const { get, write, submit, leave } = open();
    expect(get().schedule).toMatchObject({ type: '1', startDate: '2026-11-20', cycleHour: '09' });
    expect(Object.keys(get().schedule)).not.toContain('content');
    write({ numbers: ['66123456'], content: 'Hello' });
    await submit();
    expect(get().errors).toEqual([]);
    leave();
    expect(persistedInput('sms.compose')).toMatchObject({ numbers: ['66123456'], content: 'Hello' });
  });
});

describe('a change that can be taken back', () => {
  it('is written with all its fields, and taken back once', () => {
    const { get, write } = open();
    write({ numbers: ['66123456'], groupName: 'Shops' });
    act(() => get().undoable.change('1 number removed', { numbers: [], groupName: '' }));
    expect(get().form.getValues()).toMatchObject({ numbers: [], groupName: '' });
    expect(get().undoable.undo).toEqual({ text: '1 number removed', before: { numbers: ['66123456'], groupName: 'Shops' }, after: '' });
    act(() => get().undoable.restore());
    expect(get().form.getValues()).toMatchObject({ numbers: ['66123456'], groupName: 'Shops' });
    expect(get().undoable.undo).toBeUndefined();
    act(() => get().undoable.restore());
    expect(get().form.getValues('numbers')).toEqual(['66123456']);
  });

  it.each([
    ['numbers', 'typing'],
    ['content', 'content'],
  ] as const)('of %s leads the focus to %s', async (field, target) => {
    const { get } = open(field);
    const input = document.createElement('input');
    const focus = vi.spyOn(input, 'focus');
    get().form.register(target).ref(input);
    act(() => get().undoable.restore());
    await vi.waitFor(() => expect(focus).toHaveBeenCalled());
  });

  it('is checked at once after the first submit only', async () => {
    const { get, submit } = open('content');
    await act(async () => get().undoable.change('Template', { content: 'a'.repeat(1531) }));
    expect(get().form.getFieldState('content')).toMatchObject({ invalid: false });
    await submit();
    await act(async () => get().undoable.change('Template', { content: 'Hello' }));
    expect(get().form.getFieldState('content').invalid).toBe(false);
    await act(async () => get().undoable.restore());
    expect(get().form.getFieldState('content').invalid).toBe(true);
    expect(get().form.getValues('content')).toHaveLength(1531);
  });
});
