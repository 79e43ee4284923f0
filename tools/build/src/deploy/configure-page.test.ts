import { describe, expect, it } from 'vitest';
import { content } from '../../../../brand/current.ts';
import { defaults } from '../../../../src/brand/config.ts';
import { configurePage } from './configure-page.ts';

const page = (config: string, body = '') => `<head><meta name="config" content="${config}" /></head><body>${body}</body>`;
const chat = { ...defaults, chat: 'https://talk.operator.example/web' };

describe('writing the values into a page', () => {
  it('leaves a page with the usual values as it is', () => {
    const html = page('{}', `<a href="https://chat.${content.domain}">`);
    expect(configurePage(html, defaults)).toBe(html);
  });

  it('writes what differs, and changes prerendered content', () => {
    expect(configurePage(page('{}', `<a href="https://chat.${content.domain}/x"> {"u":"https://chat.${content.domain}"}`), chat)).toBe(
      page(
        '{&quot;chat&quot;:&quot;https://talk.operator.example/web&quot;}',
        '<a href="https://talk.operator.example/web/x"> {"u":"https://talk.operator.example/web"}',
      ),
    );
  });

  it('distinguishes a URL from one with the same start', () => {
    const html = page('{}', `https://www.${content.domain}/survey/authorise https://www.${content.domain}/shop https://www.${content.domain}.evil.example`);
    const config = { ...defaults, mainSite: 'https://www.operator.example' };
    expect(configurePage(html, config)).toContain(
      `https://www.${content.domain}/survey/authorise https://www.operator.example/shop https://www.${content.domain}.evil.example`,
    );
  });

  it('can be done again with other values, and taken back', () => {
    const html = page('{}', `<a href="https://chat.${content.domain}">`);
    const once = configurePage(html, chat);
    expect(configurePage(once, { ...defaults, chat: 'https://third.operator.example' })).toContain('<a href="https://third.operator.example">');
    expect(configurePage(once, defaults)).toBe(html);
  });

  it('refuses a page without the element', () => {
    expect(() => configurePage('<head></head>', defaults)).toThrow(/lacks <meta name="config"/);
  });
});
