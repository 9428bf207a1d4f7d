/** One line of the report: what was measured, what it must be, and whether it is. */
export interface Figure {
  name: string;
  value: string;
  limit: string;
  isMet: boolean;
}

/** The middle value; the mean of the two in the middle for an even count. @throws RangeError for none at all. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 1 ? upper : sorted[middle - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('A median needs at least one value.');
  return (lower + upper) / 2;
}

/** The value that `ratio` of all values do not exceed. @throws RangeError for none at all. */
export function percentile(values: readonly number[], ratio: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(ratio * sorted.length))];
  if (value === undefined) throw new RangeError('A percentile needs at least one value.');
  return value;
}

/** What is measured: its name and unit. */
export interface Measure {
  name: string;
  unit?: string;
}

function shown({ name, unit = '' }: Measure, value: number, limit: string): Omit<Figure, 'isMet'> {
  return { name, value: `${Math.round(value * 100) / 100}${unit}`, limit: `${limit}${unit}` };
}

/** A figure that must not be over its limit. */
export function atMost(measure: Measure, value: number, limit: number): Figure {
  return { ...shown(measure, value, `≤ ${limit}`), isMet: value <= limit };
}

/** A figure that must not be under its limit. */
export function atLeast(measure: Measure, value: number, limit: number): Figure {
  return { ...shown(measure, value, `≥ ${limit}`), isMet: value >= limit };
}

/** A heading and its figures as aligned text. */
export function report(heading: string, figures: readonly Figure[]): string {
  const width = (pick: (figure: Figure) => string) =>
    Math.max(...figures.map((figure) => pick(figure).length));
  const columns = { name: width((f) => f.name), value: width((f) => f.value), limit: width((f) => f.limit) };
  const rows = figures.map((figure) =>
    [
      figure.isMet ? '  met  ' : '  OVER ',
      figure.name.padEnd(columns.name),
      figure.value.padStart(columns.value),
      figure.limit.padEnd(columns.limit),
    ].join('  '),
  );
  return [`\n${heading}`, ...rows].join('\n');
}
