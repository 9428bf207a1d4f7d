import { defineConfig } from 'orval';
import { withoutDescriptions } from './generate/withoutDescriptions.ts';

/* Written beside src/generated, which generate/install.ts then brings up to date file by file. */

const description = '../../openapi/wealth.yaml';

export default defineConfig({
  endpoints: {
    input: description,
    output: {
      mode: 'tags-split',
      target: 'src/generating/endpoints',
      schemas: 'src/generating/model',
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
        mutator: { path: 'src/http/http.ts', name: 'http' },
        // The key of a query begins with its operation, by which libs/queries finds what has become stale.
        query: { version: 5, signal: true, useSuspenseQuery: true, useOperationIdAsQueryKey: true },
        operations: {
          // A POST that reads: its hook is a query.
          // Orval's key would name a header that is no argument of it; nobody reads the menu by its hook.
          getMenu: { query: { useOperationIdAsQueryKey: false } },
          getQuotes: { query: { useQuery: true, useMutation: false } },
        },
      },
    },
  },
  // The same calls without hooks, for what runs outside of React or before a page may cost React Query.
  calls: {
    input: description,
    output: {
      mode: 'tags-split',
      target: 'src/generating/calls',
      schemas: 'src/generating/model',
      client: 'axios-functions',
      httpClient: 'axios',
      headers: true,
      override: { mutator: { path: 'src/http/http.ts', name: 'http' } },
    },
  },
  validators: {
    input: { target: description, override: { transformer: withoutDescriptions } },
    output: {
      mode: 'tags-split',
      target: 'src/generating/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: { zod: { variant: 'mini', version: 4 } },
    },
  },
});
