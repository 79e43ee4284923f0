// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { captchaImageUrl } from './captcha-field.tsx';

describe('captchaImageUrl (CAPTCHA-02, C15)', () => {
  it.each([
    ['a bare PNG', 'iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['an SVG with its prefix', 'data:image/svg+xml;base64,PHN2Zz4=', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['line ends around it', ' \niVBORw0KGgo=\n', 'data:image/png;base64,iVBORw0KGgo='],
  ])('takes %s', (_what, sent, address) => {
    expect(captchaImageUrl(sent)).toBe(address);
  });

  it.each([
    ['nothing', ''],
    ['HTML', 'data:text/html;base64,PHNjcmlwdD4='],
    ['an address', 'https://elsewhere.example/pixel.png'],
    ['a script', 'javascript:alert(1)'],
    ['two prefixes', 'data:image/png;base64,data:text/html;base64,PHNjcmlwdD4='],
  ])('takes no %s', (_what, sent) => {
    expect(captchaImageUrl(sent)).toBeUndefined();
  });
});
