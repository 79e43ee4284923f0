import { listen } from '@site/contract/listen.ts';
import { expect, it } from 'vitest';
import { createMock } from './middleware.ts';
import { SMS_CODE } from './personas.ts';

it('announces the code of an SMS, once for a repeated request and never for a refused one', async () => {
  const announced: string[] = [];
  const mock = await createMock({ announce: (line) => announced.push(line) });
  await using server = await listen((request, response) => mock.middleware(request, response, () => response.end()));
  const send = (mobileNo: string, key: string) =>
    fetch(`${server.url}/api/care/restPasswd/send/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'mock-sandbox': 'announcing', 'idempotency-key': key },
      body: JSON.stringify({ mobileNo }),
    });
  const key = crypto.randomUUID();
  for (const [mobileNo, use] of [
    ['66881234', key],
    ['66881234', key],
    ['66884567', crypto.randomUUID()],
  ] as const)
    await send(mobileNo, use);
  mock.close();
  expect(announced).toEqual([expect.stringMatching(`sendResetCode.*${SMS_CODE}`)]);
}, 60_000);
