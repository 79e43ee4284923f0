import { describe, expect, it } from 'vitest';
import { defaults } from '../../../../src/brand/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const read = (policy: string) => new Map(policy.split('; ').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]));

describe('the Content Security Policy', () => {
  const policy = read(contentSecurityPolicy(defaults));

  it('allows scripts of the site and of the gateway only, and no text as code (security 1)', () => {
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')?.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'", defaults.gateway]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
    expect(contentSecurityPolicy(defaults)).not.toMatch(/unsafe|\*|https:(?:\s|;|$)/);
  });

  it('enforces Trusted Types with named policies, none of them the default one (security 2)', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['dompurify', 'farol-checkout', 'farol-pdf', 'farol-wallet', 'farol-worker']);
  });

  it('allows reports to the configured URL only', () => {
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(read(contentSecurityPolicy({ ...defaults, report: 'https://reports.operator.example/site' })).get('connect-src')).toEqual([
      "'self'",
      'https://reports.operator.example',
    ]);
  });
});
