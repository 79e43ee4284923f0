import type { Json, JsonObject } from '@site/contract/document.ts';
import { describe, expect, it } from 'vitest';
import type { Persona } from '../personas.ts';
import { ANA, BEN, type Call, contractOf, type Made, REFUSED, runOf, type Says } from '../testing/calls.ts';
import { Restore } from './restore.ts';

const text = { type: 'string' };
const owned = { ...text, 'x-owned': { by: 'customer', listedBy: 'groups', at: '$.data[*].gId' } };
const SETTING: Made = {
  needsToken: true,
  fields: { levels: { type: 'array' }, mail: text },
  required: ['levels'],
  'x-changes': { shownBy: ['alerts'], undoneBy: 'itself' },
};
const SHOP: Record<string, Made> = {
  login: { fields: { mobileNo: text, password: text } },
  alerts: { needsToken: true },
  groups: { needsToken: true },
  log: { needsToken: true },
  once: { needsToken: true, fields: {}, 'x-changes': { shownBy: ['log'], undoneBy: 'nothing' } },
  saveAlerts: SETTING,
  saveGroup: {
    needsToken: true,
    fields: { name: text, numbers: text },
    required: ['name'],
    'x-changes': { shownBy: ['groups'], undoneBy: 'deleteGroup' },
  },
  // Names what it changes, so that nothing can be made of it alone.
  moveGroup: { needsToken: true, fields: { id: owned }, 'x-changes': { shownBy: ['log'], undoneBy: 'itself' } },
  deleteGroup: {
    needsToken: true,
    fields: { from: { ...text, 'x-owned': { by: 'customer', listedBy: 'log', at: '$.data[*].id' } }, id: owned },
    'x-changes': { shownBy: ['groups'], undoneBy: 'saveGroup' },
  },
  changePassword: { needsToken: true, fields: { oldPassword: text, password: text, rePassword: text } },
};
type Group = { gId: string; name: string; numbers?: string; at?: string };

/** A server with the levels, groups and PINs of its customers, and a run that has looked at them. */
async function looked(says: (call: Call) => Says | undefined = () => undefined, shop = SHOP, personas: Persona[] = [ANA, BEN], only = Object.keys(shop)) {
  const alerts = new Map<string, Json>(personas.map(({ mobileNo = '' }) => [mobileNo, { levels: [1, 2], since: '2026-11-23 10:00' }]));
  const groups = new Map<string, Group[]>(personas.map(({ mobileNo = '' }) => [mobileNo, [{ gId: '1', name: 'first' }]]));
  const pins = new Map(personas.map(({ mobileNo = '', pin }) => [mobileNo, pin]));
  let last = 100;
  const does = (call: Call): JsonObject | undefined => {
    const body = (call.body ?? {}) as Record<string, string>;
    const number = call.token.split('-')[0] ?? '';
    const mine = groups.get(number) ?? [];
    if (call.operationId === 'login') return pins.get(body.mobileNo ?? '') === body.password ? undefined : REFUSED;
    if (call.operationId === 'alerts') return { status: '0', data: alerts.get(number) ?? null };
    if (call.operationId === 'groups') return { status: '0', data: structuredClone(mine) as unknown as Json };
    if (call.operationId === 'saveAlerts') alerts.set(number, { ...(call.body as JsonObject), since: '2026-11-23 11:00' });
    if (call.operationId === 'saveGroup') {
      last += 1;
      groups.set(number, [...mine.filter(({ name }) => name !== body.name), { gId: String(last), ...body } as Group]);
    }
    if (call.operationId === 'deleteGroup')
      groups.set(
        number,
        mine.filter(({ gId }) => gId !== body.id),
      );
    if (call.operationId === 'changePassword') {
      if (pins.get(number) !== body.oldPassword) return REFUSED;
      pins.set(number, body.password);
    }
    return undefined;
  };
  const contract = contractOf(shop);
  const run = runOf(contract, (call) => says(call) ?? does(call), { personas });
  run.context.sessions.hasSandboxes = false;
  run.context.operations = contract.operations.filter(({ operationId }) => only.includes(operationId));
  const restore = new Restore(run.context);
  const send = run.context.client.send.bind(run.context.client);
  run.context.client.send = async (request) => {
    const outcome = await send(request);
    restore.see(request, outcome);
    return outcome;
  };
  await restore.look();
  const sandboxes = new Set(run.calls.map(({ sandbox }) => sandbox));
  const reads = run.calls.filter(({ operationId }) => operationId !== 'login').map(({ operationId, token }) => `${operationId} ${token}`);
  run.calls.length = 0;
  /** Puts everything back, and shows the writes of it. */
  const putBack = async () => {
    await restore.putBack();
    const writes = run.calls.filter(({ method, operationId }) => method === 'POST' && !operationId.startsWith('login'));
    return { writes: writes.map(({ operationId, body }) => [operationId, body]), notes: [...run.context.notes] };
  };
  return { ...run, restore, reads, sandboxes, alerts, groups, pins, putBack };
}
const [A = '', B = ''] = [ANA.mobileNo, BEN.mobileNo];

