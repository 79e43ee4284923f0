import { expect, it } from 'vitest';
import { decideByKey } from './idempotency.ts';
import { sandboxOf } from './state.ts';

const keyed = (key: string) => ({ operationId: 'sendSms', customer: '', key, body: {}, oneTimeFields: [] });
const DONE = { statusCode: 200, body: { status: '0' } };

it('forgets the oldest key of a sandbox beyond a thousand', async () => {
  const sandbox = sandboxOf('idempotency-bound');
  for (let number = 0; number <= 1000; number += 1) {
    const decision = await decideByKey(sandbox, keyed(`key-${number}`));
    if (decision.do === 'run') decision.finish(DONE);
  }
  expect((await decideByKey(sandbox, keyed('key-1'))).do).toBe('replay');
  expect((await decideByKey(sandbox, keyed('key-0'))).do).toBe('run');
});

it('lets one of those that wait be the first when nothing was kept', async () => {
  const sandbox = sandboxOf('idempotency-waiting');
  const first = await decideByKey(sandbox, keyed('one'));
  const waiting = [decideByKey(sandbox, keyed('one')), decideByKey(sandbox, keyed('one'))];
  if (first.do === 'run') first.finish({ statusCode: 200, body: { status: '-1' } });
  const second = await Promise.race(waiting);
  expect(second.do).toBe('run');
  if (second.do === 'run') second.finish(DONE);
  expect((await Promise.all(waiting)).map((decision) => decision.do).sort()).toEqual(['replay', 'run']);
});
