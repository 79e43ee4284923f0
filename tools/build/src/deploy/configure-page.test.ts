import { expect, it } from 'vitest';
import { content } from '../../../../brand/current.ts';
import { defaults } from '../../../../src/brand/config.ts';
import { configurePage } from './configure-page.ts';

const page = (config: string, body = '') => `<head><meta name="config" content="${config}" /></head><body>${body}</body>`;
const chat = { ...defaults, chat: 'https://talk.operator.example/web' };
const home = `https://www.${content.domain}`;

it('writes what differs into the page and its prerendered content; it can be done again, and taken back', () => {
  const html = page('{}', `<a href="${defaults.chat}/x"> {"u":"${defaults.chat}"}`);
  const once = configurePage(html, chat);
  expect(once).toBe(page('{&quot;chat&quot;:&quot;https://talk.operator.example/web&quot;}', `<a href="${chat.chat}/x"> {"u":"${chat.chat}"}`));
  expect(configurePage(once, { ...defaults, chat: 'https://third.operator.example' })).toContain('<a href="https://third.operator.example/x">');
  for (const built of [once, html]) expect(configurePage(built, defaults)).toBe(html);
});

it('distinguishes a URL from one with the same start', () => {
  const configured = configurePage(page('{}', `${home}/survey/authorise ${home}/shop ${home}.evil.example`), { ...defaults, mainSite: 'https://new.example' });
  expect(configured).toContain(`${home}/survey/authorise https://new.example/shop ${home}.evil.example`);
});

it('refuses a page without the element', () => {
  expect(() => configurePage('<head></head>', defaults)).toThrow(/lacks <meta name="config"/);
});
