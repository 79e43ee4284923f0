import { defineConfig } from '@playwright/test';
import { operators } from '../../brand/name.ts';
import { siteConfig } from '../support/site-config.ts';

const tools = ['prerender', 'worker'].map((command) => `node tools/build/src/main.ts ${command}`);

/** `npx playwright test -c tests/brand`: the site of the second operator, built and used. Its own run, because it needs a build of its own: one to two minutes. */
process.env.BRAND = operators[1];
process.env.DIST = `dist-${operators[1]}`;

export default defineConfig(
  await siteConfig('brand', {
    command: ['vite build --logLevel warn', ...tools, 'vite preview'].join(' && '),
    env: { PRERENDER_API: 'mock', SITE_URL: 'https://www.second-operator.example' },
    timeout: 540_000,
  }),
  { timeout: 120_000 },
);
