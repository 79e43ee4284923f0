import { defineConfig } from 'vitest/config';
import base, { shared } from './vitest.config.ts';

/** The unit tests of the files that stryker.conf.json measures. */
export default defineConfig({
  plugins: base.plugins ?? [],
  resolve: base.resolve ?? {},
  test: {
    ...shared,
    include: [
      'src/forms/{send-once,send-once-records,call-failure}.test.ts',
      'src/{api,session}/*.test.{ts,tsx}',
      'src/lib/{inline-html,safe-href,survey,trusted}.test.ts',
      'src/prerender/{sanitizer,urls}.test.ts',
    ],
  },
});
