import table from 'virtual:demo-contract';
import { exampleFor } from '@site/contract/examples.ts';
import { withCurrency } from '../brand/fill.ts';
import { handlers } from '../mock-server/areas.ts';
import type { Call, HandlerResult, Language, OperationId } from '../mock-server/handler.ts';
import { customerOf, type Sandbox } from '../mock-server/state.ts';
import { defaultLanguage, languageAsked } from '../openapi/languages.ts';

/** One operation of the contract, extracted by the build. */
export interface DemoOperation {
  operationId: string;
  method: string;
  path: string;
  needsToken: boolean;
  /** Query parameters that are numbers. */
  integers: string[];
  /** HTTP status → name of the example → body, the default first. */
  responses: Record<string, Record<string, unknown>>;
}

const operations = table.map((operation) => ({ ...operation, pattern: new RegExp(`^${operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }));

/** The operation of a request with its path parameters. */
function findOperation(method: string, path: string): { operation: DemoOperation; parameters: Record<string, string> } | undefined {
  for (const operation of operations) {
    const match = operation.method === method.toLowerCase() ? operation.pattern.exec(path) : null;
    if (match !== null)
      return { operation, parameters: Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])) };
  }
  return undefined;
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) {
    const parts = [...(await request.formData())];
    return Object.fromEntries(
      parts.map(([name, value]) => [name, typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size }]),
    );
  }
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

function exampleResponse({ responses }: DemoOperation, language: Language, wanted?: string, status = 200): Response {
  const examples = responses[status] ?? {};
  const name = exampleFor(Object.keys(examples), language, wanted);
  return Response.json(name === undefined ? null : examples[name], { status });
}

/**
 * Responds as the mock does: with the operation's handler, else with the contract's example in the language of the request. Unlike
 * `npm run mock` it does not check the request against the contract.
 */
export async function respond(request: Request, sandbox: Sandbox): Promise<Response> {
  const url = new URL(request.url);
  const found = findOperation(request.method, url.pathname);
  if (found === undefined) return Response.json({ title: 'Nothing here', status: 404 }, { status: 404 });
  const { operation, parameters } = found;
  const language = languageAsked(request.headers.get('language')) ?? defaultLanguage.code;
  const token = request.headers.get('token') ?? '';
  const customer = operation.needsToken ? customerOf(sandbox, token) : undefined;
  if (operation.needsToken && customer === undefined) return exampleResponse(operation, language, 'sessionExpired');
  const query = [...url.searchParams].map(([name, value]) => [name, operation.integers.includes(name) ? Number(value) : value]);
  const handler = handlers[operation.operationId as OperationId] as
    | ((call: Call<OperationId>) => HandlerResult<OperationId> | Promise<HandlerResult<OperationId>>)
    | undefined;
  const call = { path: parameters, query: Object.fromEntries(query), body: await bodyOf(request), language, customer, token, sandbox };
  const result = withCurrency(await handler?.(call as unknown as Call<OperationId>));
  if (result === undefined) return exampleResponse(operation, language);
  if ('http' in result) return exampleResponse(operation, language, undefined, result.http);
  if ('example' in result) return exampleResponse(operation, language, result.example);
  return Response.json(result);
}
