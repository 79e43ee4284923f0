// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import careers from '@/i18n/locales/en/careers.json';
import { TextField } from '@/ui/text-field';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import { Entries } from './entries.tsx';
import { useJobForm } from './use-job-form.ts';

setUpLanguage('en', 'careers', 'captcha', 'forms');

function Schools() {
  const form = useJobForm(2, '');
  return (
    <Entries form={form} kind="school">
      {(number) => <TextField {...form.field(`school${number}Name`)} label={`Name ${number}`} />}
    </Entries>
  );
}

it('the first field of an entry that is added takes the focus, the button again when one is removed, and what follows moves up', async () => {
  const user = userEvent.setup();
  renderApp(<Schools />);
  const add = screen.getByRole('button', { name: careers.school.add });
  await user.click(add);
  expect(document.activeElement).toBe(screen.getByLabelText('Name 2'));
  await user.type(screen.getByLabelText('Name 2'), 'Pui Ching');
  await user.click(screen.getByRole('button', { name: careers.school.remove.replace('{{number}}', '1') }));
  expect(document.activeElement).toBe(add);
  expect(screen.queryByLabelText('Name 2')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name 1').value).toBe('Pui Ching');
});
