import { describe, expect, it } from 'vitest';
import type { SubmitContactMessageRequest } from '../../openapi/generated/model.ts';
import type { Call, OperationId } from '../handler.ts';
import { CAPTCHA_TEXT } from '../seed/site-captcha.ts';
import { type Sandbox, sandboxOf } from '../state.ts';
import { callHandler } from './call-handler.ts';
import { contactMessages, handlers } from './contact.ts';
import { handlers as siteHandlers } from './site.ts';

function call<K extends OperationId>(operation: K, sandbox: Sandbox, request: Partial<Call<K>>) {
  return callHandler(handlers, operation, { sandbox, ...request });
}

async function messageIn(sandbox: Sandbox, captcha: string): Promise<SubmitContactMessageRequest> {
  const issued = await callHandler(siteHandlers, 'captcha', { sandbox });
  const { codepwd } = (issued as { data: { codepwd: string } }).data;
  return { name: '陳大文', email: 'taiman.chan@mail.example', mobile: '66881234', network: 4, contactUsSubjectId: '5002', captcha, codepwd };
}

describe('contactSubjects', () => {
  it('lists six subjects in the language requested', () => {
    expect(call('contactSubjects', sandboxOf('contact'), { language: 'en' })).toMatchObject({
      status: '0',
      data: [{ id: '5001', name: 'Plans and contracts' }, {}, {}, {}, {}, {}],
    });
  });
});

describe('submitContactMessage', () => {
  it('keeps a message whose captcha is right, without the captcha', async () => {
    const sandbox = sandboxOf('contact right');
    expect(call('submitContactMessage', sandbox, { body: await messageIn(sandbox, CAPTCHA_TEXT) })).toEqual({ status: '0' });
    expect(contactMessages(sandbox)).toEqual([
      { name: '陳大文', email: 'taiman.chan@mail.example', mobile: '66881234', network: 4, contactUsSubjectId: '5002' },
    ]);
  });

  it('refuses a wrong captcha', async () => {
    const sandbox = sandboxOf('contact wrong');
    expect(call('submitContactMessage', sandbox, { body: await messageIn(sandbox, 'WRONG') })).toEqual({ example: 'businessError' });
    expect(contactMessages(sandbox)).toEqual([]);
  });

  it('refuses a subject that is not on the list', async () => {
    const sandbox = sandboxOf('contact subject');
    const body = { ...(await messageIn(sandbox, CAPTCHA_TEXT)), contactUsSubjectId: '5999' };
    expect(call('submitContactMessage', sandbox, { body })).toEqual({ example: 'noSubject' });
  });
});
