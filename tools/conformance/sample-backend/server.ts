/**
 * A plain HTTP server with its own store, independent of the mock. It keeps the contract; faults and variants can be switched on: the proof that
 * the conformance check reports the former and not the latter.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { UsageError } from '@site/contract/command-line.ts';
import type { Parameter } from '@site/contract/document.ts';
import { listen, type RunningServer } from '@site/contract/listen.ts';
import { defaultLanguage, type Language, languageAsked, textIn } from '../../../openapi/languages.ts';
import { type Call, exampleOf, json, type Outgoing } from './call.ts';
import { type Arrived, type Envelope, readOperations, type SampleOperation } from './contract.ts';
import { responses } from './responses.ts';
import { faults, variants } from './settings/all.ts';
import { type Behaviour, type Context, EVERYWHERE, type Setting } from './settings/setting.ts';
import { type Person, Store } from './store.ts';

interface SampleOptions {
  /** Names of faults and variants. */
  with?: readonly string[];
  /** Whether it keeps the keys of writes. */
  keepsKeys?: boolean;
  /** Port 0 takes any free one. */
  port?: number;
}

/** What is switched on: behaviours with the ids of their operations, or {@link EVERYWHERE}; and the keys of writes, which the backend ignores otherwise. */
function switchesOf({ with: names = [], keepsKeys = false }: SampleOptions) {
  const chosen = names.map((name): Setting => {
    const setting = [...faults, ...variants].find((one) => one.name === name);
    if (setting === undefined) throw new UsageError(`There is no fault and no variant "${name}"; --list names them all.`);
    return setting;
  });
  const on = chosen.map(({ operationId, on: places = [operationId], behaviour }) => ({
    places,
    behaviour: typeof behaviour === 'function' ? behaviour() : behaviour,
  }));
  return { on, once: keepsKeys || chosen.some((setting) => setting.keepsKeys === true) ? replayedWrites() : undefined };
}

type Switches = ReturnType<typeof switchesOf>;

