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
  { file: 'src/api/envelope.ts', source: '} catch {', replacement: '{}', reason: 'the function returns undefined without the statement, too' },
  {
    file: 'src/api/client.ts',
    source: 'if (import.meta.env.DEV) {',
    replacement: 'true',
    reason: 'without an observer, as in production builds, the block does nothing: the condition leaves it out of the files',
  },
  {
    file: 'src/api/client.ts',
    source: 'if (import.meta.env.DEV) await callObserver.current?.check(config.method, config.url, body);',
    replacement: 'true',
    reason: 'without an observer, as in production builds, the statement does nothing: the condition leaves it out of the files',
  },
  { file: 'src/forms/persisted-state.ts', source: '} catch {', replacement: '{}', reason: 'the function returns undefined without the statement, too' },
  { file: 'src/forms/code-countdown.ts', source: '} catch {', replacement: '{}', reason: 'the function returns undefined without the statement, too' },
  {
    file: 'src/forms/persisted-state.ts',
    source: 'useEffect(() => restore.current(), []);',
    replacement: '["Stryker was here"]',
    reason: 'the list of dependencies is the same at every render either way',
  },
  {
    file: 'src/lib/page-cache.ts',
    source: 'useEffect(() => onRestored(() => latest.current()), []);',
    replacement: '["Stryker was here"]',
    reason: 'the list of dependencies is the same at every render either way',
  },
  {
    file: 'src/lib/use-mounted.ts',
    source: '}, []);',
    replacement: '["Stryker was here"]',
    reason: 'the list of dependencies is the same at every render either way',
  },
  {
    file: 'src/features/sms/use-compose-form.ts',
    source: '[],',
    replacement: '["Stryker was here"]',
    reason: 'the list of dependencies is the same at every render either way',
  },
];
