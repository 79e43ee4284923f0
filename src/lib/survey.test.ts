import { describe, expect, it } from 'vitest';
import { surveyUrl } from './survey.ts';

const PAGE = 'https://www.operator.example/survey/authorise';
const TOKEN = 'ABCDEFGHIJKLMNOPQRSTUVWX';

describe('surveyUrl (HOME-28)', () => {
  it('sends the first 24 characters and Chinese when the last one is C', () => {
    expect(surveyUrl(`${TOKEN}C`, PAGE)).toBe(`${PAGE}?t=${TOKEN}&lang=zh_HK`);
  });

  it.each(['E', 'c', '1', ' '])('sends English when the last character is "%s"', (last) => {
    expect(surveyUrl(TOKEN + last, PAGE)).toBe(`${PAGE}?t=${TOKEN}&lang=en_US`);
  });

  it.each([null, '', 'C', TOKEN, `${TOKEN}CC`, '1763625600000'])('leaves %j alone: only exactly 25 characters are a survey value', (t) => {
    expect(surveyUrl(t, PAGE)).toBeUndefined();
  });

  it('goes to the configured page whatever the value holds', () => {
    for (const t of ['//evil.example/?a=b&c=d#e-', 'https://evil.example/1234', '"><script>alert(1)</scrC']) {
      const url = new URL(surveyUrl(t.padEnd(25, 'x').slice(0, 25), PAGE) ?? '');
      expect(url.origin + url.pathname).toBe(PAGE);
      expect([...url.searchParams.keys()]).toEqual(['t', 'lang']);
      expect(url.searchParams.get('t')).toBe(t.padEnd(25, 'x').slice(0, 24));
    }
  });
});
