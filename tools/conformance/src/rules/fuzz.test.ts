import { text } from 'node:stream/consumers';
import { listen } from '@site/contract/listen.ts';
import { loadStrictContract } from '@site/contract/strict/check.ts';
import { describe, expect, it } from 'vitest';
import { startSampleBackend } from '../../sample-backend/server.ts';
import { runConformance } from '../run.ts';

const contract = await loadStrictContract();

const sent = async (seed: number) => {
  await using backend = await startSampleBackend({ with: ['negative-number'] });
  const report = await runConformance({ target: backend.url, contract, parts: ['fuzz'], only: ['buyTopUp4g'], seed, fuzz: 300 });
  return report.violations.map(({ message, evidence }) => ({ message, body: evidence?.sent }));
};

describe('random requests', () => {
  it('are the same again for the same seed, and end with the smallest one that fails', { timeout: 60_000 }, async () => {
    const [first] = await sent(20);
    expect(first?.message).toContain('--seed 20 --fuzz 300');
    expect(first?.body).toBe('{"plan":-1}');
    expect((await sent(20))[0]).toEqual(first);
  });

  it('are no valid ones where a success would cost something', { timeout: 60_000 }, async () => {
    const bodies: string[] = [];
    await using server = await listen(async (request, response) => {
      const body = await text(request);
      // The look at what is there sends an empty body, too.
      if (request.url?.startsWith('/api/care/applydatatopup4g') === true) bodies.push(body);
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"status":"-1","message":"不行。"}');
    });
    await runConformance({ target: server.url, contract, parts: ['fuzz'], only: ['buyTopUp4g'], token: 'a-token', seed: 1, fuzz: 200 });
    const schema = contract.operations.find(({ operationId }) => operationId === 'buyTopUp4g')?.body?.media.schema ?? {};
    expect(bodies.length).toBeGreaterThan(100);
    expect(bodies.filter((body) => body !== '' && contract.validator(schema)(JSON.parse(body)))).toEqual([]);
  });
});
