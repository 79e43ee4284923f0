import { readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { bundleContract } from '@farol/contract/bundle.ts';
import { checkExamples, checkSchemas } from '@farol/contract/checks.ts';
import { type ContractDocument, type LocatedOperation, needsToken, operationsOf } from '@farol/contract/document.ts';
import { getHttpOperationsFromSpec, type PrismOperation } from './prism-api.ts';

/** What the mock needs to know of one operation besides what Prism knows. */
export interface OperationFacts {
  operation: LocatedOperation;
  /** Matches the paths of the operation. */
  pattern: RegExp;
  needsToken: boolean;
  /** Names of the examples of HTTP 200, the usual one first. */
  examples: string[];
}

/** The contract as the mock serves it. */
export interface Contract {
  document: ContractDocument;
  operations: PrismOperation[];
  facts: Map<string, OperationFacts>;
}

/** The folder of the contract. */
const ROOT = 'openapi';

/** Reads, bundles and checks the contract; throws with one line a fault when it cannot be served. */
export async function loadContract(root = ROOT): Promise<Contract> {
  const document = (await bundleContract(join(root, 'openapi.yaml'))) as unknown as ContractDocument;
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
      },
    ]),
  );
  return { document, operations, facts };
}

/** The operation that a request is for. */
export function findOperation(contract: Contract, method: string, path: string): OperationFacts | undefined {
  const wanted = method.toLowerCase();
  for (const facts of contract.facts.values()) if (facts.operation.method === wanted && facts.pattern.test(path)) return facts;
  return undefined;
}

/** Milliseconds of quiet after the last change before the contract is read again: editors save in several steps. */
const SETTLE = 120;

/**
 * Calls `onChange` when any contract file changes. Node's own recursive watcher; temporary files of the contract check are passed over.
 * Answers a function that stops watching.
 */
export function watchContract(onChange: () => void, root = ROOT): () => void {
  let timer: NodeJS.Timeout | undefined;
  const directories = [root, ...readdirSync(root).map((name) => join(root, name))].filter((path) => statSync(path).isDirectory());
  const watchers = directories.map((directory) =>
    watch(directory, (_event, file) => {
      if (file === null || file.startsWith('.') || !/\.ya?ml$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, SETTLE);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
