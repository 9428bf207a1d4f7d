import { defineConfig } from 'orval';
import { withoutDescriptions } from './generate/withoutDescriptions.ts';

const description = '../../openapi/wealth.yaml';

export default defineConfig({
  endpoints: {
    input: description,
    output: {
      mode: 'tags-split',
      target: 'src/generated/endpoints',
      schemas: 'src/generated/model',
      client: 'react-query',
      // Types a call by what the mutator returns; no axios is installed.
      httpClient: 'axios',
      clean: true,
      headers: true,
      urlEncodeParameters: true,
      mock: {
        generators: [
          { type: 'msw', delay: false, useExamples: true },
          { type: 'faker', useExamples: true },
        ],
      },
      override: {
        mutator: { path: 'src/http/request.ts', name: 'http' },
        query: { version: 5, signal: true, useSuspenseQuery: true },
        operations: {
          // A POST that reads: its hook is a query.
          getQuotes: { query: { useQuery: true, useMutation: false } },
        },
      },
    },
  },
  validators: {
    input: { target: description, override: { transformer: withoutDescriptions } },
    output: {
      mode: 'tags-split',
      target: 'src/generated/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: { zod: { variant: 'mini', version: 4 } },
    },
  },
});
