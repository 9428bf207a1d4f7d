import { parse } from 'yaml';
import * as z from 'zod';
import { Refusal } from './Refusal.ts';

export const descriptionPath = 'openapi/wealth.yaml';

const operation = z.object({ operationId: z.string(), tags: z.array(z.string()) });
const document = z.object({
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

export interface Description {
  tags: string[];
  operationIds: string[];
  paths: string[];
  schemas: string[];
  /** The path under which the operations of a tag stand: `/stat/app/v1`. */
  baseOf: (tag: string) => string;
}

/** What openapi/wealth.yaml describes so far, as far as a new operation has to fit to it. */
export function readDescription(yaml: string): Description {
  const { tags, paths, components } = document.parse(parse(yaml));
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).flatMap((value) => {
      const parsed = operation.safeParse(value);
      return parsed.success ? [{ path, ...parsed.data }] : [];
    }),
  );
  return {
    tags: tags.map(({ name }) => name),
    operationIds: operations.map(({ operationId }) => operationId),
    paths: Object.keys(paths),
    schemas: Object.keys(components.schemas),
    baseOf(tag) {
      const path = operations.find((candidate) => candidate.tags.includes(tag))?.path;
      const [, first, second, third] = path?.split('/') ?? [];
      if (!first || !second || !third)
        throw new Refusal(`No operation of ${tag} shows where its paths begin.`);
      return `/${first}/${second}/${third}`;
    },
  };
}
