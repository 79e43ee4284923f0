/**
 * Bundles `openapi/` into one document.
 * Named examples are inlined, because Redocly makes components with generated names of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { withOperator } from '../../../brand/fill.ts';
import type { ContractDocument, Json, JsonObject } from './document.ts';
import { BUNDLE_FILE, SOURCE_FILE } from './files.ts';

function inlineExamples(node: Json, examples: JsonObject): Json {
  if (Array.isArray(node)) return node.map((item) => inlineExamples(item, examples));
  if (node === null || typeof node !== 'object') return node;
  const ref = node.$ref;
  if (typeof ref === 'string' && ref.startsWith('#/components/examples/')) {
    return examples[ref.slice('#/components/examples/'.length)] ?? node;
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlineExamples(value, examples)]));
}

/** The contract as it is written, with holes for what an operator has of its own. Throws Redocly's messages when a reference does not resolve. */
export async function bundleSource(root = 'openapi/openapi.yaml'): Promise<ContractDocument> {
  // Loaded on demand: a caller with a bundled contract does not need it.
  const { bundle, createConfig } = await import('@redocly/openapi-core');
  const { bundle: result, problems } = await bundle({ ref: root, config: await createConfig({}) });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    const lines = errors.map((problem) => `${problem.location[0]?.source.absoluteRef ?? root}: ${problem.message}`);
    // Redocly reports an invalid file once for every reference to it.
    throw new Error([...new Set(lines)].join('\n'));
  }
  const document = structuredClone(result.parsed) as { components: { examples?: JsonObject } };
  const { examples = {} } = document.components;
  delete document.components.examples;
  return inlineExamples(document as JsonObject, examples) as unknown as ContractDocument;
}

/** The contract as the operator serves it (brand/fill.ts). */
export const bundleContract = async (root?: string): Promise<ContractDocument> => withOperator(await bundleSource(root));

function write(file: string, document: ContractDocument): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
}

/** Writes {@link SOURCE_FILE}. */
export const writeSource = async (): Promise<void> => write(SOURCE_FILE, await bundleSource());

/** Writes {@link BUNDLE_FILE}. */
export const writeBundle = async (): Promise<void> => write(BUNDLE_FILE, await bundleContract());
