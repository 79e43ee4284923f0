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
  {
    file: 'src/components/sanitizer-rules.ts',
    source: "const embedded = parseUrl(safeHref(url) ?? '');",
    replacement: '"Stryker was here!"',
    reason: 'neither text is an absolute URL',
  },
  {
    file: 'src/lib/survey.ts',
    source: "url.searchParams.set('lang', languageOf(t.endsWith('C') ? 'cn' : 'en').address);",
    replacement: '""',
    reason: 'an unknown code has the default language, which is Chinese',
  },
  {
    file: 'src/features/payments/use-payment-result.ts',
    source: 'useEffect(() => setStateRead(true), []);',
    replacement: '["Stryker was here"]',
    reason: 'a text that stays the same has the effect of no dependency',
  },
  {
    file: 'src/forms/send-once.ts',
    source: "return siteConfig.idempotencyKeys || (siteConfig.apiBase === '' ? 'sent' : 'off');",
    replacement: '""',
    reason: 'only off and kept are compared; any other word sends keys',
  },
  {
    file: 'src/session/session.ts',
    source: "return session.state === 'in' ? session.mobileNo : '';",
    replacement: 'true',
    reason: 'undefined, as the text, is no number, and numbers are only compared with each other',
  },
  {
    file: 'src/session/session.ts',
    source: "return session.state === 'in' ? session.mobileNo : '';",
    replacement: '"Stryker was here!"',
    reason: 'no number either, and numbers are only compared with each other',
  },
  {
    file: 'src/session/steps.ts',
    source: 'const changed = () => changes.set(changes.get() + 1);',
    replacement: 'changes.get() - 1',
    reason: 'any other number tells the components',
  },
  { file: 'src/session/storage.ts', source: '} catch {', replacement: '{}', reason: 'storageOf returns undefined without the statement, too' },
  {
    file: 'src/session/storage.ts',
    source: 'storageOf(key)?.setItem(key, value);',
    replacement: 'storageOf(key).setItem',
    reason: 'the error without a storage is caught as that of a full one',
  },
  {
    file: 'src/session/storage.ts',
    source: 'if (text === undefined) return;',
    replacement: 'false',
    reason: 'no text is no JSON, and removing what is not stored has no effect',
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