describe('what a run may change', () => {
  it('is read of every customer, each read once for every write that brings it back', async () => {
    const { reads, to, sandboxes } = await looked();
    expect(reads).toEqual([`alerts ${A}-1`, `alerts ${B}-1`, `groups ${A}-1`, `groups ${B}-1`]);
    expect(to('log')).toEqual([]);
    expect([...sandboxes]).toEqual(['conformance-run-found']);
  });

  it('is not read where no operation of the run changes it', async () => {
    expect((await looked(undefined, SHOP, [ANA], ['alerts', 'groups', 'log', 'once'])).reads).toEqual([]);
    expect((await looked(undefined, SHOP, [ANA], ['deleteGroup'])).reads).toEqual([`groups ${A}-1`]);
    expect((await looked(undefined, SHOP, [ANA], ['saveAlerts'])).reads).toEqual([`alerts ${A}-1`]);
  });

  it('is not read where nothing can bring it back', async () => {
    const { deleteGroup: _, ...rest } = SHOP;
    expect((await looked(undefined, rest, [ANA])).reads).toEqual([`alerts ${A}-1`]);
  });

  it('is left alone where it is as it was', async () => {
    const run = await looked();
    expect(await run.putBack()).toEqual({ writes: [], notes: [] });
    expect(run.calls.map(({ operationId, token }) => `${operationId} ${token}`)).toEqual([
      'login ',
      `alerts ${A}-2`,
      'login ',
      `alerts ${B}-2`,
      `groups ${A}-2`,
      `groups ${B}-2`,
    ]);
    expect(new Set(run.calls.map(({ sandbox }) => sandbox))).toEqual(new Set(['found']));
  });

  it('is left alone where only moments have gone on', async () => {
    const run = await looked();
    run.alerts.set(A, { levels: [1, 2], since: '2026-11-23 12:00' });
    expect((await run.putBack()).writes).toEqual([]);
  });

  it.each<[string, Says]>([
    ['refused', REFUSED],
    ['without data', { status: '0' }],
  ])('is not known where the read was %s', async (_, answer) => {
    const run = await looked(({ operationId }) => (operationId === 'alerts' ? answer : undefined), SHOP, [ANA]);
    await run.putBack();
    expect(run.to('alerts')).toEqual([]);
    expect(run.to('groups')).toHaveLength(1);
  });
});

describe('a setting', () => {
  it('is written again, with the fields that the write takes', async () => {
    const run = await looked();
    run.alerts.set(B, { levels: [], since: '2026-11-23 10:00' });
    expect(await run.putBack()).toEqual({ writes: [['saveAlerts', { levels: [1, 2] }]], notes: [] });
    expect(run.alerts.get(B)).toMatchObject({ levels: [1, 2] });
    expect(run.to('saveAlerts').map(({ token }) => token)).toEqual([`${B}-2`]);
  });

  const NOT_BACK = 'An entry of alerts of the customer "ana" could not be put back.';

  it('is noted where its former value lacks what the write needs', async () => {
    let isFound = true;
    const run = await looked(
      ({ operationId }) => (operationId === 'alerts' ? { status: '0', data: isFound ? { mail: 'a@b.example' } : { levels: [] } } : undefined),
      SHOP,
      [ANA],
    );
    isFound = false;
    expect(await run.putBack()).toEqual({ writes: [], notes: [NOT_BACK] });
  });

  it('is noted where the write is refused', async () => {
    const run = await looked(({ operationId }) => (operationId === 'saveAlerts' ? REFUSED : undefined), SHOP, [ANA]);
    run.alerts.set(A, { levels: [] });
    expect(await run.putBack()).toEqual({ writes: [['saveAlerts', { levels: [1, 2] }]], notes: [NOT_BACK] });
  });

  it('is left alone where it cannot be read any more', async () => {
    let isThere = true;
    const run = await looked(({ operationId }) => (operationId === 'alerts' && !isThere ? REFUSED : undefined), SHOP, [ANA]);
    run.alerts.set(A, { levels: [] });
    isThere = false;
    expect(await run.putBack()).toEqual({ writes: [], notes: [] });
  });

  it('has optional fields written again where it had them', async () => {
    const run = await looked(undefined, { ...SHOP, saveAlerts: { ...SETTING, required: [] } }, [ANA]);
    run.alerts.set(A, {});
    expect((await run.putBack()).writes).toEqual([['saveAlerts', { levels: [1, 2] }]]);
  });
});

