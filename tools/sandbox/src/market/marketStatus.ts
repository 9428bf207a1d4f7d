import {
  addDays,
  calendarDay,
  holidayName,
  istDay,
  istInstant,
  marketSession,
  nextTradingDay,
  sessionTimetable,
  toIstIso,
  type CalendarDay,
  type SessionPhase,
} from '@wealth/domain';
import type { ActiveHalt, MarketEngine } from '../engine/index.ts';

export type MarketPhase = 'pre-open' | 'continuous' | 'closing-auction' | 'post-close' | 'closed' | 'halted';

const phases = {
  closed: 'closed',
  preOpenAnyOrder: 'pre-open',
  preOpenLimitOnly: 'pre-open',
  preOpenMatching: 'pre-open',
  preOpenBuffer: 'pre-open',
  continuous: 'continuous',
  closingReference: 'closing-auction',
  closingAnyOrder: 'closing-auction',
  closingLimitOnly: 'closing-auction',
  closingMatching: 'closing-auction',
  postClose: 'post-close',
} as const satisfies Record<SessionPhase, MarketPhase>;

/** The first day of the timetables: before it no hours are known. */
const firstDay = calendarDay('2010-10-18');

/** A phase of the wire, and when the next one of those begins: the exchange's finer phases are joined. */
function phaseAt(now: number, isCasEligible: boolean): { phase: MarketPhase; endsAt: number } {
  const first = marketSession(now, { isCasEligible });
  const phase = phases[first.phase];
  let { endsAt } = first;
  for (let next = marketSession(endsAt, { isCasEligible }); phases[next.phase] === phase;) {
    endsAt = next.endsAt;
    next = marketSession(endsAt, { isCasEligible });
  }
  return { phase, endsAt };
}

function opensOn(day: CalendarDay): number | null {
  const row = sessionTimetable(day, { isCasEligible: false }).find(({ phase }) => phase === 'continuous');
  return row ? istInstant(day, row.startMinute) : null;
}

/** When continuous trading begins next. */
function nextOpening(now: number): number {
  const today = opensOn(istDay(now));
  if (today !== null && today > now) return today;
  return opensOn(nextTradingDay(istDay(now))) ?? istInstant(addDays(istDay(now), 1));
}

/** A circuit breaker ends with a call auction, in which orders are taken and nothing trades. */
function haltPhase({ endsAt, auctionFrom }: ActiveHalt, now: number): { phase: MarketPhase; endsAt: number } {
  if (auctionFrom === null) return { phase: 'halted', endsAt };
  return now < auctionFrom ? { phase: 'halted', endsAt: auctionFrom } : { phase: 'pre-open', endsAt };
}

/** What the market does now, as openapi/wealth.yaml has it: the exchange's phases, whatever the sandbox's mode. */
export function marketStatus(engine: MarketEngine, clockNow: number) {
  const now = Math.max(clockNow, istInstant(firstDay));
  const day = istDay(now);
  const halts = engine.halts();
  const ofMarket = halts.find(({ instrument }) => instrument === null);
  const phaseOf = (isCasEligible: boolean) => {
    const { phase, endsAt } = ofMarket ? haltPhase(ofMarket, now) : phaseAt(now, isCasEligible);
    return { phase, ends_at: toIstIso(endsAt) };
  };
  return {
    day,
    mode: engine.isAlwaysOpen() ? ('always-open' as const) : ('exchange-hours' as const),
    auction: phaseOf(true),
    plain: phaseOf(false),
    halts: halts.map(({ instrument, endsAt }) => ({
      market: instrument?.market ?? null,
      symbol: instrument?.symbol ?? null,
      ends_at: toIstIso(endsAt),
    })),
    next_opening: toIstIso(nextOpening(now)),
    holiday: holidayName(day),
  };
}
