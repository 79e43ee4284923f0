// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readWalletForm, submitForm } from './wallet-form.ts';

const ORIGINS = ['https://pay.example', 'https://wallet.example', 'https://openapi.wallet.example', 'https://bank.example'];
const field = '<input type="hidden" name="orderid" value="FT1">';
const read = (html: string) => readWalletForm(html, ORIGINS);

/** As the providers' public documentation and kits write them, with hosts of examples. */
const PROVIDERS: Record<string, [html: string, form: ReturnType<typeof read>]> = {
  'an Alipay page payment: a hidden field, an unnamed button and a script, the signature in the address': [
    `<form name="pay_now" method="post" action="https://openapi.wallet.example/gateway.do?charset=UTF-8&method=trade.page.pay&sign=a%2Bb&timestamp=2026-11-20+08%3A00%3A00">
<input type="hidden" name="biz_content" value="{&quot;out_trade_no&quot;:&quot;FT1&quot;,&quot;total_amount&quot;:&quot;386.00&quot;}">
<input type="submit" value="Pay now" style="display:none" >
</form>
<script>document.forms[0].submit();</script>`,
    {
      method: 'post',
      action: 'https://openapi.wallet.example/gateway.do?charset=UTF-8&method=trade.page.pay&sign=a%2Bb&timestamp=2026-11-20+08%3A00%3A00',
      fields: [{ name: 'biz_content', value: '{"out_trade_no":"FT1","total_amount":"386.00"}' }],
    },
  ],
  'an older Alipay form: GET, single quotes': [
    `<form id='pay_form' name='pay_form' action='https://openapi.wallet.example/gateway.do' method='get'><input type='hidden' name='_input_charset' value='utf-8'/><input type='hidden' name='total_fee' value='386.00'/><input type='submit' value='OK' style='display:none;'></form><script>document.forms['pay_form'].submit();</script>`,
    {
      method: 'get',
      action: 'https://openapi.wallet.example/gateway.do',
      fields: [
        { name: '_input_charset', value: 'utf-8' },
        { name: 'total_fee', value: '386.00' },
      ],
    },
  ],
  'MPay: a charset of its own and a named button': [
    '<form id="go" method="POST" accept-charset="UTF-8" action="https://wallet.example/masl/gateway"><input type="hidden" name="order_no" id="order_no" value="FT1"><input type="submit" name="go" value="Pay"></form>',
    {
      method: 'post',
      action: 'https://wallet.example/masl/gateway',
      acceptCharset: 'UTF-8',
      fields: [
        { name: 'order_no', value: 'FT1' },
        { name: 'go', value: 'Pay' },
      ],
    },
  ],
  'UnionPay: a whole document, hidden fields with ids': [
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"/></head><body><form id = "pay_form" action="https://pay.example/gateway/api/frontTransReq.do" method="post"><input type="hidden" name="txnAmt" id="txnAmt" value="38600"/><input type="hidden" name="signature" id="signature" value="a+b/c=="/></form></body><script type="text/javascript">document.all.pay_form.submit();</script></html>',
    {
      method: 'post',
      action: 'https://pay.example/gateway/api/frontTransReq.do',
      fields: [
        { name: 'txnAmt', value: '38600' },
        { name: 'signature', value: 'a+b/c==' },
      ],
    },
  ],
  'CyberSource: fields, text and a button in paragraphs': [
    '<form id="payment_confirmation" action="https://pay.example/pay" method="post"><fieldset><legend>Review</legend><div><span>amount:</span> 386.00</div></fieldset><input type="hidden" id="access_key" name="access_key" value="k"/><input type="text" name="reference_number" value="FT1"/><input type="submit" id="submit" value="Confirm"/></form>',
    {
      method: 'post',
      action: 'https://pay.example/pay',
      fields: [
        { name: 'access_key', value: 'k' },
        { name: 'reference_number', value: 'FT1' },
      ],
    },
  ],
  'a bank: a choice and a text of several lines': [
    '<body onload="document.f.submit()"><form name="f" method="post" action="https://bank.example/b2c" accept-charset="GBK"><select name="lang"><option value="en">English</option><option value="zh" selected>中文</option></select><textarea name="remark">Bill FT1</textarea><input name="txnReq" value="a|b"></form></body>',
    {
      method: 'post',
      action: 'https://bank.example/b2c',
      acceptCharset: 'GBK',
      fields: [
        { name: 'lang', value: 'zh' },
        { name: 'remark', value: 'Bill FT1' },
        { name: 'txnReq', value: 'a|b' },
      ],
    },
  ],
};

