import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaults } from '../../../../src/brand/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const read = (policy: string) => new Map(policy.split('; ').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]));

const site = mkdtempSync(join(tmpdir(), 'policy-'));
writeFileSync(join(site, 'index.html'), '<head><script>a<b</script><script type="module" src="/a.js"></script></head>');
afterAll(() => rmSync(site, { recursive: true }));

describe('the Content Security Policy', () => {
  const policy = read(contentSecurityPolicy(site, defaults));

  it('allows scripts of the site and of the gateway only, and no text as code (security 1)', () => {
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-SoJqrPWAdXxRg7jwZ37lj0qYOp/6UL5JlO2fdBNz0l8='", defaults.gateway]);
    expect(read(contentSecurityPolicy('no-such-folder', defaults)).get('script-src')).toEqual(["'self'", defaults.gateway]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
    expect(contentSecurityPolicy(site, defaults)).not.toMatch(/unsafe|\*|https:(?:\s|;|$)/);
  });

  it('enforces Trusted Types with named policies, none of them the default one (security 2)', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['dompurify', 'site-checkout', 'site-pdf', 'site-wallet', 'site-worker']);
  });

  it('says where it is reported what it refused, when there is a URL', () => {
    expect(policy.has('report-uri') || policy.has('report-to')).toBe(false);
    const reported = read(contentSecurityPolicy(site, defaults, [], 'https://reports.operator.example/csp'));
    expect(reported.get('report-uri')).toEqual(['https://reports.operator.example/csp']);
    expect(reported.get('report-to')).toEqual(['csp']);
  });

  it('allows reports to the configured URL only', () => {
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(read(contentSecurityPolicy(site, { ...defaults, report: 'https://reports.operator.example/site' })).get('connect-src')).toEqual([
      "'self'",
      'https://reports.operator.example',
    ]);
  });
});
