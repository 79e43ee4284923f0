import type { SiteConfig } from '../../../../src/brand/config.ts';
import { BEFORE_PAINT_HASH } from '../prerender/before-paint.ts';

/**
 * Trusted Types that the site's code may create; `dompurify` signs cleaned HTML, the others pass one known address or feed an inert
 * document. There is no `default` policy: text that reaches a dangerous place of the browser any other way is refused.
 */
const TRUSTED_TYPES = 'dompurify farol-checkout farol-pdf farol-wallet';

/**
 * The content policy of the site, in one place: `vite preview` sends it, so that every end-to-end test runs under it, and the server's
 * configuration carries it to customers. Outside origins follow the site's values.
 */
export function contentPolicy({ apiBase, gateway, embedHosts, report }: SiteConfig, mediaOrigins: readonly string[] = []): string {
  return [
    "default-src 'self'",
    // The one inline script of the rendered pages; the gateway's checkout script.
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
    // Films in a phone's presentation, maps in content from the server.
    ['frame-src', ...embedHosts.split(' ').map((host) => `https://${host}`)].join(' '),
  ].join('; ');
}
