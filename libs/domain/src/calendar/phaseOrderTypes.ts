import type { SessionPhase } from './sessionTimetable.ts';

export type OrderType = 'MARKET' | 'LIMIT' | 'SL' | 'SL-M';

/**
 * Which order types the exchange takes in a phase. Stop-loss, IOC and disclosed-quantity orders
 * exist in continuous trading only; those still pending are cancelled when the closing auction
 * begins, while other limit orders are carried into it. Post-close orders trade at the closing price.
 * Source: market sessions of 7 September 2026 (NSE FAQ) and 3 August 2026 (SEBI, 16 January 2026).
 */
export const phaseOrderTypes = {
  closed: [],
  preOpenAnyOrder: ['MARKET', 'LIMIT'],
  preOpenLimitOnly: ['LIMIT'],
  preOpenMatching: [],
  preOpenBuffer: [],
  continuous: ['MARKET', 'LIMIT', 'SL', 'SL-M'],
  closingReference: [],
  closingAnyOrder: ['MARKET', 'LIMIT'],
  closingLimitOnly: ['LIMIT'],
  closingMatching: [],
  postClose: ['MARKET'],
} as const satisfies Record<SessionPhase, readonly OrderType[]>;

export function isOrderTypeTaken(phase: SessionPhase, orderType: OrderType): boolean {
  const taken: readonly OrderType[] = phaseOrderTypes[phase];
  return taken.includes(orderType);
}
