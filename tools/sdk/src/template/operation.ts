import { exampleFor } from '@farol/contract/examples.ts';
import { type HttpHandler, HttpResponse, http, type JsonBodyType, delay as wait } from 'msw';

/** What a handler shall answer. Without options: the usual example in the language of the request. */
export interface ResponseOptions<Answer, Example extends string, Code extends number> {
  /** A named example of the contract. In English its twin `…En` answers, where there is one. */
  example?: Example;
  /** A documented HTTP status other than 200. */
  code?: Code;
  /** A whole envelope of your own, checked by its type. */
  answer?: Answer;
  /** Milliseconds before the answer, or one of MSW's words. */
  delay?: number | 'real' | 'infinite';
  /** The connection breaks off instead of an answer. */
  networkError?: boolean;
  /** Address in front of the path; any unless set. */
  baseUrl?: string;
}

/** Makes the MSW handler of one operation. */
export type OperationHandler<Answer, Example extends string, Code extends number> = (options?: ResponseOptions<Answer, Example, Code>) => HttpHandler;

/** Options that fit every operation. */
export type CommonOptions = Pick<ResponseOptions<never, never, never>, 'delay' | 'networkError' | 'baseUrl'>;

/** Examples of one operation: HTTP status → name → body, the usual one first. */
export type Answers = Record<number, Record<string, unknown>>;

/** Binds an operation of the contract to its examples. */
export function operation<Answer, Example extends string, Code extends number>(
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  answers: Answers,
): OperationHandler<Answer, Example, Code> {
  return (options = {}) =>
    http[method](`${options.baseUrl ?? '*'}${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
      if (options.delay !== undefined) await wait(options.delay);
      if (options.networkError === true) return HttpResponse.error();
      if (options.answer !== undefined) return HttpResponse.json(options.answer as JsonBodyType);
      const status = options.code ?? 200;
      const examples = answers[status] ?? {};
      const name = exampleFor(Object.keys(examples), request.headers.get('language') === 'en' ? 'en' : 'cn', options.example);
      return HttpResponse.json((name === undefined ? undefined : examples[name]) as JsonBodyType, { status });
    });
}
