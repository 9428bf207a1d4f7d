import { parse } from 'yaml';
import * as z from 'zod/mini';

const reference = z.object({ $ref: z.string() });
const parameter = z.object({
  name: z.string(),
  in: z.string(),
  schema: z.object({ type: z.optional(z.unknown()) }),
  example: z.optional(z.unknown()),
});
const requirement = z.record(z.string(), z.array(z.string()));
const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  security: z.optional(z.array(requirement)),
  parameters: z._default(z.array(z.union([parameter, reference])), []),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ example: z.optional(z.unknown()) })) }),
  ),
  'x-unauthorized-is-final': z._default(z.boolean(), false),
});
const flags = z.object({ properties: z.record(z.string(), z.unknown()) });
const description = z.object({
  security: z.array(requirement),
  'x-further-prefixes': z.array(z.string()),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    parameters: z.record(z.string(), parameter),
    schemas: z.optional(z.record(z.string(), z.unknown())),
  }),
});

type Requirement = z.infer<typeof requirement>;
type Parameter = z.infer<typeof parameter>;

/** Who may call: anyone, a signed-in client, one with approved KYC, or the holder of the publishable stock key. */
export type DescribedAccess = 'open' | 'client' | 'approved' | 'stockKey';

export interface DescribedOperation {
  id: string;
  tag: string;
  method: string;
  path: string;
  access: DescribedAccess;
  /** The rights that a client must have been given, as the profile names them. */
  needs: string[];
  /** A 401 is the last word: no new token is asked for and the call sent again. */
  isUnauthorizedFinal: boolean;
  isIdempotent: boolean;
  /** Null without a body. */
  body: { isForm: boolean; example: unknown } | null;
  pathExamples: unknown[];
  /** Examples of the query parameters by name; null without any. */
  queryExamples: Record<string, unknown> | null;
  /** Query parameters that are numbers; all others are texts. */
  numericQuery: string[];
}

export interface Description {
  operations: DescribedOperation[];
  /** First parts of addresses that belong to the server. */
  prefixes: string[];
}

/** The role of a client with an approved KYC. */
const approved = 'approved';

/** @throws Error when the requirement is of a kind that is not known here. */
function accessOf(id: string, security: readonly Requirement[]): DescribedAccess {
  const [first] = security;
  if (!first) return 'open';
  const roles = first['bearer'];
  if (roles) return roles.includes(approved) ? 'approved' : 'client';
  if ('stockKey' in first) return 'stockKey';
  // Proven by what the handler alone can read.
  if ('refreshToken' in first || 'codeGrant' in first) return 'open';
  throw new Error(`"${id}" asks for ${Object.keys(first).join(', ')}, which the generation does not know.`);
}

/**
 * The rights behind the further roles of a requirement: `[approved, loan]` needs `allow_loan`.
 * @throws Error for a role that is no right of the profile.
 */
function needsOf(id: string, security: readonly Requirement[], known: ReadonlySet<string>): string[] {
  const roles = security[0]?.['bearer'] ?? [];
  return roles
    .filter((role) => role !== approved)
    .map((role) => {
      const right = `allow_${role}`;
      if (!known.has(right))
        throw new Error(`"${id}" asks for the role ${role}, but no profile has ${right}.`);
      return right;
    });
}

/** The rights that a profile of the description can have. */
function rightsOf(schemas: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const profile = flags.safeParse(schemas['ClientInfo']);
  const names = profile.success ? Object.keys(profile.data.properties) : [];
  return new Set(names.filter((name) => name.startsWith('allow_')));
}

function isNumeric({ schema }: Parameter): boolean {
  return schema.type === 'integer' || schema.type === 'number';
}

/** Reads what the description says of each operation, in its order. */
export function readDescription(text: string): Description {
  const { paths, components, security, 'x-further-prefixes': further } = z.parse(description, parse(text));
  const rights = rightsOf(components.schemas ?? {});

  function resolved(one: Parameter | z.infer<typeof reference>): Parameter {
    if ('name' in one) return one;
    const found = components.parameters[one.$ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`There is no ${one.$ref}.`);
    return found;
  }

  function toOperation(path: string, method: string, own: z.infer<typeof operation>): DescribedOperation {
    const parameters = own.parameters.map(resolved);
    const query = parameters.filter((one) => one.in === 'query');
    const [media] = Object.entries(own.requestBody?.content ?? {});
    return {
      id: own.operationId,
      tag: own.tags[0],
      method: method.toUpperCase(),
      path,
      access: accessOf(own.operationId, own.security ?? security),
      needs: needsOf(own.operationId, own.security ?? security, rights),
      isUnauthorizedFinal: own['x-unauthorized-is-final'],
      isIdempotent: parameters.some((one) => one.name === 'Idempotency-Key'),
      body: media ? { isForm: media[0].startsWith('multipart/'), example: media[1].example ?? null } : null,
      pathExamples: parameters.filter((one) => one.in === 'path').map((one) => one.example ?? null),
      queryExamples:
        query.length === 0 ? null : Object.fromEntries(query.map((one) => [one.name, one.example])),
      numericQuery: query.filter(isNumeric).map((one) => one.name),
    };
  }

  const prefixes = Object.keys(paths).map((path) => path.split('/')[1] ?? '');
  return {
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, own]) => toOperation(path, method, own)),
    ),
    prefixes: [...new Set([...prefixes, ...further])].toSorted(),
  };
}