describe('an entry of a list', () => {
  it('that is new is deleted, one that is gone or changed is written again', async () => {
    const run = await looked(undefined, SHOP, [ANA]);
    run.groups.set(A, [{ gId: '1', name: 'first', numbers: '66123456' }]);
    expect((await run.putBack()).writes).toEqual([['saveGroup', { name: 'first' }]]);
    run.groups.set(A, [
      { gId: '7', name: 'new' },
      { gId: '8', name: 'newer' },
    ]);
    run.calls.length = 0;
    expect(await run.putBack()).toEqual({
      writes: [
        ['deleteGroup', { id: '7' }],
        ['deleteGroup', { id: '8' }],
        ['saveGroup', { name: 'first' }],
      ],
      notes: [],
    });
    expect(run.groups.get(A)).toMatchObject([{ name: 'first' }]);
  });

  it('that has another moment only is as it was', async () => {
    const run = await looked(undefined, SHOP, [ANA]);
    run.groups.set(A, []);
    await run.putBack();
    run.groups.set(A, [
      { gId: '1', name: 'first' },
      { gId: '9', name: 'new' },
    ]);
    run.calls.length = 0;
    expect((await run.putBack()).writes).toEqual([['deleteGroup', { id: '9' }]]);
  });

  it('without an id cannot be deleted', async () => {
    const run = await looked(undefined, SHOP, [ANA]);
    run.groups.set(A, [{ gId: '1', name: 'first' }, { name: 'nameless' } as Group]);
    expect(await run.putBack()).toEqual({ writes: [], notes: [] });
  });

  it('is noted where it cannot be written again', async () => {
    const run = await looked(({ operationId }) => (operationId === 'saveGroup' ? REFUSED : undefined), SHOP, [ANA]);
    run.groups.set(A, []);
    expect((await run.putBack()).notes).toEqual(['An entry of groups of the customer "ana" could not be put back.']);
  });

  it('is written again where the list is none any more', async () => {
    let isList = true;
    const run = await looked(({ operationId }) => (operationId === 'groups' && !isList ? { status: '0', data: null } : undefined), SHOP, [ANA]);
    isList = false;
    expect((await run.putBack()).writes).toEqual([['saveGroup', { name: 'first' }]]);
  });

  it('is deleted where there was no list', async () => {
    let isList = false;
    const run = await looked(({ operationId }) => (operationId === 'groups' && !isList ? { status: '0', data: null } : undefined), SHOP, [ANA]);
    isList = true;
    expect(await run.putBack()).toEqual({ writes: [['deleteGroup', { id: '1' }]], notes: [] });
  });
});

