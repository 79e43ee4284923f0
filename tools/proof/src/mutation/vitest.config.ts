import { defineConfig } from 'vitest/config';
import base from '../../../../vitest.config.ts';

/** The unit tests of one group, which `site-proof mutation` names. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: (process.env.MUTATION_TESTS ?? '').split(' '), globalSetup: 'tools/proof/src/mutation/contract-once.ts' },
});
