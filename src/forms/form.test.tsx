// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { brand } from '@/brand/brand';
import common from '@/i18n/locales/en/common.json';
import forms from '@/i18n/locales/en/forms.json';
import { TextField } from '@/ui/text-field';
import { renderApp, setUpLanguage } from '../../tests/support/render-app.tsx';
import { Form, SubmitRow } from './form.tsx';
import { DuplicateSubmission } from './send-once.ts';
import { useZodForm } from './use-zod-form.ts';

setUpLanguage('en', 'forms');

const rules = z.object({ name: z.string().check(z.minLength(2)), email: z.string().check(z.regex(/@/)) });
type Values = z.infer<typeof rules>;

interface SampleProps {
  onSubmit: (values: Values) => unknown;
  /** A failed call clears the name, as that of a password or a captcha does. */
  clearing?: boolean;
  unsure?: 'setting';
  nameError?: string;
}

function Sample({ onSubmit, clearing, unsure, nameError = 'Give your name' }: SampleProps) {
  const form = useZodForm({
    schema: rules,
    defaultValues: { name: '', email: '' },
    messages: { name: nameError, email: { required: 'Give your e-mail', invalid: 'Check your e-mail' } },
    unsure,
  });
  return (
    <Form form={form} onSubmit={onSubmit} onFailure={() => clearing && form.resetField('name')}>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('email')} label="E-mail" />
      <SubmitRow label="Send" busy={form.busy} />
    </Form>
  );
}

const single = z.object({ number: z.string().check(z.minLength(8)) });

/** A form with one field. */
function Single({ onSubmit, clearOn }: { onSubmit: () => unknown; clearOn?: 'focus' }) {
  const form = useZodForm({ schema: single, defaultValues: { number: '' }, messages: { number: 'Check the number' }, clearOn });
  return (
    <Form form={form} onSubmit={onSubmit} failureAction={<a href="#reset">Reset</a>}>
      <TextField {...form.field('number')} label="Number" />
      <SubmitRow label="Send" busy={form.busy} />
    </Form>
  );
}

/** A form whose refusal is about one of its fields. */
function Refusable({ onSubmit }: { onSubmit: () => unknown }) {
  const form = useZodForm({ schema: rules, defaultValues: { name: 'Ana', email: '' }, messages: { name: 'a', email: 'b' }, refusedAt: 'email' });
  return (
    <Form form={form} onSubmit={onSubmit} onFailure={() => form.resetField('email')}>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('email')} label="E-mail" />
      <SubmitRow label="Send" busy={form.busy} />
    </Form>
  );
}

const show = (props: SampleProps) => renderApp(<Sample {...props} />);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
async function typeBoth(then = ''): Promise<void> {
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.type(screen.getByLabelText('E-mail'), `a@b${then}`);
}
const entries = () => screen.queryAllByRole('link').map((link) => link.textContent);

/** A failed call, as the api layer throws it. */
class Refused extends Error {
  readonly kind: string;
  constructor(kind: string, message = '') {
    super(message);
    this.kind = kind;
  }
}

