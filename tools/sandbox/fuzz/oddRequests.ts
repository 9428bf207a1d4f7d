import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readOperations, type DescribedOperation } from './readOperations.ts';

const referenceSchema = z.object({ $ref: z.string() });

interface DescribedSchema {
  type?: string | string[] | undefined;
  format?: string | undefined;
  required?: string[] | undefined;
  properties?: Record<string, unknown> | undefined;
  items?: unknown;
  oneOf?: unknown[] | undefined;
  allOf?: unknown[] | undefined;
}

const schemaSchema: z.ZodMiniType<DescribedSchema> = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  required: z.optional(z.array(z.string())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
});

const parameterSchema = z.object({ name: z.string(), in: z.string(), schema: z.unknown() });
const descriptionSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.optional(z.array(z.unknown())),
        requestBody: z.optional(
          z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }),
        ),
      }),
    ),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    parameters: z.record(z.string(), z.unknown()),
  }),
});

type Kind = 'number' | 'date' | 'time';

/** A number or a date in a body or a query, by its way there; a step without a name is an item of a list. */
interface OddPlace {
  operation: DescribedOperation;
  where: 'body' | 'query';
  path: readonly string[];
  kind: Kind;
}

/** As they stand in JSON: a number that no double holds cannot be written otherwise. */
const oddTexts = {
  number: [
    '0.005',
    '100.005',
    '1690.123',
    '-0.001',
    '-1',
    '0',
    '1e-9',
    '9007199254740993',
    '1e21',
    '1e309',
    '-1e309',
  ],
  date: [
    '9999-12-31',
    '0000-01-01',
    '0001-01-01',
    '2026-02-30',
    '2026-13-01',
    '+275760-09-13',
    '-000001-01-01',
  ],
  time: [
    '9999-12-31T23:59:59+05:30',
    '9999-12-31T23:59:59-23:59',
    '0000-01-01T00:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-11-19T25:61:00+99:99',
    '+275760-09-13T00:00:00Z',
  ],
} as const satisfies Record<Kind, readonly string[]>;

function readDescription() {
  const text = readFileSync(resolve(import.meta.dirname, '../../../openapi/wealth.yaml'), 'utf8');
  return z.parse(descriptionSchema, parse(text));
}

type Description = ReturnType<typeof readDescription>;

function schemaOf({ components }: Description, value: unknown): DescribedSchema {
  const reference = referenceSchema.safeParse(value);
  if (!reference.success) return z.parse(schemaSchema, value ?? {});
  const name = reference.data.$ref.split('/').at(-1) ?? '';
  return z.parse(schemaSchema, components.schemas[name]);
}

function kindOf({ type, format }: DescribedSchema): Kind | null {
  const types = [type ?? []].flat();
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (format === 'date') return 'date';
  return format === 'date-time' ? 'time' : null;
}

/** The ways to all numbers and dates of a schema. */
function placesIn(
  description: Description,
  described: unknown,
  path: readonly string[],
): Array<Pick<OddPlace, 'path' | 'kind'>> {
  const schema = schemaOf(description, described);
  const kind = kindOf(schema);
  if (kind) return [{ path, kind }];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      placesIn(description, property, [...path, name]),
    ),
    ...(schema.items === undefined ? [] : placesIn(description, schema.items, [...path, ''])),
    ...[...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((part) =>
      placesIn(description, part, path),
    ),
  ];
}

function parameterOf({ components }: Description, value: unknown) {
  const reference = referenceSchema.safeParse(value);
  if (!reference.success) return z.parse(parameterSchema, value);
  return z.parse(parameterSchema, components.parameters[reference.data.$ref.split('/').at(-1) ?? '']);
}

function placesOf(description: Description, operation: DescribedOperation): OddPlace[] {
  const described = description.paths[operation.path]?.[operation.method.toLowerCase()];
  const [media] = Object.values(described?.requestBody?.content ?? {});
  const ofBody = media ? placesIn(description, media.schema, []) : [];
  const ofQuery = (described?.parameters ?? [])
    .map((parameter) => parameterOf(description, parameter))
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => placesIn(description, schema, [name]));
  return [
    ...ofBody.map((place) => ({ ...place, operation, where: 'body' as const })),
    ...ofQuery.map((place) => ({ ...place, operation, where: 'query' as const })),
  ];
}

const mark = 'odd value';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy of a value with a mark at a place, and with what leads there. */
function marked(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return mark;
  if (step === '') return [marked(Array.isArray(value) ? value[0] : undefined, rest)];
  const owner = isRecord(value) ? value : {};
  return { ...owner, [step]: marked(owner[step], rest) };
}

export interface OddRequest {
  operation: DescribedOperation;
  /** Where the odd value stands, and which it is. */
  name: string;
  /** Null for none. */
  body: string | null;
  query: string;
}

/**
 * Every number and date of every body and query with every odd value in its place, else as the examples have it.
 *
 * @param toBody - What an operation is asked with, made of its example: one that gets past its first doors.
 */
export function oddRequests(toBody: (operation: DescribedOperation) => unknown): OddRequest[] {
  const description = readDescription();
  return readOperations()
    .flatMap((operation) => placesOf(description, operation))
    .flatMap(({ operation, where, path, kind }) =>
      oddTexts[kind].map((odd) => {
        const isInBody = where === 'body';
        const body = operation.body && (isInBody ? marked(toBody(operation), path) : toBody(operation));
        const text = kind === 'number' ? odd : JSON.stringify(odd);
        return {
          operation,
          name: `${operation.id} ${where} ${path.join('.')} ${odd}`,
          body: body === null ? null : JSON.stringify(body).replace(JSON.stringify(mark), text),
          query: isInBody ? queryOf(operation) : queryOf(operation, [path[0] ?? '', odd]),
        };
      }),
    );
}

/** The query of the examples, with one parameter as it is given. */
function queryOf({ parameters }: DescribedOperation, given?: readonly [name: string, value: string]): string {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.name !== given?.[0])
    .map(({ name, example }) => [name, typeof example === 'string' ? example : JSON.stringify(example ?? 1)]);
  return new URLSearchParams(given ? [...pairs, [...given]] : pairs).toString();
}
