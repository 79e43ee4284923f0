import { setTimeout as wait } from 'node:timers/promises';
import type { Json } from '@site/contract/document.ts';
import { exampleFor, isErrorCode } from '@site/contract/examples.ts';
import { KEY_HEADER } from '@site/contract/generate/operation-facts.ts';
import { isAdded, withoutAdded } from '@site/contract/marks.ts';
import { withCurrency } from '../brand/fill.ts';
import type { Preference } from '../openapi/scenario.ts';
import { type Contract, errorExample, findOperation, type OperationFacts, withoutDigits } from './contract.ts';
import type { Call, HandlerResult, Handlers, Language, OperationId } from './handler.ts';
import { decideByKey, type FinishWrite } from './idempotency.ts';
import { personas } from './personas.ts';
import {
  createInstance,
  type Forward,
  type PrismConfig,
  type PrismError,
  type PrismInput,
  type PrismOperation,
  type PrismOutput,
  type PrismResult,
  ProblemJsonError,
  silentLogger,
} from './prism-api.ts';
import { bodyViolation, requestViolation, type Violation, validateEnvelope } from './prism-validation.ts';
import { HTTP_CODES, MAX_DELAY_MS } from './scenario.ts';
import { customerOf, type Sandbox } from './state.ts';

/** Source of a response, sent in the header `x-served-by`. */
export type ServedBy = 'example' | 'handler' | 'mock' | 'contract';

export interface EngineRequest {
  method: string;
  /** Path and query as sent. */
  url: string;
  headers: Record<string, string>;
  raw: Buffer;
  forPrism: unknown;
  forHandler: unknown;
  language: Language;
  preference: Preference;
  sandbox: Sandbox;
}

export interface EngineResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
  servedBy: ServedBy;
  violations: Violation[];
  /** Whether it is the stored response to an earlier request with the same key. */
  replayed: boolean;
}

interface Trace {
  servedBy: ServedBy;
  replayed: boolean;
  /** Set while a write with a key is under way. */
  finish?: FinishWrite;
  crash?: unknown;
}

interface Input extends PrismInput {
  mock: PrismConfig['mock'];
  engine: EngineRequest;
  trace: Trace;
}

const left = (error: Error) => ({ _tag: 'Left' as const, left: error });
const right = <T>(value: T) => ({ _tag: 'Right' as const, right: value });
const envelope = (body: unknown): PrismOutput => ({ statusCode: 200, headers: { 'content-type': 'application/json' }, body });
/** Makes Prism respond with an example of the contract. */
const exampleResponse = () => left(ProblemJsonError.fromTemplate({ type: 'UPSTREAM_NOT_IMPLEMENTED', title: 'Served from the contract', status: 501 }));

function pathParameters(template: string, path: string): Record<string, string> {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const values = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

function typedQuery(operation: PrismOperation, query: Record<string, string | string[]>): Record<string, unknown> {
  const integers = new Set((operation.request?.query ?? []).filter((parameter) => parameter.schema?.type === 'integer').map((parameter) => parameter.name));
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, integers.has(name) ? Number(value) : value]));
}

export interface EngineOptions {
  contract: Contract;
  handlers: Handlers;
  /** Treats any token as the first persona's: the mock cannot know the tokens of a backend that it complements. */
  acceptAnyToken?: boolean | undefined;
}

export type Engine = (request: EngineRequest) => Promise<EngineResponse>;

/**
 * Serves one version of the contract with Prism in this process. Prism's `forward` component chooses the source: an example requested by
 * name, else the operation's handler, else the contract's example in the request's language. Prism validates every request and response.
 */
