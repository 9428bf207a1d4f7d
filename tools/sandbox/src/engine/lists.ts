import { instrumentIdOf, type Market } from '@wealth/domain';
import { rowNames } from './quote.ts';

/** Most points a sparkline draws. */
const sparklinePoints = 60;

const rowsById = new Map(rowNames.map((name, row) => [instrumentIdOf(name), row]));

export function rowOfSymbol(market: Market, symbol: string): number | null {
  return rowsById.get(instrumentIdOf({ market, symbol })) ?? null;
}

/** Thins a line of levels (hundredths of a point) to points of the wire; the last one always stays. */
export function sparklineOf(levels: readonly number[]): number[] {
  const step = Math.max(1, Math.ceil(levels.length / sparklinePoints));
  return levels.filter((_, index) => (levels.length - 1 - index) % step === 0).map((level) => level / 100);
}
