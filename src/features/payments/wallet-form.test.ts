// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readWalletForm, submitForm } from './wallet-form.ts';

const ORIGINS = ['https://wallet.example'];
const field = '<input type="hidden" name="orderid" value="FT1">';
const read = (html: string) => readWalletForm(html, ORIGINS);

describe('form of a wallet', () => {
  it('is read with its hidden fields', () => {
    expect(read(`<form method="post" action="https://wallet.example/pay">${field}<input type="hidden" name="sign" value="a&quot;b"></form>`)).toEqual({
      action: 'https://wallet.example/pay',
      fields: [
        { name: 'orderid', value: 'FT1' },
        { name: 'sign', value: 'a"b' },
      ],
    });
  });

  it('is parsed by the policy that the CSP names', () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(read(`<form method="post" action="https://wallet.example/pay">${field}</form>`)).toBeDefined();
    expect(createPolicy.mock.calls).toEqual([['site-wallet', { createHTML: expect.any(Function) }]]);
  });

  it('is read in any case of its method and types, with the empty value of a field that has none', () => {
    expect(read('<FORM METHOD="Post" ACTION="https://wallet.example/pay"><INPUT TYPE="Hidden" NAME="orderid"></FORM>')).toEqual({
      action: 'https://wallet.example/pay',
      fields: [{ name: 'orderid', value: '' }],
    });
  });

  it.each([
    [
      'two forms',
      `<form method="post" action="https://wallet.example/pay">${field}</form><form method="post" action="https://wallet.example/x">${field}</form>`,
    ],
    ['another origin', `<form method="post" action="https://evil.example/pay">${field}</form>`],
    ['a look-alike origin', `<form method="post" action="https://wallet.example.evil.example/pay">${field}</form>`],
    ['plain http', `<form method="post" action="http://wallet.example/pay">${field}</form>`],
    ['a relative action', `<form method="post" action="/pay">${field}</form>`],
    ['no action', `<form method="post">${field}</form>`],
    ['a script URL', `<form method="post" action="javascript:alert(1)">${field}</form>`],
    ['GET', `<form action="https://wallet.example/pay">${field}</form>`],
    ['a script beside it', `<form method="post" action="https://wallet.example/pay">${field}</form><script>document.forms[0].submit()</script>`],
    [
      'a button with an action of its own',
      `<form method="post" action="https://wallet.example/pay">${field}<button formaction="https://evil.example">x</button></form>`,
    ],
    ['a visible input', `<form method="post" action="https://wallet.example/pay"><input name="pin"></form>`],
    ['an input with a handler', `<form method="post" action="https://wallet.example/pay"><input type="hidden" name="a" value="b" onfocus="x()"></form>`],
    ['an input of another form', `<form method="post" action="https://wallet.example/pay">${field}</form><input type="hidden" name="a" value="b" form="x">`],
    ['an image beside it', `<form method="post" action="https://wallet.example/pay">${field}</form><img src="https://evil.example/x">`],
    ['a text field named like a hidden one', '<form method="post" action="https://wallet.example/pay"><input type="text" name="a" value="b"></form>'],
    ['an input without a type', '<form method="post" action="https://wallet.example/pay"><input name="a" value="b"></form>'],
    ['a hidden input without a name', '<form method="post" action="https://wallet.example/pay"><input type="hidden" value="b"></form>'],
    ['one good input and a bad one', `<form method="post" action="https://wallet.example/pay">${field}<input type="hidden" name="a" id="b"></form>`],
    [
      'another element of type hidden',
      `<form method="post" action="https://wallet.example/pay">${field}<button type="hidden" name="a" value="b"></button></form>`,
    ],
    ['a script in the head', `<head><script>1</script></head><form method="post" action="https://wallet.example/pay">${field}</form>`],
    ['a paragraph in its place', `<p method="post" action="https://wallet.example/pay"></p>${field}`],
    ['nothing in it', '<form method="post" action="https://wallet.example/pay"></form>'],
    ['no form', 'redirecting'],
  ])('is refused with %s', (_what, html) => {
    expect(read(html)).toBeUndefined();
  });
});

describe('a form that is sent', () => {
  it('is built of hidden fields, submitted even where a field is named like the method, and taken away', () => {
    let sent: HTMLFormElement | undefined;
    let markup = '';
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent = this;
      markup = this.outerHTML;
      expect(this.isConnected).toBe(true);
    });
    submitForm({
      action: 'https://wallet.example/pay',
      fields: [
        { name: 'submit', value: 'a"b' },
        { name: 'orderid', value: 'FT1' },
      ],
    });
    const copy = new DOMParser().parseFromString(markup, 'text/html').querySelector('form');
    expect(copy?.matches('[hidden][method=post][action="https://wallet.example/pay"]'), markup).toBe(true);
    expect([...(copy?.elements ?? [])].map((field) => [field.getAttribute('type'), field.getAttribute('name'), field.getAttribute('value')])).toEqual([
      ['hidden', 'submit', 'a"b'],
      ['hidden', 'orderid', 'FT1'],
    ]);
    expect(sent?.isConnected).toBe(false);
  });
});
