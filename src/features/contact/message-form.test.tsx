// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import contact from '@/i18n/locales/en/contact.json';
import { succeed } from '../../../tests/support/answers.ts';
import { renderApp, setUpLanguage } from '../../../tests/support/render-app.tsx';
import { MessageForm } from './message-form.tsx';

setUpLanguage('en', 'contact', 'captcha', 'forms');

it('the form that is cleared begins at its first field, each time', async () => {
  succeed('captcha', { codepwd: 'a', imgbase64: 'AAAA' });
  succeed('contactSubjects', []);
  const user = userEvent.setup();
  renderApp(<MessageForm />);
  const name = () => screen.getByLabelText<HTMLInputElement>(contact.name);
  for (const typed of ['Ana', 'Bea']) {
    await user.type(name(), typed);
    await user.click(screen.getByRole('button', { name: contact.refill }));
    expect([name().value, document.activeElement]).toEqual(['', name()]);
    expect(screen.getByText(contact.cleared)).toBeTruthy();
  }
});
