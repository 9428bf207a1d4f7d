import type { Holding } from '@wealth/api-sdk/model';

export interface GainRange {
  /** Rupees; zero or less. */
  least: number;
  /** Rupees; zero or more. */
  most: number;
}

/** The common scale of the bars beneath the gains of these rows, at the server's prices: it does not jump with a tick. */
export function gainRange(holdings: ReadonlyArray<Pick<Holding, 'pnl'>>): GainRange {
  const gains = holdings.map(({ pnl }) => pnl);
  return { least: Math.min(0, ...gains), most: Math.max(0, ...gains) };
}
