import type { Handlers } from '../handler.ts';
import { personaOf } from '../personas.ts';
import { factsOf } from '../seed/customers.ts';
import { tryPin } from './auth.ts';

export const handlers: Handlers = {
  loginMusic: ({ body: { mobileNo, password }, sandbox }) => {
    if (tryPin(sandbox, mobileNo, password) !== 'right') return { example: 'wrongPassword' };
    if (factsOf(mobileNo).hasMusic) return { example: 'alreadySignedUp' };
    // Customers of the 4G network register by hotline or in a shop. `net` is `4g` for 5G, too.
    return personaOf(mobileNo)?.networkType === '4G' ? { example: 'fourGCustomer' } : undefined;
  },
};
