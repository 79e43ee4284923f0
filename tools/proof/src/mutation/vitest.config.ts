import { defineConfig } from 'vitest/config';
import base, { shared } from '../../../../vitest.config.ts';

/** The unit tests of one group, which `site-proof mutation` names. */
export default defineConfig({
  plugins: base.plugins ?? [],
  resolve: base.resolve ?? {},
  test: {
    ...shared,
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
  },
});