/** Starts the backend; with nothing switched on it keeps the contract. */
export async function startSampleBackend(options: SampleOptions = {}): Promise<RunningServer> {
  const switches = switchesOf(options);
  const store = new Store(await readOperations());
  return listen((request, response) => {
    serve(store, switches, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  }, options.port ?? 0);
}

async function serve(store: Store, { on, once }: Switches, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sample');
  const raw = await buffer(request);
  const found = find(store.operations, request, url);
  const behaviours = on.filter(({ places }) => places.includes(EVERYWHERE) || places.includes(found?.operation.id ?? '')).map((one) => one.behaviour);
  const body = jsonOf(raw);
  const fields = (typeof body === 'object' ? body : null) ?? {};
  const context: Context = { request, url: request.url ?? '/', raw, body, fields: { ...fields }, response, operation: found?.operation, store };
  let sent: Outgoing | 'handled' | undefined;
  for (const { intercept } of behaviours) sent ??= await intercept?.(context);
  if (sent === undefined) {
    const language = languageAsked(request.headers.language) ?? defaultLanguage.code;
    const arrived = found === undefined ? undefined : { ...found, language, url: context.url, headers: request.headers, raw };
    sent = arrived === undefined ? notFound(language) : await responseOf(store, arrived, behaviours, once);
    if (found?.operation.isPersonal === true && sent.status === 200) sent = { ...sent, headers: { ...sent.headers, 'cache-control': 'no-store' } };
    for (const { mutateResponse } of behaviours) if (mutateResponse !== undefined && sent !== 'handled') sent = await mutateResponse(sent, context);
  }
  if (sent === 'handled') return;
  response.writeHead(sent.status, { ...sent.headers, ...(sent.status === 204 ? {} : { 'content-length': String(sent.body.length) }) });
  response.end(sent.body);
}

function find(operations: readonly SampleOperation[], request: IncomingMessage, url: URL) {
  for (const operation of operations) {
    const match = operation.method === request.method ? operation.pattern.exec(url.pathname) : null;
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (match !== null) return { operation, path: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')])) };
  }
  return undefined;
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

const NOT_FOUND = { cn: '找不到你要的內容。', en: 'There is nothing here that you are looking for.' };
const notFound = (language: Language) => json({ status: '-1', message: textIn(NOT_FOUND, language) } satisfies Envelope, 404);
const WRONG_REQUEST = { cn: '請求的內容不正確，請檢查後再試。', en: 'There is something wrong with the request. Please check it and try again.' };

/** Of an operation without a responder: nothing to an id that no example has, the answer of the example whose request it is, and a success once only. */
function exampleFor({ operation: { id, isOnce, requests, examples, parameters }, path, query, body, customer, store }: Call): string | undefined {
  const isKnown = ({ name, examples: ids = {} }: Parameter) => Object.values(ids).some(({ value }) => value === path[name]);
  if (parameters.some((parameter) => parameter.in === 'path' && (parameter as { 'x-unknown'?: string })['x-unknown'] === 'empty' && !isKnown(parameter)))
    return 'empty';
  const isAsked = (name: string) =>
    name in requests ? isDeepStrictEqual(requests[name], body) : parameters.some((one) => query.get(one.name) === one.examples?.[name]?.value);
  const isRefusal = (name: string) => examples[name]?.status === '-1';
  const named = Object.keys(examples).find(isAsked);
  if (!isOnce || (named !== undefined && isRefusal(named))) return named;
  const asked = `${id} ${customer?.mobileNo} ${JSON.stringify(body)}`;
  if (store.reissues.has(asked)) return Object.keys(examples).find(isRefusal);
  store.reissues.add(asked);
  return named;
}

/** The body of a request; undefined when it cannot be read. */
async function readBody({ operation, headers, raw }: Unchecked): Promise<unknown> {
  const type = String(headers['content-type'] ?? '');
  if (operation.body?.mediaType !== 'multipart/form-data') return jsonOf(raw);
  const form = new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData();
  return form.then(Object.fromEntries).catch(() => undefined);
}

/** An unchecked request. */
type Unchecked = Arrived & { operation: SampleOperation; language: Language; path: Record<string, string> };

/** `behaviours`: what is switched on for the operation. */
async function responseOf(store: Store, arrived: Unchecked, behaviours: readonly Behaviour[], once: Switches['once']): Promise<Outgoing> {
  const { operation, language } = arrived;
  const skips = new Set(behaviours.map(({ skip }) => skip));
  const token = String(arrived.headers.token ?? '');
  const customerOf = behaviours.find((one) => one.customer !== undefined)?.customer ?? ((given: string) => store.customer(given));
  const known = operation.needsToken ? customerOf(token, store) : undefined;
  const customer = known ?? (skips.has('token') || (skips.has('bad-token') && token !== '') ? (store.people[0] as Person) : undefined);
  if (operation.needsToken && customer === undefined) return json(exampleOf(operation, language, 'sessionExpired'));

  const refusal = json({ status: '-1', message: textIn(WRONG_REQUEST, language) });
  const passedOver = [...behaviours.map(({ ignores }) => ignores), ...(once === undefined ? [KEY] : [])];
  const body = await readBody(arrived);
  const tolerated = behaviours.some(({ tolerates }) => tolerates?.(body) === true);
  const isPassedOver = (place: string) => (tolerated && place.startsWith('$')) || passedOver.some((name) => place.endsWith(` ${name}`));
  if (!operation.defectsOf(arrived).every(isPassedOver)) return refusal;

  const query = new URL(arrived.url, 'http://sample').searchParams;
  const call: Call = { operation, language, path: arrived.path, query, body, token, customer: customer as Person, store };
  const usual = () => (operation.id in responses ? responses[operation.id]?.(call) : exampleFor(call));
  const respond = behaviours.find((one) => one.respond !== undefined)?.respond ?? usual;
  const carryOut = () => {
    for (const { before } of behaviours) before?.(call);
    let reply = tolerated ? undefined : respond(call, usual);
    for (const { after } of behaviours) reply = after?.(call, reply) ?? reply;
    return typeof reply === 'object' || reply === 404 ? reply : exampleOf(operation, language, reply);
  };
  const key = operation.parameters.some(({ name }) => name === KEY) ? arrived.headers[KEY.toLowerCase()] : undefined;
  const envelope = once === undefined || key === undefined ? carryOut() : once(call, String(key), carryOut);
  if (envelope === 404) return notFound(language);
  return json(envelope);
}

/** The header that names one write. */
const KEY = 'Idempotency-Key';

/** What is compared: no codes, and of a file name and size, which is enough for a backend that only exists to be checked. */
function comparable({ body, operation }: Call): unknown {
  const compared = Object.entries(body ?? {}).filter(([name]) => !operation.oneTime.includes(name));
  return Object.fromEntries(compared.map(([name, value]) => [name, value instanceof File ? [value.name, value.size] : value]));
}

type Work = () => Envelope | 404;

/** Keeps the successes of writes with a key, each under its operation and customer, in memory, and carries a write out unless its key is known. */
function replayedWrites(): (call: Call, key: string, work: Work) => ReturnType<Work> {
  const kept = new Map<string, { body: unknown; envelope: Envelope }>();
  return (call, key, work) => {
    const scope = `${call.operation.id} ${call.operation.needsToken ? call.customer.mobileNo : ''} ${key}`;
    const body = comparable(call);
    const known = kept.get(scope);
    if (known !== undefined) return isDeepStrictEqual(known.body, body) ? known.envelope : exampleOf(call.operation, call.language, 'keyReused');
    const envelope = work();
    if (envelope !== 404 && envelope.status === '0') kept.set(scope, { body, envelope });
    return envelope;
  };
}