describe('Form', () => {
  it('lists the errors of the fields in the order of the form and takes the focus', async () => {
    const onSubmit = vi.fn();
    document.title = 'Page';
    show({ onSubmit });
    await userEvent.type(screen.getByLabelText('E-mail'), 'invalid');
    await send();
    await waitFor(() => expect(entries()).toEqual(['Give your name', 'Check your e-mail']));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('alert').textContent).toContain('Correct 2 items');
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(document.title).toBe('Error: Page');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('removes a corrected entry and does not add it again while typing', async () => {
    show({ onSubmit: vi.fn() });
    await send();
    await userEvent.type(await screen.findByLabelText('Name'), 'Ana');
    await waitFor(() => expect(entries()).toEqual(['Give your e-mail']));
    const email = screen.getByLabelText('E-mail');
    await userEvent.type(email, 'a@b');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.clear(email);
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(email);
  });

  it('translates an error when the language changes', async () => {
    const { rerender } = show({ onSubmit: vi.fn() });
    await send();
    await waitFor(() => expect(entries()).toContain('Give your name'));
    rerender(<Sample onSubmit={vi.fn()} nameError="請輸入姓名" />);
    expect(entries()).toContain('請輸入姓名');
  });

  it('says at its field what the server refused, which is empty and has the focus', async () => {
    renderApp(<Refusable onSubmit={() => Promise.reject(new Refused('business', 'That is not yours.'))} />);
    const email = screen.getByLabelText('E-mail');
    await userEvent.type(email, 'a@b{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('That is not yours.'));
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(email).toHaveProperty('value', '');
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toContain('That is not yours.');
  });

  it('keeps the message of the first click of a double click, whose call fails between them', async () => {
    const onSubmit = vi.fn(() => Promise.reject(new Refused('business', 'The code is used.')));
    show({ onSubmit, clearing: true });
    await typeBoth();
    await userEvent.setup({ delay: 30 }).dblClick(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe(''));
    expect(screen.getByRole('alert').textContent).toBe('The code is used.');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByLabelText('Name'), 'Eva');
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it.each([
    [new Refused('business', 'The code is used.'), 'The code is used.'],
    [new Refused('server'), common.failure.server],
    [new Refused('malformed', 'x'), common.failure.server],
    [new Refused('ignored', 'not for customers'), common.failure.server],
    [new Refused('timeout'), forms.connection],
    [new Refused('offline'), forms.connection],
    [
      Object.assign(new Refused('network'), { unknown: { whereToCheck: 'order', repeatable: false } }),
      forms.unsure.order.replace('{{number}}', brand.hotline) + common.hotline.call.replace('{{number}}', brand.hotline),
    ],
    [Object.assign(new Refused('network'), { unknown: { whereToCheck: 'order', repeatable: true } }), forms.repeatable],
    [new DuplicateSubmission('inFlight', 'order'), forms.duplicate.inFlight],
    [Object.assign(new Refused('http'), { unknown: { whereToCheck: 'topUp', repeatable: false } }), forms.unsure.topUp],
    [new DuplicateSubmission('duplicate', 'topUp', Date.parse('2026-11-20T14:05:00+08:00')), forms.duplicate.done.replace('{{time}}', '20 November at 14:05')],
    [new DuplicateSubmission('duplicate', 'sms'), forms.duplicate.sent.replace('{{whereToCheck}}', forms.duplicate.whereToCheck.sms)],
  ])('shows a failed call: %o', async (error, text) => {
    show({ onSubmit: () => Promise.reject(error) });
    await typeBoth('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ana');
  });

  it.each([
    ['network', true],
    ['timeout', true],
    ['malformed', true],
    ['http', true],
    ['ignored', true],
    ['business', false],
  ])('a failure of the kind %s leaves open whether it arrived: %s', async (kind, open) => {
    show({ onSubmit: () => Promise.reject(new Refused(kind, 'No.')), unsure: 'setting' });
    await typeBoth('{Enter}');
    const where = forms.unsure.setting;
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(open ? where : 'No.'));
  });

  it('leaves an expired session to the log-in dialog', async () => {
    const onSubmit = vi.fn(() => Promise.reject(new Refused('sessionExpired', 'x')));
    show({ onSubmit });
    await typeBoth('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe.each([undefined, 'focus'] as const)('Form with one field, errors cleared on %s', (clearOn) => {
  const showSingle = (onSubmit: () => unknown) => renderApp(<Single onSubmit={onSubmit} {...(clearOn && { clearOn })} />);
  const field = () => screen.getByLabelText<HTMLInputElement>('Number');

  it('says an error once, at the field, which keeps the focus', async () => {
    document.title = 'Page';
    showSingle(vi.fn());
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(screen.getAllByText('Check the number')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toBe('Check the number');
    expect(entries()).toEqual([]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.title).toBe('Error: Page');
    await userEvent.type(field(), '66881234');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('announces the same error again', async () => {
    showSingle(vi.fn());
    await userEvent.type(field(), '1{Enter}');
    const first = await screen.findByRole('alert');
    await userEvent.type(field(), '{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  });

  it('shows a refusal with its way on, and the field keeps the focus', async () => {
    showSingle(() => Promise.reject(new Refused('business', 'No such number.')));
    await userEvent.type(field(), '66881234{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No such number.'));
    expect(entries()).toEqual(['Reset']);
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(screen.getAllByText('No such number.')).toHaveLength(1);
  });
});
