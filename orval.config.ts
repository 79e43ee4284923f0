import { readFileSync } from 'node:fs';
import { type ContractDocument, operationsOf } from '@site/contract/document.ts';
import { MODEL, SOURCE_FILE } from '@site/contract/files.ts';
import { hookOf, isOddlySent } from '@site/contract/generate/operation-facts.ts';
import { defineConfig } from 'orval';

const document = JSON.parse(readFileSync(SOURCE_FILE, 'utf8')) as ContractDocument;

const input = { target: SOURCE_FILE, override: { transformer: './tools/contract/src/generate/without-common-parameters.ts' } };

const header = () => ['Written by `npm run generate` from the contract. Do not edit.'];

export default defineConfig({
  sdk: {
    input,
    output: {
      mode: 'tags',
      target: 'src/api/generated',
      headers: true,
      schemas: MODEL,
      client: 'react-query',
      httpClient: 'axios',
      tsconfig: './tsconfig.json',
      override: {
        mutator: { path: './src/api/client.ts', name: 'request' },
        header,
        enumGenerationType: 'union',
        query: { usePrefetch: false, useInvalidate: false, shouldExportKeys: true, useOperationIdAsQueryKey: true, signal: true },
        operations: Object.fromEntries(
          operationsOf(document)
            .filter(isOddlySent)
            .map((operation) => [operation.operationId, { query: hookOf(operation) }]),
        ),
      },
    },
  },
  zod: {
    input,
    output: {
      mode: 'tags',
      target: 'src/api/generated/zod',
      client: 'zod',
      tsconfig: './tsconfig.json',
      override: {
        header,
        zod: {
          variant: 'mini',
          generate: { body: true, response: true, param: false, query: false, header: false },
          strict: { body: false, response: true, param: false, query: false, header: false },
          exactOptional: true,
          generateDiscriminatedUnion: true,
        },
      },
    },
  },
});
