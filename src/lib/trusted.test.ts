import { expect, it, vi } from 'vitest';
import { trusted } from './trusted.ts';

const upper = (text: string) => text.toUpperCase();

it('passes the text through the rule in a browser without Trusted Types', () => {
  expect(trusted('site-test', 'createHTML', upper)('a')).toBe('A');
});

it.each(['createHTML', 'createScriptURL'] as const)('makes a Trusted Type by %s of one policy, created on first use', (kind) => {
  const createPolicy = vi.fn((_name: string, rules: Record<string, (text: string) => string>) =>
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, (text: string) => ({ trusted: rule(text) })])),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  const make = trusted('site-test', kind, upper);
  expect(createPolicy).not.toHaveBeenCalled();
  expect([make('a'), make('b')]).toEqual([{ trusted: 'A' }, { trusted: 'B' }]);
  expect(createPolicy.mock.calls).toEqual([['site-test', { [kind]: upper }]]);
});
