/** One line of the report: what was measured, what it must be, and whether it is. */
export interface Figure {
  name: string;
  value: string;
  limit: string;
  isMet: boolean;
  /** The same measured of others in the same run, by their names; every figure with peers has the same ones. */
  peers?: Readonly<Record<string, string>>;
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

/** A value with its unit, two decimals at most. */
export function valueText({ unit = '' }: Measure, value: number): string {
  return `${Math.round(value * 100) / 100}${unit}`;
}

function shown(measure: Measure, value: number, limit: string): Omit<Figure, 'isMet'> {
  return { name: measure.name, value: valueText(measure, value), limit: `${limit}${measure.unit ?? ''}` };
}

/** A figure that must not be over its limit. */
export function atMost(measure: Measure, value: number, limit: number): Figure {
  return { ...shown(measure, value, `≤ ${limit}`), isMet: value <= limit };
}

/** A figure that must not be under its limit. */
export function atLeast(measure: Measure, value: number, limit: number): Figure {
  return { ...shown(measure, value, `≥ ${limit}`), isMet: value >= limit };
}

/** Of a page without a library, what a page of the app must reach. */
const leastRatio = 0.95;

/** A figure that must reach nearly what a page without a library reaches in the same run. */
export function besidePlain(measure: Measure, wealth: number, plain: number): Figure {
  const least = plain * leastRatio;
  return {
    name: measure.name,
    value: valueText(measure, wealth),
    peers: { 'plain DOM': valueText(measure, plain) },
    limit: `≥ ${valueText(measure, least)} (plain × ${leastRatio})`,
    isMet: wealth >= least,
  };
}

/** A figure that is told, and not judged; `aim` is what it should be on an idle machine. */
export function told(measure: Measure, value: number, aim?: string): Figure {
  const limit = aim === undefined ? 'none set' : `(aim ${aim}${measure.unit ?? ''})`;
  return { name: measure.name, value: valueText(measure, value), limit, isMet: true };
}

/** The cells of a table under each other, columns of words to the left and those of figures to the right. */
function aligned(lines: readonly string[][], words: ReadonlySet<number>): string[] {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  return lines.map((cells) =>
    cells
      .map((cell, column) =>
        words.has(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** A heading and its figures as aligned text; with a line of names above them where peers stand beside. */
export function report(heading: string, figures: readonly Figure[]): string {
  const peers = Object.keys(figures.find((figure) => figure.peers)?.peers ?? {});
  const rows = figures.map(({ name, value, limit, isMet, peers: others = {} }) => [
    isMet ? '  met  ' : '  OVER ',
    name,
    value,
    ...peers.map((peer) => others[peer] ?? ''),
    limit,
  ]);
  const head = peers.length > 0 ? [['       ', '', 'Wealth', ...peers, 'limit']] : [];
  const words = new Set([0, 1, 3 + peers.length]);
  return [`\n${heading}`, ...aligned([...head, ...rows], words)].join('\n');
}
