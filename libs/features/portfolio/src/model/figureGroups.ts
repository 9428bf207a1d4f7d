import type { Figure, FigureLine } from '@wealth/api-sdk/model';
import { fromWire, minus, sumOf, toWire } from '@wealth/domain';

/** Lines that belong together: the lots of one instrument; every other line is one of its own. */
export interface FigureGroup {
  id: string;
  lines: readonly [FigureLine, ...FigureLine[]];
  /** Rupees: the sum of the lines, to the paisa. */
  amount: number;
  /** Shares of all lines; undefined where they have none. */
  quantity: number | undefined;
  /** Rupees; undefined where a line has none. */
  cost: number | undefined;
}

const lotCodes: ReadonlySet<string> = new Set(['lot', 'sold_lot']);

/** Whether the lines of an instrument are its lots, which stand beneath it. */
export function isOfLots({ lines: [first] }: FigureGroup): boolean {
  return lotCodes.has(first.code) && first.instrument !== undefined;
}

function sumOfRupees(amounts: readonly number[]): number {
  return toWire(sumOf(amounts.map(fromWire)));
}

function groupOf(id: string, lines: FigureGroup['lines']): FigureGroup {
  const quantities = lines.flatMap(({ quantity }) => quantity ?? []);
  const costs = lines.flatMap(({ cost }) => cost ?? []);
  return {
    id,
    lines,
    amount: sumOfRupees(lines.map(({ amount }) => amount)),
    quantity:
      quantities.length === lines.length ? quantities.reduce((sum, count) => sum + count, 0) : undefined,
    cost: costs.length === lines.length ? sumOfRupees(costs) : undefined,
  };
}

/** The lines of a figure in their order, the lots of an instrument together where the first of them stands. */
export function figureGroups(lines: readonly FigureLine[]): FigureGroup[] {
  const groups = new Map<string, [FigureLine, ...FigureLine[]]>();
  for (const [index, line] of lines.entries()) {
    const isLot = lotCodes.has(line.code) && line.isin !== undefined;
    const id = isLot ? `${line.code}/${line.isin}` : `line/${index}`;
    const group = groups.get(id);
    if (group) group.push(line);
    else groups.set(id, [line]);
  }
  return [...groups].map(([id, group]) => groupOf(id, group));
}

/** Rupees that the parts of a figure and the figure differ by; anything but 0 is a mistake of ours. */
export function figureDifference({ value, lines }: Pick<Figure, 'value' | 'lines'>): number {
  return toWire(minus(fromWire(value), sumOf(lines.map(({ amount }) => fromWire(amount)))));
}

/** What the shares of a line are worth at its price: what was gained with them, and what was paid. */
export function lineValue(line: Pick<FigureGroup, 'amount' | 'cost'>): number | undefined {
  return line.cost === undefined ? undefined : sumOfRupees([line.amount, line.cost]);
}
