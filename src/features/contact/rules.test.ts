import { describe, expect, it } from 'vitest';
import { emptyMessage, type Message, messageRules } from './rules.ts';

const complete: Message = {
  name: ' 陳大文 ',
  email: 'taiman.chan＠mail.example',
  mobile: '+351 912 345 678',
  network: '3',
  contactUsSubjectId: '5001',
  content: '',
  captcha: '6Y4K',
};

/** Names of the fields that are wrong. */
function wrong(values: Partial<Message>) {
  const { error } = messageRules.safeParse({ ...emptyMessage, ...values });
  return [...new Set(error?.issues.map(({ path }) => path[0]) ?? [])];
}

describe('the rules of a contact message', () => {
  it('ask for everything but the content (CONTACT-05, A27)', () => {
    expect(wrong({})).toEqual(['name', 'email', 'mobile', 'network', 'contactUsSubjectId', 'captcha']);
    expect(wrong(complete)).toEqual([]);
  });

  it('send the network as a number and leave an empty content out (A04)', () => {
    expect(JSON.parse(JSON.stringify(messageRules.parse(complete)))).toEqual({
      name: '陳大文',
      email: 'taiman.chan@mail.example',
      mobile: '+351 912 345 678',
      network: 3,
      contactUsSubjectId: '5001',
      captcha: '6Y4K',
    });
    expect(messageRules.parse({ ...complete, network: '4', content: ' 你好 ' })).toMatchObject({ network: 4, content: '你好' });
  });

  it.each(['taiman.chan', 'taiman@', '@mail.example', 'tai man@mail.example'])('refuse %j as an e-mail address', (email) => {
    expect(wrong({ ...complete, email })).toEqual(['email']);
  });

  it('know no other network', () => {
    expect(wrong({ ...complete, network: '5' })).toEqual(['network']);
  });

  it('refuse a text that is longer than the contract allows', () => {
    expect(wrong({ ...complete, name: '文'.repeat(61), content: 'x'.repeat(2001) })).toEqual(['name', 'content']);
  });
});
