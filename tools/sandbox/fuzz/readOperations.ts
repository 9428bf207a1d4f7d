import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { operations } from '@wealth/api-sdk/operations';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['query', 'path', 'header', 'cookie']),
  example: z.optional(z.unknown()),
});
const referenceSchema = z.object({ $ref: z.string() });
const operationSchema = z.object({
  parameters: z._default(z.array(z.union([parameterSchema, referenceSchema])), []),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ example: z.optional(z.unknown()) })) }),
  ),
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

/** Every operation of the SDK; openapi/wealth.yaml itself is read for the examples and the headers, which the SDK leaves out. */
export function readOperations(): DescribedOperation[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../../openapi/wealth.yaml'), 'utf8');
  const { paths, components } = z.parse(descriptionSchema, parse(text));

  function resolved(parameter: Parameter | z.infer<typeof referenceSchema>): Parameter {
    if ('name' in parameter) return parameter;
    const found = components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
    if (!found) throw new RangeError(`there is no ${parameter.$ref}`);
    return found;
  }

  return Object.entries(operations).map(([id, { method, path, access, isUpload, body }]) => {
    const described = paths[path]?.[method.toLowerCase()];
    if (!described) throw new RangeError(`there is no ${method} ${path}`);
    const [media] = Object.values(described.requestBody?.content ?? {});
    return {
      id,
      method,
      path,
      parameters: described.parameters.map(resolved),
      takesStockKey: access === 'stockKey',
      body: body && {
        contentType: isUpload ? 'multipart/form-data' : 'application/json',
        example: media?.example ?? {},
      },
    };
  });
}
