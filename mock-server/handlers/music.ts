import type { Handlers } from '../handler.ts';
import { personaOf } from '../personas.ts';
import { isPin } from './auth.ts';

export const handlers: Handlers = {
  loginMusic: ({ body: { mobileNo, password }, sandbox }) => {
    const persona = personaOf(mobileNo);
    const known = persona !== undefined && !persona.locked && isPin(sandbox, persona, password);
    return known ? undefined : { example: 'wrongPassword' };
  },
};
