// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readWalletForm } from './wallet-form.ts';

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
    ['nothing in it', '<form method="post" action="https://wallet.example/pay"></form>'],
    ['no form', 'redirecting'],
  ])('is refused with %s', (_what, html) => {
    expect(read(html)).toBeUndefined();
  });
});
