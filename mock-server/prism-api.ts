/**
 * The part of Prism that the mock uses, typed here: the packages are CommonJS and their own types do not compile under this project's
 * strict settings. Version 5.16.0 is pinned in package.json; a new version is checked against this file.
 */
import { createRequire } from 'node:module';

export interface PrismContent {
  mediaType: string;
  schema?: LooseSchema;
}

/** A JSON schema, typed as far as envelopes need it. */
export interface LooseSchema {
  $ref?: string;
  $schema?: string;
  type?: string;
  required?: string[];
  oneOf?: LooseSchema[];
  properties?: { status?: { const?: unknown; enum?: unknown[] } };
}

/** `iid` is the operationId. */
export interface PrismOperation {
  iid: string;
  method: string;
  path: string;
  request?: { query?: { name: string; schema?: { type?: string } }[] };
  responses: { code: string; contents?: PrismContent[] }[];
}

export interface PrismDiagnostic {
  message: string;
  path?: (string | number)[];
}

export interface PrismOutput {
  statusCode: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** fp-ts' Either. */
export type Either<L, R> = { _tag: 'Left'; left: L } | { _tag: 'Right'; right: R };

/** fp-ts' TaskEither: a promise that does not reject. */
export type Task<L, R> = () => Promise<Either<L, R>>;

/** An error in Prism's problem+json format. */
export interface PrismError extends Error {
  status?: number;
  detail?: string;
}

/** A request; fields unknown to Prism reach the `forward` component unchanged. */
export interface PrismInput {
  method: string;
  url: { path: string; query: Record<string, string | string[]> };
  headers: Record<string, string>;
  body: unknown;
}

/** `mock` is a new object for every request: a shared one keeps the first `Accept`. */
export interface PrismConfig {
  isProxy: true;
  upstream: URL;
  checkSecurity: boolean;
  validateRequest: boolean;
  validateResponse: boolean;
  errors: boolean;
  mock: { dynamic: boolean; exampleKey?: string; code?: number };
}

/** Validates a response against its operation. */
export type ValidateOutput = (args: { resource: PrismOperation; element: PrismOutput }) => Either<PrismDiagnostic[], PrismOutput>;

/** Called for every request whose operation was found, with the violations of the request. */
export type Forward<I extends PrismInput> = (
  args: { validations: PrismDiagnostic[]; data: I },
  upstream: string,
  proxy: unknown,
  operation: PrismOperation | undefined,
) => (logger: unknown) => Task<Error, PrismOutput>;

export interface PrismResult {
  output: PrismOutput;
  validations: { input: PrismDiagnostic[]; output: PrismDiagnostic[] };
}

interface PrismHttp {
  getHttpOperationsFromSpec: (document: unknown) => Promise<PrismOperation[]>;
  createInstance: <I extends PrismInput>(
    config: PrismConfig,
    components: { logger: unknown; forward: Forward<I>; validateOutput: ValidateOutput },
  ) => { request: (input: I, operations: PrismOperation[], config: PrismConfig) => Task<PrismError, PrismResult> };
  ProblemJsonError: { fromTemplate: (template: { type: string; title: string; status: number }) => Error };
}

const require = createRequire(import.meta.url);

export const { getHttpOperationsFromSpec, createInstance, ProblemJsonError } = require('@stoplight/prism-http') as PrismHttp;
export const { validateOutput } = require('@stoplight/prism-http/dist/validator') as { validateOutput: ValidateOutput };
const { createLogger } = require('@stoplight/prism-core') as { createLogger: (name: string, options: { level: string }) => unknown };

/** Prism's own log is off: the middleware logs violations. */
export const silentLogger = createLogger('prism', { level: 'silent' });
