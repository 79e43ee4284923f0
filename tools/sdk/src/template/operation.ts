import { exampleFor } from '@site/contract/examples.ts';
import { type HttpHandler, HttpResponse, http, type JsonBodyType, delay as wait } from 'msw';
import { defaultLanguage, languageAsked } from '../../../../openapi/languages.ts';

/** The response of a handler; by default the first example in the language of the request. */
export interface ResponseOptions<Envelope, Example extends string, Code extends number> {
  /** A named example of the contract. In English its variant `…En`, if there is one. */
  example?: Example;
  /** A documented HTTP status other than 200. */
  code?: Code;
  /** A whole envelope of your own, checked by its type. */
  response?: Envelope;
  /** Milliseconds before the response, or a delay mode of MSW. */
  delay?: number | 'real' | 'infinite';
  /** A network error instead of a response. */
  networkError?: boolean;
  /** URL before the path; any by default. */
  baseUrl?: string;
}

export type OperationHandler<Envelope, Example extends string, Code extends number> = (options?: ResponseOptions<Envelope, Example, Code>) => HttpHandler;

/** Options that fit every operation. */
export type CommonOptions = Pick<ResponseOptions<never, never, never>, 'delay' | 'networkError' | 'baseUrl'>;

/** Examples of one operation: HTTP status → name → body, the default first. */
export type Examples = Record<number, Record<string, unknown>>;

/** Lets a page of another origin read the response. A DOM for tests may hide its origin, as a browser does from a script. */
const openTo = (request: Request): Record<string, string> => ({ 'access-control-allow-origin': request.headers.get('origin') ?? '*', vary: 'Origin' });

/**
 * Handler of the question that a browser, and a DOM for tests, asks before a call to another origin: every call may be made. `handlers()` includes it;
 * beside single handlers it is needed where the `baseUrl` of the client is absolute.
 */
export function preflight({ baseUrl = '*' }: Pick<CommonOptions, 'baseUrl'> = {}): HttpHandler {
  return http.options(`${baseUrl}/*`, ({ request }) => {
    const headers = {
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-allow-methods': request.headers.get('access-control-request-method') ?? '*',
      ...openTo(request),
    };
    return new HttpResponse(null, { status: 204, headers });
  });
}

export function operation<Envelope, Example extends string, Code extends number>(
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  examples: Examples,
): OperationHandler<Envelope, Example, Code> {
  return ({ example, code: status = 200, response, delay, networkError, baseUrl = '*' } = {}) =>
    http[method](`${baseUrl}${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
      if (delay !== undefined) await wait(delay);
      if (networkError === true) return HttpResponse.error();
      if (response !== undefined) return HttpResponse.json(response as JsonBodyType, { headers: openTo(request) });
      const named = examples[status] ?? {};
      const name = exampleFor(Object.keys(named), languageAsked(request.headers.get('language')) ?? defaultLanguage.code, example);
      return HttpResponse.json((name === undefined ? undefined : named[name]) as JsonBodyType, { status, headers: openTo(request) });
    });
}
