import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../../src/brand/config.ts';
import { checkoutScriptOf, paymentOriginsOf } from '../../../../src/brand/payment-hosts.ts';

/**
 * Names of the five Trusted Types policies: `dompurify` signs sanitized HTML, the others let one known URL or an inert document pass. There
 * is no `default` policy, so the browser refuses any other string in a script sink.
 */
const TRUSTED_TYPES = 'dompurify site-checkout site-pdf site-wallet site-worker';

/** Name of the endpoint in the header `Reporting-Endpoints`. */
export const REPORT_ENDPOINT = 'csp';

/** Source expression that allows an inline script or style. */
export const sourceHash = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Source expression that allows the inline script of the prerendered pages in this folder; empty when it has none. */
function inlineScript(site: string): string {
  const home = join(site, 'index.html');
  const [, script] = (existsSync(home) && /<script>(.*?)<\/script>/s.exec(readFileSync(home, 'utf8'))) || [];
  return script === undefined ? '' : sourceHash(script);
}

/**
 * The Content Security Policy (CSP) of the site in a folder: `vite preview` sends it, so that every end-to-end test runs under it, and nginx sends it
 * in production. `mediaOrigins`: other hosts of images. `reportUrl`: where browsers report what it refused.
 */
export function contentSecurityPolicy(site: string, config: SiteConfig, mediaOrigins: readonly string[] = [], reportUrl = ''): string {
  const { apiBase, embedHosts, report } = config;
  return [
    "default-src 'self'",
    // The inline script of prerendered pages; the checkout script of the payment gateway.
    ['script-src', "'self'", inlineScript(site), new URL(checkoutScriptOf(config)).origin].filter(Boolean).join(' '),
    "style-src 'self'",
    ['img-src', "'self'", 'data:', ...mediaOrigins].join(' '),
    ['connect-src', "'self'", apiBase, report && new URL(report).origin].filter(Boolean).join(' '),
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${paymentOriginsOf(config).join(' ')}`,
    // Videos on a phone's page, maps in content from the server.
    ['frame-src', ...embedHosts.split(' ').map((host) => `https://${host}`)].join(' '),
    // Firefox knows the older directive only; browsers that know `report-to` ignore it.
    ...(reportUrl === '' ? [] : [`report-uri ${reportUrl}`, `report-to ${REPORT_ENDPOINT}`]),
  ].join('; ');
}
