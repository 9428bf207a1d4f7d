import { parse } from 'yaml';
import type { Catalogue } from './languageDifferences.ts';

/** A list of codes of the wire, and the type that the table of its texts is complete by. */
export interface CodeList {
  type: string;
  codes: readonly string[];
}

/**
 * Schemas whose codes are told in words that do not hang on the code alone: the faults of a field and of an order in
 * the server's or with their figures, achievements in the server's.
 */
const toldOtherwise: ReadonlySet<string> = new Set(['FieldError', 'OrderFault', 'Achievement']);
/** Closed lists that a client reads as words, too. */
const wordedEnums: ReadonlySet<string> = new Set(['OrderStatus', 'OrderType', 'OrderValidity']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function memberOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inside, name) => (isRecord(inside) ? inside[name] : undefined), value);
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The lists of codes in a description of the API that have to have texts. */
export function readCodeLists(description: string): CodeList[] {
  const schemas = memberOf(parse(description), 'components', 'schemas');
  return Object.entries(isRecord(schemas) ? schemas : {}).flatMap(([name, schema]): CodeList[] => {
    const codes = textsOf(memberOf(schema, 'properties', 'code', 'x-extensible-enum'));
    if (codes.length > 0 && !toldOtherwise.has(name)) return [{ type: `${name}Code`, codes }];
    return wordedEnums.has(name) ? [{ type: name, codes: textsOf(memberOf(schema, 'enum')) }] : [];
  });
}

/** The rows of a table that ends so: the code, and what stands behind it; null where the source has no such table. */
function tableIn(source: string, end: RegExp): [string, string][] | null {
  const at = source.search(end);
  if (at === -1) return null;
  const table = source.slice(source.lastIndexOf(' = {\n', at), at);
  const rows = table.split(/\n {2}(?=['\w-]+: )/).slice(1);
  return rows.map((row) => [row.slice(0, row.indexOf(':')).replaceAll("'", ''), row]);
}

/** The rows of the table that is complete by a type, and of the parts of it that stand in files of their own. */
function rowsOf(type: string, sources: readonly string[]): Map<string, string> | null {
  const whole = new RegExp(`\\n\\} as const satisfies Record<\\s*${type},`);
  const part = new RegExp(`\\n\\} as const satisfies Partial<Record<\\s*${type},`);
  const rows = sources.map((source) => tableIn(source, whole)).find((table) => table !== null);
  if (!rows) return null;
  return new Map([...sources.flatMap((source) => tableIn(source, part) ?? []), ...rows]);
}

const quoted = /'(\w+)'/g;

/** Whether a row names at least one text, and each language has one of those that it names. */
function hasTexts(row: string, keysOf: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const names = [...row.slice(row.indexOf(':')).matchAll(quoted)].map(([, name = '']) => name);
  return [...keysOf.values()].every((keys) => names.some((name) => keys.has(name)));
}

/** Codes of the wire that a client would read in the words of the server: "OrderReasonCode: day_ended has no text". */
export function codesWithoutText(
  lists: readonly CodeList[],
  catalogue: Catalogue,
  sources: readonly string[],
): string[] {
  const keysOf = new Map(
    [...catalogue].map(([language, namespaces]) => [
      language,
      new Set([...namespaces.values()].flatMap((messages) => [...messages.keys()])),
    ]),
  );
  return lists.flatMap(({ type, codes }) => {
    const rows = rowsOf(type, sources);
    if (!rows) return [`${type}: no table of texts is complete by it`];
    return codes
      .filter((code) => !hasTexts(rows.get(code) ?? '', keysOf))
      .map((code) => `${type}: ${code} has no text in every language`);
  });
}
