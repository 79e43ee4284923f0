import { describe, expect, it } from 'vitest';
import { personaOf } from '../personas.ts';
import { customerOf, openSession } from '../sessions.ts';
import { sandboxOf } from '../state.ts';
import { callHandler } from './call-handler.ts';
import { handlers } from './settings.ts';

const customer = personaOf('66881234');

describe('change of the PIN', () => {
  it('ends the other sessions of the customer; the one that changed it goes on', async () => {
    const sandbox = sandboxOf('settings-sessions');
    if (customer === undefined) throw new Error('no customer');
    const [here, elsewhere] = [openSession(sandbox, customer), openSession(sandbox, customer)];
    await callHandler(handlers, 'changePassword', { sandbox, customer, token: here, body: { oldPassword: '123456', password: '2051', rePassword: '2051' } });
    expect([customerOf(sandbox, here)?.mobileNo, customerOf(sandbox, elsewhere)]).toEqual([customer.mobileNo, undefined]);
  });
});
