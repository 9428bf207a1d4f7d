import Big from 'big.js';
import type { CapClass, Instrument } from './instrument.ts';

const rupeesACrore = 10_000_000;
/** Rupees: an order of more than this is frozen until the member confirms it. Assumption. */
const freezeValue = 100_000_000;

/** A share as a table lists it; the other fields of an instrument follow from it. */
export type ShareFacts = Omit<
  Instrument,
  'isin' | 'capClass' | 'shareCount' | 'marketCap' | 'freezeQuantity' | 'isCasEligible' | 'kind'
> & { marketCapCrore: number };

/** A share without what only the whole table knows: its ISIN and its rank by size. */
export type RankedShare = Omit<Instrument, 'isin' | 'capClass'>;

/** Completes a share: whole shares in issue, so that market capitalisation = shares × price to the rupee. */
export function issuedShare({ marketCapCrore, ...facts }: ShareFacts): RankedShare {
  const shareCount = Math.max(1, Math.round((marketCapCrore * rupeesACrore) / facts.basePrice));
  const freeze = Math.floor(freezeValue / facts.basePrice / facts.lotSize) * facts.lotSize;
  return {
    ...facts,
    kind: 'share',
    shareCount,
    marketCap: Big(shareCount).times(facts.basePrice).toNumber(),
    freezeQuantity: Math.max(facts.lotSize, freeze),
    // Derivatives and the closing auction go together, on NSE only.
    isCasEligible: facts.market === 'NSE' && facts.band === 'dynamic',
  };
}

/** Shares in the order they came, each with its class by rank of size. */
export function withCapClass(
  shares: readonly RankedShare[],
  classOf: (rank: number) => CapClass,
): ReadonlyArray<RankedShare & { capClass: CapClass }> {
  const ranked = shares.toSorted((one, other) => other.marketCap - one.marketCap);
  const ranks = new Map(ranked.map((share, place) => [share, place + 1]));
  return shares.map((share) => ({ ...share, capClass: classOf(ranks.get(share) ?? ranked.length) }));
}
