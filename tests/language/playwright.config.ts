import { defineConfig } from '@playwright/test';
import { siteConfig } from '../support/site-config.ts';

/** Run by scripts/third-language.ts in a copy of the project that has a third language. */
export default defineConfig(
  await siteConfig('language', {
    command: ['vite build --logLevel warn', 'node tools/build/src/main.ts prerender', 'vite preview'].join(' && '),
    env: { PRERENDER_API: 'mock', SITE_URL: 'https://site.operator.example' },
    timeout: 540_000,
  }),
  { timeout: 300_000, expect: { timeout: 20_000 } },
);
