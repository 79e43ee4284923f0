import { describe, expect, it } from 'vitest';
import { addresses, checkAddresses } from './brand.ts';

describe('outside addresses', () => {
  it('are complete https addresses by default, without a slash at the end', () => {
    expect(() => checkAddresses()).not.toThrow();
    for (const address of Object.values(addresses)) expect(address).toMatch(/^https:\/\/[a-z.]+\.farol\.example(\/[a-z-]+)*$/);
  });

  it.each(['http://chat.farol.example', 'chat.farol.example', 'javascript:alert(1)', '//chat.farol.example'])('refuse %s and name the variable', (value) => {
    expect(() => checkAddresses([{ variable: 'VITE_CHAT_URL', value }])).toThrow(/^VITE_CHAT_URL must be a complete https:\/\/ address/);
  });
});
