import { instruments, weightedIndices, type Instrument } from '../engine/index.ts';

export interface IndexMember {
  instrument: Instrument;
  /** Percent of the index at the prices given; all members' add up to exactly 100. */
  weight: number;
}

/** Hundredths of a percent. */
const whole = 10_000;

/**
 * The members of an index, the heaviest first, with their weights at some prices: what is lost by rounding
 * goes to those that lost most.
 *
 * @param priceOf - Rupees.
 * @returns nothing for an index without members.
 */
export function indexMembers(symbol: string, priceOf: (instrument: Instrument) => number): IndexMember[] {
  const index = weightedIndices.find((candidate) => candidate.symbol === symbol);
  const members = (index?.constituents ?? []).flatMap(({ position, weight }) => {
    const instrument = instruments[position];
    return instrument ? [{ instrument, share: (weight * priceOf(instrument)) / instrument.basePrice }] : [];
  });
  const total = members.reduce((sum, { share }) => sum + share, 0);
  const exact = members.map(({ instrument, share }) => ({ instrument, parts: (share / total) * whole }));
  const missing = whole - exact.reduce((sum, { parts }) => sum + Math.floor(parts), 0);
  return exact
    .toSorted((one, other) => (other.parts % 1) - (one.parts % 1))
    .map(({ instrument, parts }, place) => ({
      instrument,
      weight: (Math.floor(parts) + (place < missing ? 1 : 0)) / 100,
    }))
    .toSorted(
      (one, other) => other.weight - one.weight || (one.instrument.symbol < other.instrument.symbol ? -1 : 1),
    );
}
