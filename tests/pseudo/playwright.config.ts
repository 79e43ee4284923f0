import { defineConfig } from '@playwright/test';
import { siteConfig } from '../support/site-config.ts';

/** `npx playwright test -c tests/pseudo`: the whole site in the pseudo-language (tools/build/src/messages.ts), built for it. */
export default defineConfig(
  await siteConfig('pseudo', {
    command: 'vite build --logLevel warn && vite preview',
    env: { PSEUDO: '1', DIST: 'dist-pseudo', PRERENDER_API: '' },
    timeout: 240_000,
  }),
  { timeout: 300_000 },
);
