import { MODEL } from '@farol/contract/files.ts';
import { POST_READS } from '@farol/contract/generate/post-reads.ts';
import { defineConfig } from 'orval';

const input = { target: './.cache/openapi.json', override: { transformer: './tools/contract/src/generate/without-common-parameters.ts' } };

const header = () => ['Written by `npm run generate` from the contract. Do not edit.'];

export default defineConfig({
  sdk: {
    input,
    output: {
      mode: 'tags-split',
      target: 'src/api/generated/hooks',
      headers: true,
      schemas: MODEL,
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      tsconfig: './tsconfig.json',
      override: {
        mutator: { path: './src/api/client.ts', name: 'request' },
        header,
        enumGenerationType: 'union',
        query: { usePrefetch: false, useInvalidate: false, shouldExportKeys: true, signal: true },
        operations: {
          ...Object.fromEntries(POST_READS.map((id) => [id, { query: { useQuery: true, useMutation: false } }])),
          logout: { query: { useQuery: false, useMutation: true } },
        },
      },
    },
  },
  zod: {
    input,
    output: {
      mode: 'tags-split',
      target: 'src/api/generated/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
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
