import type { StrictContract } from '@farol/contract/strict/check.ts';
import { type Client, looseBody } from './http.ts';
import type { Persona } from './personas.ts';

/** Signs customers in, once for each world; a world is the mock's word for a state of one's own, which other servers pass over. */
export class Sessions {
  private readonly tokens = new Map<string, Promise<string | undefined>>();
  /** Why nobody could be signed in, by persona. */
  readonly refused = new Map<string, string>();
  private readonly client: Client;
  private readonly paths: (operationId: string) => string;

  constructor(client: Client, contract: StrictContract) {
    this.client = client;
    this.paths = (operationId) => contract.operations.find((operation) => operation.operationId === operationId)?.path ?? `/${operationId}`;
  }

  /** The token of a customer in a world; nothing when the server does not let the customer in. */
  token(persona: Persona, world: string): Promise<string | undefined> {
    if (persona.token !== undefined) return Promise.resolve(persona.token);
    const key = `${world} ${persona.name}`;
    const known = this.tokens.get(key) ?? this.signIn(persona, world);
    this.tokens.set(key, known);
    return known;
  }

  /** Forgets a session that the server no longer knows. */
  forget(persona: Persona, world: string): void {
    this.tokens.delete(`${world} ${persona.name}`);
  }

  private async signIn(persona: Persona, world: string): Promise<string | undefined> {
    const { mobileNo, pin, smsCode } = persona;
    if (pin === undefined) await this.post('sendPrepaidLoginCode', { mobileNo }, world);
    const [response, operation] =
      pin === undefined
        ? [await this.post('loginPrepaid', { mobileNo, code: smsCode }, world), 'loginPrepaid']
        : [await this.post('login', { mobileNo, password: pin }, world), 'login'];
    const token = (response.body as { data?: { token?: unknown } } | undefined)?.data?.token;
    if (typeof token === 'string' && token !== '') return token;
    const message = (response.body as { message?: unknown } | undefined)?.message;
    this.refused.set(persona.name, `${operation} gave no token: ${response.line}${typeof message === 'string' ? `, "${message.slice(0, 120)}"` : ''}`);
    return undefined;
  }

  private async post(operationId: string, body: unknown, world: string): Promise<{ body: unknown; line: string }> {
    const outcome = await this.client.send({
      method: 'POST',
      url: `${this.paths(operationId)}?t=${Date.now()}`,
      headers: { 'content-type': 'application/json', language: 'cn', token: '', 'mock-sandbox': world },
      body: new TextEncoder().encode(JSON.stringify(body)),
    });
    if ('failed' in outcome) return { body: undefined, line: outcome.failed };
    return { body: looseBody(outcome.response), line: `HTTP ${outcome.response.status}` };
  }
}
