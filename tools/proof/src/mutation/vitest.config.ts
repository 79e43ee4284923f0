import { defineConfig } from 'vitest/config';
import base from '../../../../vitest.config.ts';

/** The unit tests of one group, which `site-proof mutation` names. A changed constant of a module has an effect only when the module is loaded again. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    isolate: true,
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    globalSetup: 'tools/proof/src/mutation/contract-once.ts',
  },
});