export function createEngine({ contract, handlers, acceptAnyToken = false }: EngineOptions): Engine {
  const nameError = (mock: { exampleKey?: string }, code: number, language: Language): void => {
    if (isErrorCode(code)) mock.exampleKey = errorExample(contract.document, code, language).name;
  };

  const callerOf = ({ headers: { token = '' }, sandbox }: EngineRequest, { needsToken }: OperationFacts) =>
    customerOf(sandbox, needsToken ? token : '') ?? (acceptAnyToken && token !== '' ? personas[0] : undefined);

  /** HTTP 400, but without a session status −2, whatever the body. */
  const refusal = (violations: Violation[], request: EngineRequest, facts: OperationFacts | undefined): EngineResponse => {
    const { examples = {} } = facts?.operation.responses['200']?.content?.['application/json'] ?? {};
    const expired = examples[exampleFor(Object.keys(examples), request.language, 'sessionExpired') ?? ''];
    if (facts?.needsToken !== true || expired === undefined || callerOf(request, facts) !== undefined) return refused(violations, request.language, contract);
    return { ...refused(violations, request.language, contract), status: 200, body: JSON.stringify(expired.value) };
  };

  const runHandler = async (operation: PrismOperation, facts: OperationFacts, input: Input): Promise<PrismOutput | undefined> => {
    const { engine, trace, mock } = input;
    const id = operation.iid as OperationId;
    const token = engine.headers.token ?? '';
    const customer = callerOf(engine, facts);
    if (facts.needsToken && customer === undefined) {
      mock.exampleKey = exampleFor(facts.examples, engine.language, 'sessionExpired') ?? 'sessionExpired';
      return undefined;
    }
    const key = facts.takesKey && !engine.preference.bare ? engine.headers[KEY_HEADER] : undefined;
    if (key !== undefined) {
      const { oneTimeFields } = facts;
      const decision = await decideByKey(engine.sandbox, { operationId: id, customer: customer?.mobileNo ?? '', key, body: engine.forHandler, oneTimeFields });
      if (decision.do === 'run') trace.finish = decision.finish;
      else if (decision.do === 'replay') {
        trace.servedBy = 'handler';
        trace.replayed = true;
        return decision.response;
      } else {
        mock.exampleKey = exampleFor(facts.examples, engine.language, 'keyReused') ?? 'keyReused';
        return undefined;
      }
    }
    const handler = handlers[id] as ((call: Call<OperationId>) => HandlerResult<OperationId> | Promise<HandlerResult<OperationId>>) | undefined;
    const answer = await handler?.({
      path: pathParameters(operation.path, input.url.path),
      query: typedQuery(operation, input.url.query),
      body: engine.forHandler,
      language: engine.language,
      customer,
      token,
      sandbox: engine.sandbox,
    } as unknown as Call<OperationId>);
    const result = withCurrency(answer);
    if (result === undefined) return undefined;
    if ('http' in result) {
      mock.code = result.http;
      delete mock.exampleKey;
      nameError(mock, result.http, engine.language);
      return undefined;
    }
    if ('example' in result) {
      mock.exampleKey = exampleFor(facts.examples, engine.language, result.example) ?? result.example;
      return undefined;
    }
    trace.servedBy = 'handler';
    if (result.status === '-1' && !facts.refusals.has(withoutDigits(result.message)))
      throw new Error(`The contract has no example of this refusal: ${result.message}`);
    return envelope(result);
  };

  const forward: Forward<Input> =
    ({ validations, data }, _base, _proxy, operation) =>
    () =>
    async () => {
      const { engine, trace, mock } = data;
      const facts = operation?.iid === undefined ? undefined : contract.facts.get(operation.iid);
      if (operation === undefined || facts === undefined || validations.length > 0) return exampleResponse();
      if (engine.preference.example !== undefined || engine.preference.code !== undefined) {
        trace.servedBy = 'example';
        const example = engine.preference.example;
        if (engine.preference.code !== undefined) mock.code = engine.preference.code;
        if (engine.preference.code !== undefined && example === undefined) nameError(mock, engine.preference.code, engine.language);
        if (example !== undefined)
          mock.exampleKey = engine.preference.code === undefined ? (exampleFor(facts.examples, engine.language, example) ?? example) : example;
        return exampleResponse();
      }
      mock.exampleKey = exampleFor(facts.examples, engine.language) ?? '';
      try {
        const output = await runHandler(operation, facts, data);
        if (output !== undefined) return right(output);
      } catch (error) {
        trace.crash = error;
        return left(error as Error);
      }
      return exampleResponse();
    };

  const configure = (mock: PrismConfig['mock']): PrismConfig => ({
    isProxy: true,
    upstream: new URL('http://mock'),
    checkSecurity: false,
    validateRequest: true,
    validateResponse: true,
    errors: true,
    mock,
  });
  const prism = createInstance<Input>(configure({ dynamic: false }), { logger: silentLogger, forward, validateOutput: validateEnvelope });

  return async (request) => {
    const url = new URL(request.url, 'http://mock');
    const query: Record<string, string | string[]> = {};
    for (const key of new Set(url.searchParams.keys())) {
      const values = url.searchParams.getAll(key);
      query[key] = values.length > 1 ? values : (values[0] ?? '');
    }
    if (request.preference.delay !== undefined) await wait(Math.min(request.preference.delay, MAX_DELAY_MS));
    const trace: Trace = { servedBy: 'mock', replayed: false };
    const mock: PrismConfig['mock'] = { dynamic: false };
    const input: Input = {
      method: request.method.toLowerCase(),
      url: { path: url.pathname, query },
      headers: request.headers,
      body: request.forPrism,
      mock,
      engine: request,
      trace,
    };
    // Prism's router tries every operation in turn; finding it here first is much faster.
    const facts = findOperation(contract, request.method, url.pathname);
    const violation = facts === undefined ? undefined : bodyViolation(contract, facts, request);
    if (violation !== undefined) return refusal([violation], request, facts);
    const { code } = request.preference;
    // Prism takes `default` for any code.
    if (code !== undefined && !HTTP_CODES.includes(code))
      return problem(404, 'No such response', `There is no response ${code}. There are: ${HTTP_CODES.join(', ')}.`, [], 'contract');
    if (request.preference.bare && facts !== undefined && isAdded(facts.operation)) request.preference.code = 404;
    const candidates = facts === undefined ? contract.operations : contract.operations.filter(({ iid }) => iid === facts.operation.operationId);
    let output: PrismOutput | undefined;
    try {
      const result = await prism.request(input, candidates, configure(mock))();
      if (result._tag === 'Left') return errorResponse(result.left, trace, request, contract);
      const { input: violations } = result.right.validations;
      if (violations.length > 0) {
        const byPlace = new Map(violations.map((one) => [`${one.path?.join('.')} ${one.message}`, requestViolation(one, contract, facts)]));
        return refusal([...byPlace.values()], request, facts);
      }
      const response = responseOf(result.right, trace, request.preference.bare ? bareBody(contract, facts) : undefined);
      if (response.status === 200) output = result.right.output;
      return response;
    } finally {
      trace.finish?.(output);
    }
  };
}

