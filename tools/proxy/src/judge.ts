import type { Json, JsonObject, Operation } from '@site/contract/document.ts';
import { isPersonal, type Owned, ownedOf, type Paging, pagingOf } from '@site/contract/marks.ts';
import type { StrictContract, StrictOperation } from '@site/contract/strict/check.ts';
import { valuesAt } from '@site/contract/strict/rules.ts';
import { type Violation, violationOf } from '@site/contract/strict/violation.ts';

/** One request with its response, both readable. */
export interface Judged {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  sent: Json | undefined;
  received: Json;
}

interface Marks {
  paging: Paging | undefined;
  isPersonal: boolean;
  /** A log-in, whose response has a token. */
  opensSession: boolean;
  /** Owned values of the request by place. */
  owned: Map<string, Owned>;
  /** Where its response lists what customers own. */
  lists: Set<string>;
}

/** Customers and sessions that are remembered. */
const MAX_KNOWN = 5000;

/** The marks of all operations, read once per version of the contract. */
function marksOf(contract: StrictContract): Map<string, Marks> {
  const marks = new Map<string, Marks>();
  for (const { operationId, path, method } of contract.operations) {
    const operation = contract.document.paths[path]?.[method.toLowerCase()] as Operation;
    marks.set(operationId, {
      paging: pagingOf(operation),
      isPersonal: isPersonal(operation),
      opensSession: operationId === 'login' || operationId === 'loginPrepaid',
      owned: ownedOf(contract.document, operation),
      lists: new Set(),
    });
  }
  for (const { owned } of [...marks.values()]) for (const { listedBy, at } of owned.values()) marks.get(listedBy)?.lists.add(at);
  return marks;
}

/** A page with other rows than the request and its own figures say; the first difference only. */
function pageProblem(paging: Paging, url: string, data: Json): { kind: 'length' | 'paging'; field: string; expected: string; got: string } | undefined {
  const query = new URL(url, 'http://proxy').searchParams;
  const number = (path: string) => Number(valuesAt(data, `$.${path}`)[0]);
  const [rows] = valuesAt(data, `$.${paging.rows}`);
  const [page, size] = [Number(query.get(paging.page)), typeof paging.size === 'number' ? paging.size : Number(query.get(paging.size))];
  const [total, pages] = [number(paging.total), number(paging.pages)];
  if (!Array.isArray(rows) || !(page >= 1) || !(size >= 1) || !(total >= 0)) return undefined;
  const got = `${rows.length} entries`;
  if (rows.length > size) return { kind: 'length', field: paging.rows, expected: `at most ${size} entries, the size of the page`, got };
  const due = Math.ceil(total / size);
  if (pages !== due) return { kind: 'paging', field: paging.pages, expected: `${due} pages of ${size} for a total of ${total}`, got: String(pages) };
  const expected = Math.max(0, Math.min(size, total - (page - 1) * size));
  if (rows.length === expected) return undefined;
  return { kind: 'paging', field: paging.rows, expected: `${expected} entries on page ${page} of ${pages}, for a total of ${total}`, got };
}

/** Every text of a value with its path. */
function* texts(value: Json, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* texts(item, `${path}[${index}]`);
  else if (value !== null && typeof value === 'object') for (const [name, item] of Object.entries(value)) yield* texts(item, `${path}.${name}`);
}

/** A map that forgets its oldest entries. */
function remember<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.set(key, value);
  if (map.size > MAX_KNOWN) map.delete(map.keys().next().value as K);
}

/**
 * Judges what a response shows only beside its request and beside the responses before: pages, and data of another customer. Customers are
 * known by the log-ins that it has seen.
 */
export class Judge {
  readonly #marks = new WeakMap<StrictContract, Map<string, Marks>>();
  /** Number of the customer by token. */
  readonly #sessions = new Map<string, string>();
  /** Numbers of the customers by account; several numbers may share one. */
  readonly #accounts = new Map<string, Set<string>>();
  /** What each list has shown to each customer, by list and number. */
  readonly #listed = new Map<string, Set<string>>();

