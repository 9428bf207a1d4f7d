import { isOrderTypeTaken, type OrderType } from '@wealth/domain';
import type { MatchPhase, PlaceCommand, RejectReason } from './contract.ts';

/** While an auction is matched nothing is entered, changed or cancelled. Source: as the phases' timetable. */
const matching: ReadonlySet<MatchPhase> = new Set<MatchPhase>([
  'preOpenMatching',
  'preOpenBuffer',
  'closingMatching',
]);

/** Market orders are frozen in the second half of an auction's order entry. Source: as the phases' timetable. */
const limitOnly: ReadonlySet<MatchPhase> = new Set<MatchPhase>(['preOpenLimitOnly', 'closingLimitOnly']);

/** Whether the exchange takes a new order now; null when it does. */
export function whyNotTaken(
  phase: MatchPhase,
  { type, validity }: Pick<PlaceCommand, 'type' | 'validity'>,
): RejectReason | null {
  if (phase === 'continuous') return null;
  if (phase === 'halted') return 'market_halted';
  if (!isOrderTypeTaken(phase, type)) {
    const takesNothing = !isOrderTypeTaken(phase, 'LIMIT') && !isOrderTypeTaken(phase, 'MARKET');
    return takesNothing ? 'market_closed' : 'type_not_taken';
  }
  return validity === 'IOC' ? 'type_not_taken' : null;
}

/** Whether a waiting order may be cancelled or changed now; null when it may. */
export function whyFrozen(phase: MatchPhase, type: OrderType): RejectReason | null {
  if (matching.has(phase)) return 'frozen';
  return type === 'MARKET' && limitOnly.has(phase) ? 'frozen' : null;
}
