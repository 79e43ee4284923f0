import { listen } from '@site/contract/listen.ts';
import { expect, it, vi } from 'vitest';
import { choosePorts } from '../support/ports.ts';

it('chooses free ports, other ones for a second run, and hands them on to the workers', async () => {
  vi.stubEnv('RUN_ONE', undefined);
  const one = await choosePorts('RUN_ONE', ['site', 'mock']);
  for (const port of Object.values(one)) await (await listen(() => {}, port)).close();
  expect(new Set(Object.values(one)).size).toBe(2);
  expect(await choosePorts('RUN_ONE', ['site', 'mock']), 'a worker').toEqual(one);

  vi.stubEnv('RUN_TWO', undefined);
  expect(await choosePorts('RUN_TWO', ['site', 'mock'], '4300'), 'from a port on').toEqual({ site: 4300, mock: 4301 });
  vi.unstubAllEnvs();
});
