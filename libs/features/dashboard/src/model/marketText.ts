import type { SessionPhase } from '@wealth/domain';

/** How the date line names each phase of the cash market. */
export type MarketText =
  | 'sessionClosed'
  | 'sessionPreOpen'
  | 'sessionOpen'
  | 'sessionClosingAuction'
  | 'sessionPostClose';

const textOfPhase = {
  closed: 'sessionClosed',
  preOpenAnyOrder: 'sessionPreOpen',
  preOpenLimitOnly: 'sessionPreOpen',
  preOpenMatching: 'sessionPreOpen',
  preOpenBuffer: 'sessionPreOpen',
  continuous: 'sessionOpen',
  closingReference: 'sessionClosingAuction',
  closingAnyOrder: 'sessionClosingAuction',
  closingLimitOnly: 'sessionClosingAuction',
  closingMatching: 'sessionClosingAuction',
  postClose: 'sessionPostClose',
} as const satisfies Record<SessionPhase, MarketText>;

export function marketTextOf(phase: SessionPhase): MarketText {
  return textOfPhase[phase];
}
