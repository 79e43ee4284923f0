import { join } from 'node:path';
import { bundleContract } from '@site/contract/bundle.ts';
import { checkExamples, checkSchemas } from '@site/contract/checks.ts';
import {
  type ContractDocument,
  type Json,
  type JsonObject,
  type LocatedOperation,
  needsToken,
  operationsOf,
  resolve,
  resolveProperty,
} from '@site/contract/document.ts';
import { type ErrorCode, errorExamples, exampleFor, type Language } from '@site/contract/examples.ts';
import { factsOf } from '@site/contract/generate/operation-facts.ts';
import { getHttpOperationsFromSpec, type PrismOperation } from './prism-api.ts';
import { watchFolder } from './watch.ts';

/** What the mock needs of one operation besides Prism's own description. */
export interface OperationFacts {
  operation: LocatedOperation;
  pattern: RegExp;
  needsToken: boolean;
  /** Names of the examples of HTTP 200; the first is the default. */
  examples: string[];
  /** Messages of the examples with status −1, without the digits of the numbers that they name. */
  refusals: Set<string>;
  /** Whether a repeated request is known by its `Idempotency-Key`: the operation costs or sends something. */
  takesKey: boolean;
  /** Fields of the body that a repeated request may change (`x-one-time`). */
  oneTimeFields: string[];
}

export interface Contract {
  document: ContractDocument;
  operations: PrismOperation[];
  facts: Map<string, OperationFacts>;
}

const ROOT = 'openapi';

function oneTimeFields(document: ContractDocument, { requestBody }: LocatedOperation): string[] {
  const schema = resolve<JsonObject>(document, requestBody?.content['application/json']?.schema ?? {});
  return Object.entries((schema.properties ?? {}) as JsonObject).flatMap(([name, field]) =>
    resolveProperty(document, field)['x-one-time'] === true ? [name] : [],
  );
}

/** A message without numbers, such as the one that it refuses. */
export const withoutDigits = (message: string) => message.replace(/\+?\d+/g, '0');

function refusalsOf({ responses }: LocatedOperation): Set<string> {
  const examples = Object.values(responses['200']?.content?.['application/json']?.examples ?? {});
  return new Set(examples.flatMap(({ value }) => ((value as JsonObject).status === '-1' ? [withoutDigits(String((value as JsonObject).message))] : [])));
}

/** Reads, bundles and checks the contract; throws with one line per problem when it cannot be served. */
export async function loadContract(root = ROOT): Promise<Contract> {
  const document = await bundleContract(join(root, 'openapi.yaml'));
  const findings = [...checkSchemas(document), ...checkExamples(document)];
  if (findings.length > 0) throw new Error(findings.map((finding) => `${finding.where}: ${finding.message}`).join('\n'));
  // A copy: Prism resolves references inside the document it is given.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const facts = new Map(
    operationsOf(document).map((operation) => [
      operation.operationId,
      {
        operation,
        pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
        needsToken: needsToken(operation),
        examples: Object.keys(operation.responses['200']?.content?.['application/json']?.examples ?? {}),
        refusals: refusalsOf(operation),
        takesKey: factsOf(document, operation).takesKey,
        oneTimeFields: oneTimeFields(document, operation),
      },
    ]),
  );
  return { document, operations, facts };
}

/** The example of an HTTP error in the language of the request, also for an address that is no operation's. */
export function errorExample({ components }: ContractDocument, code: ErrorCode, language: Language): { name: string; body: Json } {
  const usual = errorExamples[code];
  const all = Object.values(components.responses as unknown as LocatedOperation['responses']).map(
    ({ content }) => content?.['application/json']?.examples ?? {},
  );
  const examples = all.find((each) => usual in each) ?? {};
  const name = exampleFor(Object.keys(examples), language, usual) ?? usual;
  return { name, body: examples[name]?.value ?? null };
}

export function findOperation(contract: Contract, method: string, path: string): OperationFacts | undefined {
  const wanted = method.toLowerCase();
  for (const facts of contract.facts.values()) if (facts.operation.method === wanted && facts.pattern.test(path)) return facts;
  return undefined;
}

/** Calls `onChange` when a contract file changes, except the contract check's temporary files; returns a function that stops watching. */
export const watchContract = (onChange: () => void, root = ROOT) => watchFolder(root, /^\w.*\.ya?ml$/, onChange);
