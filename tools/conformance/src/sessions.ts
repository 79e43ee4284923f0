import type { StrictContract } from '@farol/contract/strict/check.ts';
import { type Client, looseBody } from './http.ts';
import type { Persona } from './personas.ts';

/** Logs customers in, once for each sandbox (the mock's separate states, which other servers ignore). */
export class Sessions {
  private readonly tokens = new Map<string, Promise<string | undefined>>();
  /** Reason of a failed login by persona. */
  readonly refused = new Map<string, string>();
  private readonly client: Client;
  private readonly paths: (operationId: string) => string;

  constructor(client: Client, contract: StrictContract) {
    this.client = client;
    this.paths = (operationId) => contract.operations.find((operation) => operation.operationId === operationId)?.path ?? `/${operationId}`;
  }

  /** The token of a customer in a sandbox; undefined when the login failed. */
  token(persona: Persona, sandbox: string): Promise<string | undefined> {
    if (persona.token !== undefined) return Promise.resolve(persona.token);
    const key = `${sandbox} ${persona.name}`;
    const known = this.tokens.get(key) ?? this.signIn(persona, sandbox);
    this.tokens.set(key, known);
    return known;
  }

  forget(persona: Persona, sandbox: string): void {
    this.tokens.delete(`${sandbox} ${persona.name}`);
  }

  private async signIn(persona: Persona, sandbox: string): Promise<string | undefined> {
    const { mobileNo, pin, smsCode } = persona;
    if (pin === undefined) await this.post('sendPrepaidLoginCode', { mobileNo }, sandbox);
    const [response, operation] =
      pin === undefined
        ? [await this.post('loginPrepaid', { mobileNo, code: smsCode }, sandbox), 'loginPrepaid']
        : [await this.post('login', { mobileNo, password: pin }, sandbox), 'login'];
    const token = (response.body as { data?: { token?: unknown } } | undefined)?.data?.token;
    if (typeof token === 'string' && token !== '') return token;
    const message = (response.body as { message?: unknown } | undefined)?.message;
    this.refused.set(persona.name, `${operation} gave no token: ${response.line}${typeof message === 'string' ? `, "${message.slice(0, 120)}"` : ''}`);
    return undefined;
  }

  private async post(operationId: string, body: unknown, sandbox: string): Promise<{ body: unknown; line: string }> {
    const outcome = await this.client.send({
      method: 'POST',
      url: `${this.paths(operationId)}?t=${Date.now()}`,
      headers: { 'content-type': 'application/json', language: 'cn', token: '', 'mock-sandbox': sandbox },
      body: new TextEncoder().encode(JSON.stringify(body)),
    });
    if ('failed' in outcome) return { body: undefined, line: outcome.failed };
    return { body: looseBody(outcome.response), line: `HTTP ${outcome.response.status}` };
  }
}
