import { beforeAll, describe, expect, it } from 'vitest';
import { identity } from '#operator';
import { i18n, initMessages, loadMessages, switchLanguage } from './i18n.ts';

describe('placeholders of the operator', () => {
  beforeAll(() => initMessages('payments'));

  it('need no value, and the name follows the language', async () => {
    expect(i18n.t('logo')).toBe(`${identity.name.cn}，返回首頁`);
    expect(i18n.t('notSafe', { ns: 'payments' })).toContain('1118');
    await switchLanguage('en');
    await loadMessages('payments');
    expect(i18n.t('logo')).toBe(`${identity.name.en}, back to the home page`);
    expect(i18n.t('notSafe', { ns: 'payments' })).toContain('call 1118');
    expect(i18n.t('hotline.call', { number: 5 })).toBe('Call 5');
  });
});