describe('a PIN', () => {
  /** Another part of the check changes the PIN. */
  async function changed(says?: (call: Call) => Says | undefined, shop = SHOP) {
    const run = await looked(says, shop, [ANA, BEN], ['changePassword']);
    const token = await run.context.sessions.token(ANA, '');
    const body = Buffer.from(JSON.stringify({ oldPassword: '123456', password: '777777', rePassword: '777777' }));
    await run.context.client.send({ method: 'POST', url: '/changePassword', headers: { token: token ?? '' }, body: new Uint8Array(body) });
    run.calls.length = 0;
    return run;
  }
  const back = ['changePassword', { oldPassword: '777777', password: '123456', rePassword: '123456' }];

  it('is changed back', async () => {
    const run = await changed();
    expect(await run.putBack()).toEqual({ writes: [back], notes: [] });
    expect(run.pins.get(A)).toBe('123456');
    expect(run.to('changePassword').map(({ sandbox }) => sandbox)).toEqual(['found']);
    expect(run.to('login').map(({ body, sandbox }) => [body, sandbox])).toEqual([[{ mobileNo: A, password: '777777' }, 'found']]);
    run.calls.length = 0;
    expect((await run.putBack()).writes).toEqual([]);
    expect(run.calls).toEqual([]);
    expect(await run.context.sessions.token(ANA, '')).toBe(`${A}-3`);
  });

  it('is changed back in the middle of the run, too', async () => {
    const run = await changed();
    await run.restore.putPinsBack();
    expect(run.to('changePassword').map(({ body }) => body)).toEqual([back[1]]);
    expect(run.pins.get(A)).toBe('123456');
  });

  it('is as it was where the log-in with it succeeds', async () => {
    const run = await changed();
    run.pins.set(A, '123456');
    expect(await run.putBack()).toEqual({ writes: [], notes: [] });
    expect(run.to('login').map(({ body }) => (body as { password: string }).password)).toEqual(['777777', '123456']);
    expect(run.to('login').map(({ sandbox }) => sandbox)).toEqual(['found', 'found']);
    run.calls.length = 0;
    await run.putBack();
    expect(run.calls).toEqual([]);
  });

  it('is noted where it cannot be changed back', async () => {
    const run = await changed();
    run.pins.set(A, '000000');
    expect(await run.putBack()).toEqual({ writes: [], notes: ['The PIN of the customer "ana" could not be put back; it may now be 777777.'] });
  });

  it('is noted where the change is refused', async () => {
    let isOpen = true;
    const run = await changed(({ operationId }) => (operationId === 'changePassword' && !isOpen ? REFUSED : undefined));
    isOpen = false;
    expect(await run.putBack()).toEqual({ writes: [back], notes: ['The PIN of the customer "ana" could not be put back; it may now be 777777.'] });
  });

  it('is left alone of a number that is no customer of the run, that has no PIN, or that has its PIN again', async () => {
    const run = await changed();
    run.context.personas.splice(0, 1);
    expect(await run.putBack()).toEqual({ writes: [], notes: [] });
    run.context.personas.push({ name: 'ana', mobileNo: A });
    expect(await run.putBack()).toEqual({ writes: [], notes: [] });
    run.context.personas.splice(1, 1, { ...ANA, pin: '777777' });
    expect(await run.putBack()).toEqual({ writes: [], notes: [] });
    expect(run.calls).toEqual([]);
  });
});

describe('the session of a customer at the end', () => {
  it('is the known one where a new one costs a message', async () => {
    const eva: Persona = { name: 'eva', mobileNo: '66883456', smsCode: '246810' };
    const guest: Persona = { ...ANA, name: 'guest', token: `${A}-9` };
    const run = await looked(undefined, SHOP, [eva, guest]);
    await run.putBack();
    expect(run.calls.map(({ operationId, token }) => `${operationId} ${token}`)).toEqual(
      ['alerts', 'groups'].flatMap((id) => [`${id} 66883456-1`, `${id} ${A}-9`]),
    );
  });

  it('is missed where the customer cannot log in any more', async () => {
    const run = await looked();
    run.pins.set(A, 'other');
    run.alerts.set(A, {});
    await run.putBack();
    expect(run.calls.map(({ operationId, token }) => `${operationId} ${token}`)).toEqual(['login ', 'login ', `alerts ${B}-2`, `groups ${B}-2`]);
  });

  it('is not missed twice where the server does not answer', async () => {
    const eva: Persona = { name: 'eva', mobileNo: '66883456', smsCode: '246810' };
    const run = await looked(undefined, SHOP, [eva]);
    run.context.sessions.token = () => Promise.reject(new Error('gone'));
    expect(await run.putBack()).toEqual({ writes: [], notes: [] });
    expect(run.calls).toEqual([]);
  });

  it('does not matter any more where the server has gone', async () => {
    let isThere = true;
    const run = await looked(() => {
      if (!isThere) throw new Error('No server responds.');
      return undefined;
    });
    isThere = false;
    expect((await run.putBack()).notes).toEqual(['Not everything could be put back as it was found: No server responds.']);
  });
});