  /** Whether the operation has anything to judge, so that most bodies are parsed once only. */
  needs(contract: StrictContract, { operationId }: StrictOperation): boolean {
    const marks = this.#of(contract).get(operationId);
    return marks !== undefined && (marks.paging !== undefined || marks.isPersonal || marks.opensSession || marks.owned.size > 0 || marks.lists.size > 0);
  }

  #of(contract: StrictContract): Map<string, Marks> {
    const known = this.#marks.get(contract) ?? marksOf(contract);
    this.#marks.set(contract, known);
    return known;
  }

  judge(contract: StrictContract, operation: StrictOperation, judged: Judged): Violation[] {
    const marks = this.#of(contract).get(operation.operationId);
    const { status, data = null } = (judged.received ?? {}) as { status?: Json; data?: Json };
    if (status !== '0' || marks === undefined) return [];
    const found = (kind: Violation['kind'], path: string, expected: string, got: string) => [
      violationOf({ operationId: operation.operationId, side: 'response', kind, path, expected, got }),
    ];
    this.#learn(judged, data);
    const problem = marks.paging === undefined ? undefined : pageProblem(marks.paging, judged.url, data);
    if (problem !== undefined) return found(problem.kind, `$.data.${problem.field}`, problem.expected, problem.got);
    const customer = this.#sessions.get(String(judged.headers.token ?? ''));
    if (customer === undefined) return [];
    const foreign = marks.isPersonal ? this.#foreignPlace(data, customer) : undefined;
    if (foreign !== undefined) return found('foreign-data', foreign, 'data of the logged-in customer only', 'those of another customer');
    for (const at of marks.lists) {
      const shown = this.#shownTo(operation.operationId, at, customer);
      for (const value of valuesAt(judged.received, at)) shown.add(String(value));
    }
    for (const [place, owned] of marks.owned) {
      if (judged.sent === undefined || !place.startsWith('$')) continue;
      if (valuesAt(judged.sent, place).some((value) => this.#isForeign(owned, String(value), customer)))
        return found('foreign-data', place, 'a refusal of what another customer owns', 'status "0"');
    }
    return [];
  }

  /** A successful log-in tells whose its token and account are. */
  #learn({ sent }: Judged, data: Json): void {
    const { token, account } = (data ?? {}) as JsonObject;
    const { mobileNo } = (sent ?? {}) as JsonObject;
    if (typeof token !== 'string' || typeof mobileNo !== 'string') return;
    remember(this.#sessions, token, mobileNo);
    if (typeof account === 'string' && account !== '') remember(this.#accounts, account, (this.#accounts.get(account) ?? new Set()).add(mobileNo));
  }

  /** Where the data name the number or the account of another customer. Numbers stand in many lists, so only the customer's own place counts. */
  #foreignPlace(data: Json, customer: string): string | undefined {
    const { mobileNo } = (data ?? {}) as JsonObject;
    if (typeof mobileNo === 'string' && mobileNo.replaceAll(' ', '') !== customer) return '$.data.mobileNo';
    const others = [...this.#accounts].filter(([, owners]) => !owners.has(customer)).map(([account]) => account);
    if (others.length === 0) return undefined;
    for (const [path, text] of texts(data, '$.data')) if (others.some((account) => text.includes(account))) return path;
    return undefined;
  }

  #shownTo(listedBy: string, at: string, customer: string): Set<string> {
    const key = `${listedBy} ${at} ${customer}`;
    const known = this.#listed.get(key) ?? new Set();
    remember(this.#listed, key, known);
    return known;
  }

  /** Whether a value was listed to another customer, and never to this one, whose list was seen. */
  #isForeign({ listedBy, at }: Owned, value: string, customer: string): boolean {
    const own = this.#listed.get(`${listedBy} ${at} ${customer}`);
    if (own === undefined || own.has(value)) return false;
    return [...this.#listed].some(([key, values]) => key.startsWith(`${listedBy} ${at} `) && values.has(value));
  }
}
