import { describe, expect, it } from 'vitest';
import type { SubmitContactMessageRequest } from '../generated/model/index.ts';
import type { Call, OperationId } from '../handler.ts';
import { CAPTCHA_TEXT } from '../seed/site-captcha.ts';
import { type World, worldOf } from '../state.ts';
import { handlers } from './contact.ts';
import { handlers as siteHandlers } from './site.ts';

function ask<K extends OperationId>(operation: K, world: World, request: Partial<Call<K>>) {
  return handlers[operation]?.({ path: {}, query: {}, language: 'cn', customer: undefined, token: '', world, ...request } as Call<K>);
}

async function messageIn(world: World, captcha: string): Promise<SubmitContactMessageRequest> {
  const picture = await siteHandlers.captcha?.({ path: {}, query: {}, body: undefined, language: 'cn', customer: undefined, token: '', world });
  const { codepwd } = (picture as { data: { codepwd: string } }).data;
  return { name: '陳大文', email: 'taiman.chan@mail.example', mobile: '66881234', network: 4, contactUsSubjectId: '5002', captcha, codepwd };
}

describe('contactSubjects', () => {
  it('lists six subjects in the language asked for', () => {
    expect(ask('contactSubjects', worldOf('contact'), { language: 'en' })).toMatchObject({
      status: '0',
      data: [{ id: '5001', name: 'Plans and contracts' }, {}, {}, {}, {}, {}],
    });
  });
});

describe('submitContactMessage', () => {
  it('keeps a message whose captcha is right, without the captcha', async () => {
    const world = worldOf('contact right');
    expect(ask('submitContactMessage', world, { body: await messageIn(world, CAPTCHA_TEXT) })).toEqual({ status: '0' });
    expect(world.state.contact.messages).toEqual([
      { name: '陳大文', email: 'taiman.chan@mail.example', mobile: '66881234', network: 4, contactUsSubjectId: '5002' },
    ]);
  });

  it('refuses a wrong captcha', async () => {
    const world = worldOf('contact wrong');
    expect(ask('submitContactMessage', world, { body: await messageIn(world, 'WRONG') })).toEqual({ example: 'businessError' });
    expect(world.state.contact.messages).toEqual([]);
  });

  it('refuses a subject that is not on the list', async () => {
    const world = worldOf('contact subject');
    const body = { ...(await messageIn(world, CAPTCHA_TEXT)), contactUsSubjectId: '5999' };
    expect(ask('submitContactMessage', world, { body, language: 'en' })).toEqual({
      status: '-1',
      message: 'This subject is no longer available. Please choose another one.',
    });
  });
});
