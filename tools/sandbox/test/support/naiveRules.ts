import type { Band, MatchPhase } from '../../src/exchange/index.ts';
import type { NaiveOrder } from './naiveAuction.ts';

/** What the rules read of the naive exchange. */
interface NaiveState {
  phase: MatchPhase;
  band: Band;
  reference: number;
}

const entry: Record<string, string[]> = {
  preOpenAnyOrder: ['LIMIT', 'MARKET'],
  preOpenLimitOnly: ['LIMIT'],
  closingAnyOrder: ['LIMIT', 'MARKET'],
  closingLimitOnly: ['LIMIT'],
  postClose: ['MARKET'],
};

export function whyNotTaken(state: NaiveState, { type, validity }: NaiveOrder): string | null {
  if (state.phase === 'continuous') return null;
  if (state.phase === 'halted') return 'market_halted';
  const taken = entry[state.phase];
  if (!taken) return 'market_closed';
  return taken.includes(type) && validity === 'DAY' ? null : 'type_not_taken';
}

export function isFrozen(state: NaiveState, { type }: NaiveOrder): boolean {
  if (['preOpenMatching', 'preOpenBuffer', 'closingMatching'].includes(state.phase)) return true;
  return type === 'MARKET' && state.phase.endsWith('LimitOnly');
}

export function whyNotPriced(state: NaiveState, order: NaiveOrder): string | null {
  if (isOutside(state, order)) return 'outside_band';
  return isTooNarrow(state, order) ? 'protection_too_narrow' : null;
}

export function isOutside(state: NaiveState, { type, price, trigger }: NaiveOrder): boolean {
  const isOut = (at: number) => at < state.band.lower || at > state.band.upper;
  return (['LIMIT', 'SL'].includes(type) && isOut(price)) || (trigger !== null && isOut(trigger));
}

export function isTooNarrow(state: NaiveState, { type, side, price }: NaiveOrder): boolean {
  if (type !== 'MARKET' || state.phase === 'continuous') return false;
  const { lower, upper } =
    state.phase === 'postClose' ? { lower: state.reference, upper: state.reference } : state.band;
  return side === 'BUY' ? price < upper : price > lower;
}
