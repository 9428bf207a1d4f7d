import type { TaxLot } from '../lots/taxLot.ts';
import { shareAmounts } from '../lots/lotAmounts.ts';
import { exchangeLots, type Exchanged } from './exchangeLots.ts';
import type { ShareRatio } from './ratio.ts';

/** Hundredths of a percent in a whole. */
const whole = 10_000;

export interface Demerger {
  /** New shares for shares held. */
  ratio: ShareRatio;
  /** What of the cost goes to the new share, in hundredths of a percent: as the company publishes it. */
  costShare: number;
}

export interface Demerged<Lot extends TaxLot = TaxLot> {
  /** What stays: the same shares, at what is left of their cost. */
  kept: Lot[];
  /** Shares of the new company: their holding period began with the old ones. */
  given: Exchanged<Lot>;
}

/**
 * Divides lots between a company and the one that leaves it. It is no transfer: what was paid is shared by the published
 * percentages (net book value moved to net worth), lot by lot to the paisa, and the days go on.
 *
 * @param lots - Of the old share, the oldest first.
 * @throws RangeError for a share of the cost that is none.
 */
export function demergeLots<Lot extends TaxLot>(
  lots: readonly Lot[],
  { ratio, costShare }: Demerger,
): Demerged<Lot> {
  if (!Number.isSafeInteger(costShare) || costShare < 0 || costShare > whole) {
    throw new RangeError(`no share of the cost: ${costShare}`);
  }
  const shared = lots.map((lot) => {
    const [kept, given] = shareAmounts(lot, [whole - costShare, costShare]);
    return { kept: { ...lot, ...kept }, given: { ...lot, ...given } };
  });
  return {
    kept: shared.map(({ kept }) => kept),
    given: exchangeLots(
      shared.map(({ given }) => given),
      ratio,
    ),
  };
}
