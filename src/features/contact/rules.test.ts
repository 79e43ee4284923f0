import { describe, expect, it } from 'vitest';
import { emptyMessage, type MessageValues, messageRules } from './rules.ts';

const complete: MessageValues = {
  name: ' 陳大文 ',
  email: 'taiman.chan＠mail.example',
  mobile: '+351 912 345 678',
  network: '3',
  contactUsSubjectId: '5001',
  content: '',
  captcha: '6Y4K',
};

/** Names of the invalid fields. */
function invalidFields(values: Partial<MessageValues>) {
  const { error } = messageRules.safeParse({ ...emptyMessage, ...values });
  return [...new Set(error?.issues.map(({ path }) => path[0]) ?? [])];
}

describe('messageRules', () => {
  it('require everything but the content (CONTACT-05, A27)', () => {
    expect(invalidFields({})).toEqual(['name', 'email', 'mobile', 'network', 'contactUsSubjectId', 'captcha']);
    expect(invalidFields(complete)).toEqual([]);
  });

  it('convert the network to a number and omit an empty content (A04)', () => {
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

  it.each(['taiman.chan', 'taiman@', '@mail.example', 'tai man@mail.example'])('reject %j as an e-mail address', (email) => {
    expect(invalidFields({ ...complete, email })).toEqual(['email']);
  });

  it('reject an unknown network', () => {
    expect(invalidFields({ ...complete, network: '5' })).toEqual(['network']);
  });

  it('reject a text that is longer than the contract allows', () => {
    expect(invalidFields({ ...complete, name: '文'.repeat(61), content: 'x'.repeat(2001) })).toEqual(['name', 'content']);
  });
});
