import { oneSession } from './stateful.ts';
import { variantsOf } from './variant.ts';

/** Log-in and data of test systems that keep the contract. */
export const sessionVariants = variantsOf('sessions', [
  {
    name: 'log-in-ends-the-session-before',
    operationId: 'login',
    on: ['login', 'loginPrepaid'],
    only: ['bills', 'sms'],
    what: 'allows one session a customer',
    behaviour: oneSession,
    parts: ['examples', 'wrong-input'],
  },
  {
    name: 'sold-out',
    operationId: 'topUpOffer',
    only: ['top-up'],
    what: 'has no top-up on sale',
    behaviour: { mutateResponse: (sent) => ({ ...sent, body: Buffer.from(sent.body.toString().replace(/"plans":\[.*?\]/, '"plans":[]')) }) },
    parts: ['examples', 'wrong-input'],
  },
  {
    name: 'new-customer',
    operationId: 'bills',
    only: ['bills'],
    what: 'has no bill yet',
    behaviour: { respond: () => ({ status: '0', data: { invoices: [] } }) },
    parts: ['examples', 'wrong-input'],
  },
]);
