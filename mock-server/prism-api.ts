/**
 * The part of Prism that the mock uses, typed here: the packages are CommonJS and their own types do not compile under this project's
 * strict settings. Version 5.16.0 is pinned in package.json; a new version is checked against this file.
 */
import { createRequire } from 'node:module';

/** One media type of an answer, as Prism holds it. */
export interface PrismContent {
  mediaType: string;
  schema?: LooseSchema;
}

/** A JSON schema of which only the envelope matters here. */
export interface LooseSchema {
  $ref?: string;
  $schema?: string;
  type?: string;
  required?: string[];
  oneOf?: LooseSchema[];
  properties?: { status?: { const?: unknown; enum?: unknown[] } };
}

/** One operation, as Prism holds it. `iid` is the operationId. */
export interface PrismOperation {
  iid: string;
  method: string;
  path: string;
  request?: { query?: { name: string; schema?: { type?: string } }[] };
  responses: { code: string; contents?: PrismContent[] }[];
}

/** A fault that Prism's validation found. */
export interface PrismDiagnostic {
  message: string;
  path?: (string | number)[];
}

/** An answer before it is sent. */
export interface PrismOutput {
  statusCode: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** fp-ts' Either, which Prism speaks. */
export type Either<L, R> = { _tag: 'Left'; left: L } | { _tag: 'Right'; right: R };

/** fp-ts' TaskEither: a promise that does not reject. */
export type Task<L, R> = () => Promise<Either<L, R>>;

/** An error in Prism's problem+json shape. */
export interface PrismError extends Error {
  status?: number;
  detail?: string;
  additional?: { validation?: { location: (string | number)[]; message: string }[] };
}

/** A request as Prism takes it. Fields that it does not know reach the `forward` component untouched. */
export interface PrismInput {
  method: string;
  url: { path: string; query: Record<string, string | string[]> };
  headers: Record<string, string>;
  body: unknown;
}

/** How one request is handled. `mock` is fresh for every request: a shared one keeps the first `Accept`. */
export interface PrismConfig {
  isProxy: true;
  upstream: URL;
  checkSecurity: boolean;
  validateRequest: boolean;
  validateResponse: boolean;
  errors: boolean;
  mock: { dynamic: boolean; exampleKey?: string; code?: number };
}

/** Validation of an answer against its operation. */
export type ValidateOutput = (args: { resource: PrismOperation; element: PrismOutput }) => Either<PrismDiagnostic[], PrismOutput>;

/** The seam: called for every request whose operation was found, with the faults of the request. */
export type Forward<I extends PrismInput> = (
  args: { validations: PrismDiagnostic[]; data: I },
  upstream: string,
  proxy: unknown,
  operation: PrismOperation | undefined,
) => (logger: unknown) => Task<Error, PrismOutput>;

/** What a request comes to. */
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

/** Prism's own log is off: the middleware says what matters. */
export const silentLogger = createLogger('prism', { level: 'silent' });
