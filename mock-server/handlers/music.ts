import type { Handlers } from '../handler.ts';
import { personaOf } from '../personas.ts';
import { isPin } from './auth.ts';

export const handlers: Handlers = {
  loginMusic: ({ body: { mobileNo, password }, sandbox }) => {
    const persona = personaOf(mobileNo);
    const known = persona !== undefined && !persona.locked && isPin(sandbox, persona, password);
    if (!known) return { example: 'wrongPassword' };
    // Customers of the 4G network register by hotline or in a shop.
    return persona.net === '4g' ? { example: 'fourGCustomer' } : undefined;
  },
};
