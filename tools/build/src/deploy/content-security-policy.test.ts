import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { defaults } from '../../../../src/brand/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const site = mkdtempSync(join(tmpdir(), 'policy-'));
writeFileSync(join(site, 'index.html'), '<head><script>a<b</script><script type="module" src="/a.js"></script></head>');
afterAll(() => rmSync(site, { recursive: true }));

it('is a whitelist of the site and configured hosts, without a loophole, and with named Trusted Types policies (security 1, 2)', () => {
  const hosts = { ...defaults, gateway: 'https://pay.operator.example', embedHosts: 'www.youtube.com', report: 'https://reports.operator.example/site' };
  expect(contentSecurityPolicy(site, hosts, ['https://pictures.operator.example'], 'https://reports.operator.example/csp').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-SoJqrPWAdXxRg7jwZ37lj0qYOp/6UL5JlO2fdBNz0l8=' https://pay.operator.example",
    "style-src 'self'",
    "img-src 'self' data: https://pictures.operator.example",
    "connect-src 'self' https://reports.operator.example",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify site-checkout site-pdf site-wallet site-worker',
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self' https://pay.operator.example",
    'frame-src https://www.youtube.com',
    'report-uri https://reports.operator.example/csp',
    'report-to csp',
  ]);
});

it('names no host, hash or report without a value', () => {
  const policy = contentSecurityPolicy('no-such-folder', defaults);
  expect(policy).toContain(`script-src 'self' ${defaults.gateway};`);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/report|sha256/);
});
