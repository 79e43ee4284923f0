import { describe, expect, it } from 'vitest';
import { cachesPages, defaults, siteConfig } from './config.ts';
import { readConfig, variables } from './config-rules.ts';

describe('site configuration', () => {
  it('has valid defaults', () => {
    const all = Object.fromEntries(Object.entries(defaults).map(([name, value]) => [variables[name as keyof typeof defaults], value]));
    expect(readConfig(all)).toEqual(defaults);
    expect(siteConfig).toEqual(defaults);
  });

  it('comes from the environment, without trailing slashes; empty counts as missing', () => {
    const config = readConfig({
      SITE_CHAT_URL: 'https://talk.operator.example/web/',
      SITE_MALL_URL: '',
      SITE_API_BASE: ' https://api.operator.example ',
      SITE_EMBED_HOSTS: 'films.operator.example,  maps.operator.example',
    });
    expect(config).toEqual({
      ...defaults,
      chat: 'https://talk.operator.example/web',
      apiBase: 'https://api.operator.example',
      embedHosts: 'films.operator.example maps.operator.example',
    });
  });

  it.each([
    'http://chat.operator.example',
    'chat.operator.example',
    'javascript:alert(1)',
    '//chat.operator.example',
    'https://chat.operator.example/?a=1',
    'https://chat.operator.example/">',
    'https://chat.operator.example; script-src *',
  ])('rejects the URL %s and names the variable', (value) => {
    expect(() => readConfig({ SITE_CHAT_URL: value })).toThrow(/^SITE_CHAT_URL must be a complete https:\/\/ URL/);
  });

  it('requires origins where the Content Security Policy contains them', () => {
    expect(() => readConfig({ SITE_PAYMENT_GATEWAY_URL: 'https://pay.operator.example/v1' })).toThrow(
      'SITE_PAYMENT_GATEWAY_URL must be an origin without a path, such as https://pay.operator.example',
    );
  });

  it('takes several origins for payment forms, and names the wrong one', () => {
    expect(readConfig({ SITE_PAYMENT_FORM_ORIGINS: 'https://openapi.wallet.example, https://bank.example' }).paymentForms).toBe(
      'https://openapi.wallet.example https://bank.example',
    );
    expect(() => readConfig({ SITE_PAYMENT_FORM_ORIGINS: 'https://bank.example http://bank.example' })).toThrow(
      'SITE_PAYMENT_FORM_ORIGINS: each origin must be a complete https:// URL without query or fragment, but one is "http://bank.example".',
    );
    expect(() => readConfig({ SITE_PAYMENT_FORM_ORIGINS: 'https://bank.example/pay' })).toThrow(
      /must be an origin without a path, such as https:\/\/bank\.example/,
    );
  });

  it('requires host names for frames', () => {
    expect(() => readConfig({ SITE_EMBED_HOSTS: "video.operator.example 'unsafe-inline'" })).toThrow(/^SITE_EMBED_HOSTS .*"'unsafe-inline'"/);
  });

  it('requires complete hashes of the checkout script: a browser ignores others and checks nothing', () => {
    const hashes = [`sha384-${'A'.repeat(64)}`, `sha512-${'b/'.repeat(43)}==`];
    expect(readConfig({ SITE_CHECKOUT_INTEGRITY: ` ${hashes.join('  ')} ` }).checkoutIntegrity).toBe(hashes.join(' '));
    for (const wrong of [`sha384-${'A'.repeat(63)}`, 'md5-AAAA', `${hashes[0]} x`, `${hashes[0]}"`]) {
      expect(() => readConfig({ SITE_CHECKOUT_INTEGRITY: wrong }), wrong).toThrow(/^SITE_CHECKOUT_INTEGRITY must be hashes/);
    }
  });

  it('switches what browsers keep on or off; an API of another origin switches it off, too', () => {
    expect(cachesPages(readConfig({}))).toBe(true);
    expect(cachesPages(readConfig({ SITE_OFFLINE: 'off' }))).toBe(false);
    expect(cachesPages(readConfig({ SITE_OFFLINE: 'on', SITE_API_BASE: 'https://api.operator.example' }))).toBe(false);
    expect(() => readConfig({ SITE_OFFLINE: 'no' })).toThrow('SITE_OFFLINE must be on or off, but it is "no".');
  });

  it('reports all errors at once', () => {
    expect(() => readConfig({ SITE_CHAT_URL: 'x', SITE_MALL_URL: 'y' })).toThrow(/SITE_CHAT_URL .*\nSITE_MALL_URL /);
  });
});
