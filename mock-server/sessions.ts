import { type Persona, personaOf } from './personas.ts';
import type { Sandbox } from './state.ts';

/** Logs a customer in; returns the token of the new session. */
export function openSession(sandbox: Sandbox, persona: Persona): string {
  const token = crypto.randomUUID();
  sandbox.sessions.set(token, { mobileNo: persona.mobileNo, ...(persona.expiresAfter === undefined ? {} : { callsLeft: persona.expiresAfter }) });
  return token;
}

export function closeSession(sandbox: Sandbox, token: string): void {
  sandbox.sessions.delete(token);
}

/** Ends every session of a customer, except one that goes on. */
export function closeSessions(sandbox: Sandbox, mobileNo: string, except?: string): void {
  for (const [token, session] of sandbox.sessions) if (session.mobileNo === mobileNo && token !== except) sandbox.sessions.delete(token);
}

/** Customer of a token. Counts the call and ends the session when its calls are used up. */
export function customerOf(sandbox: Sandbox, token: string): Persona | undefined {
  const session = sandbox.sessions.get(token);
  if (session === undefined) return undefined;
  if (session.callsLeft !== undefined) {
    if (session.callsLeft === 0) {
      sandbox.sessions.delete(token);
      return undefined;
    }
    session.callsLeft -= 1;
  }
  return personaOf(session.mobileNo);
}
