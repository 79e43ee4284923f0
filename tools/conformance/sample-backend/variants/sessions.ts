import type { How } from '../faults/fault.ts';
import { variantsOf } from './variant.ts';

/** Logs a customer in and ends the sessions before. */
const oneSession: How = {
  work: (call, usual) => {
    const reply = usual();
    if (typeof reply !== 'object' || reply.status !== '0') return reply;
    const token = (reply.data as { token: string }).token;
    const mobileNo = call.store.sessions.get(token)?.mobileNo;
    for (const [other, session] of call.store.sessions) if (other !== token && session.mobileNo === mobileNo) call.store.sessions.delete(other);
    return reply;
  },
};

/** Log-in and data of test systems that keep the contract. */
export const sessionVariants = variantsOf('sessions', [
  {
    name: 'log-in-ends-the-session-before',
    operationId: 'login',
    on: ['login', 'loginPrepaid'],
    only: ['bills', 'sms'],
    what: 'allows one session a customer',
    how: oneSession,
    parts: ['examples', 'wrong-input'],
  },
  {
    name: 'sold-out',
    operationId: 'topUpOffer',
    only: ['top-up'],
    what: 'has no top-up on sale',
    how: { spoil: (sent) => ({ ...sent, body: Buffer.from(sent.body.toString().replace(/"plans":\[.*?\]/, '"plans":[]')) }) },
    parts: ['examples', 'wrong-input'],
  },
  {
    name: 'new-customer',
    operationId: 'bills',
    only: ['bills'],
    what: 'has no bill yet',
    how: { work: () => ({ status: '0', data: { invoices: [] } }) },
    parts: ['examples', 'wrong-input'],
  },
]);
