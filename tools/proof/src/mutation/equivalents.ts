import type { Equivalent } from './score.ts';

/** Changes that no test can notice. `npm run test:mutation` fails on an entry that no change matches any more. */
export const equivalents: readonly Equivalent[] = [
  { file: 'src/lib/safe-href.ts', source: '} catch {', replacement: '{}', reason: 'parseUrl returns undefined without the statement, too' },
  {
    file: 'src/features/payments/wallet-form.ts',
    source: "const action = parseUrl(form.getAttribute('action') ?? '');",
    replacement: '"Stryker was here!"',
    reason: 'neither text is an absolute URL',
  },
  {
    file: 'src/features/payments/wallet-form.ts',
    source: "fields: inputs.map((input) => ({ name: input.getAttribute('name') ?? '', value: input.getAttribute('value') ?? '' })),",
    replacement: '"Stryker was here!"',
    reason: 'inputs without a name are refused before',
  },
];
