import type { Json, JsonObject } from '@site/contract/document.ts';
import { type StrictContract, type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { defaultLanguage } from '../../../openapi/languages.ts';
import type { Client, Exchange } from './http.ts';
import { identityPlaces, secretsOf, tokenName } from './marks.ts';
import type { Persona } from './personas.ts';
import { requestOf } from './requests.ts';

/** The name of the field at a path. */
export const lastOf = (path: string): string => path.split('.').at(-1) ?? '';

/** Logs customers in: once for each sandbox of a mock, else once, because a server may allow a customer one session only. */
export class Sessions {
  private readonly tokens = new Map<string, Promise<string | undefined>>();
  /** The first log-in of each customer, which the others wait for. */
  private readonly firsts = new Map<string, Promise<string | undefined>>();
  /** Reason of a failed login by persona; it is not tried again, because a few wrong PINs lock a customer. */
  readonly refused = new Map<string, string>();
  /** What the log-in names each customer, by the name of the persona and that of the field. */
  readonly identities = new Map<string, Map<string, string>>();
  /** Customers whose PIN the server refused. */
  readonly wrongPin = new Set<string>();
  /** Whether the server has sandboxes, as the mock has. */
  hasSandboxes = true;
  private readonly client: Client;
  private readonly contract: StrictContract;

  constructor(client: Client, contract: StrictContract) {
    this.client = client;
    this.contract = contract;
  }

  /** The token of a customer in a sandbox; undefined when the login failed. */
  token(persona: Persona, sandbox: string): Promise<string | undefined> {
    if (persona.token !== undefined) return Promise.resolve(persona.token);
    const key = this.keyOf(persona, sandbox);
    const known = this.tokens.get(key) ?? this.guarded(persona, sandbox);
    this.tokens.set(key, known);
    return known;
  }

  /** Logs a customer in unless the first log-in was refused. */
  private async guarded(persona: Persona, sandbox: string): Promise<string | undefined> {
    const first = this.firsts.get(persona.name);
    if (first !== undefined) {
      await first;
      return this.refused.has(persona.name) ? undefined : this.signIn(persona, sandbox);
    }
    const signingIn = this.signIn(persona, sandbox);
    this.firsts.set(persona.name, signingIn);
    return signingIn;
  }

  /** Forgets a session that ended, unless another one took its place in the meantime. */
  async forget(persona: Persona, sandbox: string, ended?: string): Promise<void> {
    const key = this.keyOf(persona, sandbox);
    const known = this.tokens.get(key);
    if (ended === undefined || (await known) === ended) this.tokens.delete(key);
  }

  /** Forgets what is known of a customer whose PIN was another one for a while. */
  renew(persona: Persona): void {
    this.tokens.delete(this.keyOf(persona, ''));
    this.firsts.delete(persona.name);
    this.refused.delete(persona.name);
    this.wrongPin.delete(persona.name);
  }

  /** Logs a customer in anew, beside the known session; a refusal says nothing about the log-in file. */
  another(persona: Persona, sandbox: string): Promise<string | undefined> {
    return this.signIn(persona, sandbox, false);
  }

  private keyOf({ name }: Persona, sandbox: string): string {
    return this.hasSandboxes ? `${sandbox} ${name}` : name;
  }

  private async signIn({ name, userId = '', pin, smsCode = '' }: Persona, sandbox: string, isKnown = true): Promise<string | undefined> {
    const logIn = secretsOf(this.contract).logIns.find(({ sender }) => (sender === undefined) === (pin !== undefined));
    if (logIn === undefined) return void (isKnown && this.refused.set(name, `the contract has no log-in ${pin === undefined ? 'by a code' : 'with a PIN'}`));
    const { operation, sender, number, proof } = logIn;
    if (sender !== undefined) await this.post(sender, { [number]: userId }, sandbox);
    const { body, failed, http, status } = await this.post(operation, { [number]: userId, [proof]: pin ?? smsCode }, sandbox);
    const names = identityPlaces(this.contract, operation).map((place): [string, Json | undefined] => [lastOf(place), valuesAt(body, place)[0]]);
    const texts = names.filter((one): one is [string, string] => typeof one[1] === 'string' && one[1] !== '');
    if (texts.length > 0) this.identities.set(name, new Map(texts));
    const [token] = valuesAt(body, `$.data.${tokenName(this.contract)}`);
    if (typeof token === 'string' && token !== '') return token;
    if (!isKnown) return undefined;
    const [message] = valuesAt(body, '$.message');
    if (pin !== undefined && status === '-1') this.wrongPin.add(name);
    const words = typeof message === 'string' ? `, "${message.slice(0, 120)}"` : '';
    this.refused.set(name, `${operation.operationId} gave no token: ${failed ?? `HTTP ${http}`}${words}`);
    return undefined;
  }

  private post(operation: StrictOperation, body: JsonObject, sandbox: string): Promise<Exchange> {
    return this.client.send(requestOf(operation, { name: '', language: defaultLanguage.code, parameters: {}, body }, '', sandbox));
  }
}
