// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistedInput } from '@/forms/persisted-state';
import { type ComposeValues, composeErrors, composeRules, emptyMessage, requestOf, useComposeForm, useSchedule } from './compose-form.ts';
import { type UndoField, useUndo } from './undo.tsx';

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

const now = Date.parse('2026-11-20T14:05:00+08:00');
const message = { ...emptyMessage('2026-11-20'), numbers: ['66123456'], content: 'Hello' };

describe('the times of a message', () => {
  it('are refused while a date is missing, has passed, ends before it starts or never comes', () => {
    const errors = (values: Partial<typeof message>) => composeErrors({ ...message, ...values }, now);
    expect(errors({})).toEqual([]);
    expect(errors({ type: '2' })).toEqual([['date', 'required']]);
    expect(errors({ type: '2', date: '2026-11-20', hour: '14', minute: '05' })).toEqual([['date', 'passed']]);
    expect(errors({ type: '2', date: '2026-11-20', hour: '14', minute: '06' })).toEqual([]);
    expect(errors({ type: '3', startDate: '' })).toEqual([
      ['startDate', 'required'],
      ['endDate', 'required'],
    ]);
    expect(errors({ type: '3', startDate: '', endDate: '2026-12-01' })).toEqual([['startDate', 'required']]);
    expect(errors({ type: '3' })).toEqual([['endDate', 'required']]);
    expect(errors({ type: '3', endDate: '2026-11-20', endHour: '00', endMinute: '00' })).toEqual([['endDate', 'endFirst']]);
    expect(errors({ type: '3', endDate: '2026-11-20', endHour: '14', endMinute: '05' })).toEqual([['endDate', 'passed']]);
    expect(errors({ type: '3', endDate: '2026-11-19' })).toEqual([['endDate', 'endFirst']]);
    expect(errors({ type: '3', startDate: '2026-11-01', endDate: '2026-11-19' })).toEqual([['endDate', 'passed']]);
    expect(errors({ type: '3', endDate: '2026-11-22' })).toEqual([['endDate', 'never']]);
    expect(errors({ type: '3', endDate: '2026-11-23' })).toEqual([]);
  });

  it('SMS-06, SMS-07, SMS-29: are sent with type 1 at once, 2 once later, 3 on a day of the cycle, and with the fields of its type only', () => {
    const times = {
      ...message,
      date: '2026-11-28',
      hour: '01',
      minute: '02',
      startDate: '2026-12-03',
      startHour: '03',
      startMinute: '04',
      endDate: '2026-12-31',
      endHour: '05',
      endMinute: '06',
      cycleHour: '07',
      cycleMinute: '08',
    };
    const every = { coding: 1, content: 'Hello', mobileList: ['66123456'] };
    expect(requestOf({ ...times, type: '1' })).toEqual({ ...every, type: 1 });
    expect(requestOf({ ...message, type: '2', date: '2026-11-28' })).toMatchObject({ scheduleHour: '09', scheduleMinute: '00' });
    expect(requestOf({ ...message, type: '3' })).toMatchObject({ scheduleStartDate: '2026-11-20', scheduleEndHour: '23', cycleDay: 0, cycleHour: '09' });
    expect(requestOf({ ...times, type: '2' })).toEqual({ ...every, type: 2, scheduleDate: '2026-11-28', scheduleHour: '01', scheduleMinute: '02' });
    for (const cycleDay of [-1, 0, 1, 2, 3, 4, 5, 6]) {
      expect(requestOf({ ...times, type: '3', cycleDay: String(cycleDay) })).toEqual({
        ...every,
        type: 3,
        scheduleStartDate: '2026-12-03',
        scheduleStartHour: '03',
        scheduleStartMinute: '04',
        scheduleEndDate: '2026-12-31',
        scheduleEndHour: '05',
        scheduleEndMinute: '06',
        cycleDay,
        cycleHour: '07',
        cycleMinute: '08',
      });
    }
  });
});

describe('required fields', () => {
  it('are the recipients and the message (SMS-14)', () => {
    expect(composeErrors(emptyMessage('2026-11-20'), now)).toEqual([
      ['numbers', 'required'],
      ['content', 'required'],
    ]);
    expect(composeErrors({ ...message, numbers: ['66123456', '6812 45'], content: 'a'.repeat(1531) }, now)).toEqual([
      ['numbers', 'invalid'],
      ['content', 'tooLong'],
    ]);
  });

  it('are not too many, and not of spaces', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(66_000_000 + at));
    expect(composeErrors({ ...message, numbers: numbers(500) }, now)).toEqual([]);
    expect(composeErrors({ ...message, numbers: numbers(501) }, now)).toEqual([['numbers', 'tooMany']]);
    expect(composeErrors({ ...message, content: ' \n' }, now)).toEqual([['content', 'required']]);
    expect(composeErrors({ ...message, content: 'a'.repeat(1530) }, now)).toEqual([]);
  });

  it('are reported to the form with the values that were checked', () => {
    const checked: unknown[] = [];
    const rules = composeRules((values) => checked.push(values));
    const values = { ...message, numbers: ['6812 45'], content: '' };
    expect(rules.safeParse(values).error?.issues).toMatchObject([
      { code: 'custom', message: 'invalid', path: ['numbers'] },
      { code: 'custom', message: 'required', path: ['content'] },
    ]);
    expect(checked).toEqual([values]);
    expect(rules.safeParse(message).success).toBe(true);
  });

  it('are empty at first, and the times have their usual values', () => {
    expect(emptyMessage('2026-11-20')).toEqual({
      ...{ numbers: [], typing: '', groupName: '', newGroupName: '', content: '', templateName: '', newTemplateName: '', type: '1' },
      ...{ date: '', hour: '09', minute: '00', startDate: '2026-11-20', startHour: '00', startMinute: '00', endDate: '', endHour: '23', endMinute: '59' },
      ...{ cycleDay: '0', cycleHour: '09', cycleMinute: '30' },
    });
  });
});
