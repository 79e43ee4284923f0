import { oneSession } from './stateful.ts';
import { row, variantsOf } from './variant.ts';

/** Log-in and data of test systems that keep the contract. */
export const sessionVariants = variantsOf('sessions', [
  row('log-in-ends-the-session-before', 'login', 'allows one session a customer', ['examples', 'wrong-input'], ['bills', 'sms'], oneSession, {
    on: ['login', 'loginPrepaid'],
  }),
  row('sold-out', 'topUpOffer', 'has no top-up on sale', ['examples', 'wrong-input'], ['top-up'], {
    mutateResponse: (sent) => ({ ...sent, body: Buffer.from(sent.body.toString().replace(/"plans":\[.*?\]/, '"plans":[]')) }),
  }),
  row('new-customer', 'bills', 'has no bill yet', ['examples', 'wrong-input'], ['bills'], { respond: () => ({ status: '0', data: { invoices: [] } }) }),
]);
