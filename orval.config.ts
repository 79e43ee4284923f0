import { POST_READS } from '@farol/contract/generate/post-reads.ts';
import { defineConfig } from 'orval';

const input = { target: './.cache/openapi.json', override: { transformer: './tools/contract/src/generate/without-common-parameters.ts' } };

export default defineConfig({
  sdk: {
    input,
    output: {
      mode: 'tags-split',
      target: 'src/api/generated/hooks',
      schemas: 'src/api/generated/model',
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      tsconfig: './tsconfig.json',
      mock: {
        indexMockFiles: false,
        generators: [
          { type: 'msw', useExamples: true, delay: false, baseUrl: '*' },
          { type: 'faker', useExamples: true },
        ],
      },
      override: {
        mutator: { path: './src/api/client.ts', name: 'request' },
        enumGenerationType: 'union',
        mock: { exactOptional: true, required: true },
        query: { useSuspenseQuery: true, usePrefetch: false, useInvalidate: false, shouldExportKeys: true, signal: true },
        operations: {
          ...Object.fromEntries(POST_READS.map((id) => [id, { query: { useQuery: true, useMutation: false, useSuspenseQuery: true } }])),
          logout: { query: { useQuery: false, useSuspenseQuery: false, useMutation: true } },
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
