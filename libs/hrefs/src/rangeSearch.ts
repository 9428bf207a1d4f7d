/** The time that the address of a list names, in Indian days. Each is absent where the list has no end on that side. */
export interface RangeSearch {
  /** YYYY-MM-DD: the first day. */
  from?: string | undefined;
  /** The last one; never before the first. */
  to?: string | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !day.test(value)) return undefined;
  const instant = Date.parse(`${value}T00:00:00Z`);
  // 31 February is another day, or none.
  return Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(value) ? undefined : value;
}

/** The part of a search schema that every list with a time has. */
export function rangeSearch(search: Readonly<Record<string, unknown>>): RangeSearch {
  const from = dayOf(search['from']);
  const to = dayOf(search['to']);
  return { from, to: from !== undefined && to !== undefined && to < from ? undefined : to };
}
