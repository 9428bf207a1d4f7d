import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['query', 'path', 'header', 'cookie']),
  example: z.optional(z.unknown()),
});
const referenceSchema = z.object({ $ref: z.string() });
const mediaSchema = z.object({ example: z.optional(z.unknown()), examples: z.optional(z.unknown()) });
const operationSchema = z.object({
  operationId: z.string(),
  parameters: z._default(z.array(z.union([parameterSchema, referenceSchema])), []),
  security: z.optional(z.array(z.record(z.string(), z.unknown()))),
  requestBody: z.optional(z.object({ content: z.record(z.string(), mediaSchema) })),
});
const descriptionSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ parameters: z.record(z.string(), parameterSchema) }),
});

export type Parameter = z.infer<typeof parameterSchema>;

/** What the description says of one operation, as far as a request needs it. */
export interface DescribedOperation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Whether it takes the publishable key instead of a client's token. */
  takesStockKey: boolean;
  /** Null for an operation without a body. */
  body: { contentType: string; example: unknown } | null;
}

/** Reads every operation of openapi/wealth.yaml. */
export function readOperations(): DescribedOperation[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../../openapi/wealth.yaml'), 'utf8');
  const { paths, components } = z.parse(descriptionSchema, parse(text));

  function resolved(parameter: Parameter | z.infer<typeof referenceSchema>): Parameter {
    if ('name' in parameter) return parameter;
    const found = components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
    if (!found) throw new RangeError(`there is no ${parameter.$ref}`);
    return found;
  }

  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [media] = Object.entries(operation.requestBody?.content ?? {});
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters.map(resolved),
        takesStockKey: operation.security?.some((scheme) => 'stockKey' in scheme) ?? false,
        body: media ? { contentType: media[0], example: media[1].example ?? {} } : null,
      };
    }),
  );
}
