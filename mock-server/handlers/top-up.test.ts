import { beforeEach, describe, expect, it } from 'vitest';
import { personaOf, UNKNOWN_NUMBER } from '../personas.ts';
import { KIB_A_GB } from '../seed/top-up.ts';
import { resetSandbox, sandboxOf } from '../state.ts';
import { callHandler, payloadFrom } from './call-handler.ts';
import { handlers, topUpState } from './top-up.ts';

const on4g = personaOf('66881234');
const on3g = personaOf('66883456');

beforeEach(() => resetSandbox('top-up'));

const offer = (customer = on4g) => payloadFrom(handlers, 'topUpOffer', { sandbox: sandboxOf('top-up'), customer });
const gb = (kib: number) => (kib / KIB_A_GB).toFixed(1);
const buy = (plan: number, customer = on4g) => callHandler(handlers, 'buyTopUp4g', { sandbox: sandboxOf('top-up'), customer, body: { plan } });
const apply = (mobileNo: string) => callHandler(handlers, 'applyTopUp3g', { sandbox: sandboxOf('top-up'), customer: on3g, language: 'en', body: { mobileNo } });

describe('offer', () => {
  it('is in KiB, so that it reads 16.8 and 3.2 GB (A13)', async () => {
    const { plans, realTimeUsage } = await offer();
    expect([gb(realTimeUsage.useData), gb(realTimeUsage.remainDate)]).toEqual(['16.8', '3.2']);
    expect(realTimeUsage.cutOffDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(plans).toHaveLength(6);
    expect([plans[0], plans.at(-1)?.dataThresholdUI]).toEqual([{ dataThresholdUI: '1 GB', price: '28' }, '20 GB']);
  });

  it('has no plans for a customer who cannot buy online', async () => {
    expect((await offer(on3g)).plans).toEqual([]);
  });
});

describe('buying', () => {
  it('adds to the data left and is remembered', async () => {
    expect(await buy(0)).toEqual({ status: '0', data: { res: '已增值 1 GB，即時可用。MOP$28 將記入下期帳單。' } });
    await buy(2);
    const { realTimeUsage } = await offer();
    expect([gb(realTimeUsage.useData), gb(realTimeUsage.remainDate)]).toEqual(['16.8', '9.2']);
  });

  it('refuses an unknown position and a 3G customer', async () => {
    expect(await buy(6)).toEqual({ example: 'businessError' });
    expect(await buy(0, on3g)).toEqual({ example: 'not4g' });
    expect(gb((await offer(on3g)).realTimeUsage.remainDate)).toBe('0.4');
  });
});

describe('3G application', () => {
  it('is remembered by number', async () => {
    expect(await apply('66883456')).toMatchObject({ status: '0', data: { res: expect.stringContaining('66883456') } });
    expect([...topUpState(sandboxOf('top-up')).applications]).toEqual(['66883456']);
  });

  it('refuses a number without an account and one on 4G', async () => {
    expect(await apply(UNKNOWN_NUMBER)).toMatchObject({ status: '-1', message: expect.stringContaining('no account') });
    expect(await apply('66881234')).toMatchObject({ status: '-1', message: expect.stringContaining('4G or 5G number') });
    expect(topUpState(sandboxOf('top-up')).applications.size).toBe(0);
  });
});