const problemHeaders = { 'content-type': 'application/problem+json' };

function problem(status: number, title: string, detail: string, violations: Violation[], servedBy: ServedBy): EngineResponse {
  const body = JSON.stringify({ title, status, detail, ...(violations.length === 0 ? {} : { violations }) });
  return { status, headers: problemHeaders, body, servedBy, violations, replayed: false };
}

/** HTTP 400 as the contract has it; the violations are for the developer, in a header. */
function refused(violations: Violation[], language: Language, { document }: Contract): EngineResponse {
  const { body } = errorExample(document, 400, language);
  return { status: 400, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), servedBy: 'contract', violations, replayed: false };
}

/** Response for an unknown operation or example, or a handler that threw. */
function errorResponse(error: PrismError, trace: Trace, request: EngineRequest, contract: Contract): EngineResponse {
  if (trace.crash !== undefined) return problem(500, 'The mock failed', (trace.crash as Error).stack ?? String(trace.crash), [], 'handler');
  const facts = findOperation(contract, request.method, new URL(request.url, 'http://mock').pathname);
  if (request.preference.example !== undefined && error.status === 404 && facts !== undefined) {
    return problem(404, 'No such example', `There is no example "${request.preference.example}". There are: ${facts.examples.join(', ')}.`, [], 'contract');
  }
  return problem(error.status ?? 500, error.message, error.detail ?? error.message, [], 'contract');
}

/** What a backend with exactly the fields of the specification sends instead of a body of HTTP 200. */
const bareBody =
  ({ document }: Contract, facts: OperationFacts | undefined) =>
  ({ statusCode, body }: PrismOutput): unknown => {
    const schema = facts?.operation.responses[statusCode]?.content?.['application/json']?.schema;
    return schema === undefined ? body : withoutAdded(document, schema, body as Json);
  };

function responseOf({ output, validations }: PrismResult, trace: Trace, bodyOf: (output: PrismOutput) => unknown = ({ body }) => body): EngineResponse {
  const violations = validations.output.map(({ path, message }): Violation => ({ side: 'response', field: (path ?? []).join('.'), message }));
  // A handler's response must meet the contract.
  if (violations.length > 0 && trace.servedBy === 'handler') {
    return problem(
      500,
      'The mock broke the contract',
      violations.map((violation) => `${violation.field}: ${violation.message}`).join('; '),
      violations,
      'handler',
    );
  }
  const body = bodyOf(output);
  return {
    status: output.statusCode,
    headers: output.headers ?? {},
    body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
    servedBy: trace.servedBy,
    violations,
    replayed: trace.replayed,
  };
}