describe('form of a provider', () => {
  it.each(Object.entries(PROVIDERS))('is read: %s', (_what, [html, form]) => {
    expect(read(html)).toEqual(form);
  });

  it('is parsed by the policy that the CSP names', () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(read(`<form method="post" action="https://wallet.example/pay">${field}</form>`)).toBeDefined();
    expect(createPolicy.mock.calls).toEqual([['site-wallet', { createHTML: expect.any(Function) }]]);
  });

  it('loses what is not a value that it sends: handlers, pictures, scripts, other targets, files, boxes, the second form', () => {
    const html = `<base href="https://evil.example"><img src="https://evil.example/x" onerror="x()"><form method="post" action="https://wallet.example/pay" target="_top" onsubmit="x()">
      ${field}<button name="b" value="1" formaction="https://evil.example">x</button><input type="image" name="i" src="https://evil.example/x"><input type="file" name="f">
      <input type="checkbox" name="c" value="1" checked><input type="password" name="p" value="1"><input type="hidden" name="d" value="1" disabled><script>x()</script>
      </form><form method="post" action="https://evil.example">${field}</form>`;
    expect(read(html)).toEqual({ method: 'post', action: 'https://wallet.example/pay', fields: [{ name: 'orderid', value: 'FT1' }] });
  });

  it.each([
    ['another origin', `<form method="post" action="https://evil.example/pay">${field}</form>`],
    ['a look-alike origin', `<form method="post" action="https://wallet.example.evil.example/pay">${field}</form>`],
    ['an allowed name before an @', `<form method="post" action="https://wallet.example@evil.example/pay">${field}</form>`],
    ['another port', `<form method="post" action="https://wallet.example:8443/pay">${field}</form>`],
    ['plain http', `<form method="post" action="http://wallet.example/pay">${field}</form>`],
    ['an address without a scheme', `<form method="post" action="//evil.example/pay">${field}</form>`],
    ['a script URL', `<form method="post" action="javascript:alert(1)">${field}</form>`],
    ['a script URL with a line break', `<form method="post" action="java&#10;script:alert(1)">${field}</form>`],
    ['a data URL', `<form method="post" action="data:text/html,x">${field}</form>`],
    ['a relative action behind a base', `<base href="https://evil.example"><form method="post" action="/pay">${field}</form>`],
    ['no action', `<form method="post">${field}</form>`],
    [
      'an unlisted form before the allowed one',
      `<form method="post" action="https://evil.example">${field}</form><form method="post" action="https://wallet.example/pay">${field}</form>`,
    ],
    ['a form in a template', `<template><form method="post" action="https://wallet.example/pay">${field}</form></template>`],
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
      method: 'post',
      acceptCharset: 'GBK',
      action: 'https://wallet.example/pay',
      fields: [
        { name: 'submit', value: 'a"b' },
        { name: 'orderid', value: 'FT1' },
      ],
    });
    const copy = new DOMParser().parseFromString(markup, 'text/html').querySelector('form');
    expect(copy?.matches('[hidden][method=post][accept-charset=GBK][action="https://wallet.example/pay"]'), markup).toBe(true);
    expect([...(copy?.elements ?? [])].map((field) => [field.getAttribute('type'), field.getAttribute('name'), field.getAttribute('value')])).toEqual([
      ['hidden', 'submit', 'a"b'],
      ['hidden', 'orderid', 'FT1'],
    ]);
    expect(sent?.isConnected).toBe(false);
  });
});
