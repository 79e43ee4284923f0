import type { SiteConfig } from '../../../../src/brand/config.ts';
import { BEFORE_PAINT_HASH } from '../prerender/before-paint.ts';

/**
 * Names of the five Trusted Types policies: `dompurify` signs sanitized HTML, the others let one known URL or an inert document pass. There
 * is no `default` policy, so the browser refuses any other string in a script sink.
 */
const TRUSTED_TYPES = 'dompurify farol-checkout farol-pdf farol-wallet farol-worker';

/**
 * The Content Security Policy (CSP) of the site: `vite preview` sends it, so that every end-to-end test runs under it, and nginx sends it in
 * production. `mediaOrigins`: other hosts of images.
 */
export function contentSecurityPolicy({ apiBase, gateway, embedHosts, report }: SiteConfig, mediaOrigins: readonly string[] = []): string {
  return [
    "default-src 'self'",
    // The inline script of prerendered pages; the checkout script of the payment gateway.
    `script-src 'self' ${BEFORE_PAINT_HASH} ${gateway}`,
    "style-src 'self'",
    ['img-src', "'self'", 'data:', ...mediaOrigins].join(' '),
    ['connect-src', "'self'", apiBase, report && new URL(report).origin].filter(Boolean).join(' '),
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${gateway}`,
    // Videos on a phone's page, maps in content from the server.
    ['frame-src', ...embedHosts.split(' ').map((host) => `https://${host}`)].join(' '),
  ].join('; ');
}
