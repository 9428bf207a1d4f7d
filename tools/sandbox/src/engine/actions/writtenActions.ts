import { calendarDay, isTradingDay, previousTradingDay, type CalendarDay } from '@wealth/domain';
import { bonusDays, dividendDays } from '@wealth/domain/actions';
import type { CorporateAction, RatioAction } from '../contract/corporateAction.ts';

/** What is known of an issuer whose actions are written down, and not drawn. */
interface WrittenIssuer {
  ratios: ReadonlyArray<Pick<RatioAction, 'kind' | 'after' | 'before'> & { exDate: string }>;
  /** A dividend each year: month and day of the ex-date, and paise a share. */
  dividend: { monthDay: string; amountPaise: number } | null;
}

const nothing: WrittenIssuer = { ratios: [], dividend: null };
const yearly = (monthDay: string, amountPaise: number): WrittenIssuer => ({
  ratios: [],
  dividend: { monthDay, amountPaise },
});

/** Issuers that the seeded clients hold, by symbol: what they show of actions is the same for every seed. */
const issuers: ReadonlyMap<string, WrittenIssuer> = new Map([
  [
    'MOHARAMC',
    { ...nothing, ratios: [{ kind: 'bonus', exDate: '2026-06-19', after: 2, before: 1 } as const] },
  ],
  [
    'LOHASTEEL',
    { ...nothing, ratios: [{ kind: 'split', exDate: '2025-10-17', after: 5, before: 1 } as const] },
  ],
  ['ARAVBANK', yearly('07-24', 1_100)],
  ['SANCHTEL', yearly('08-06', 800)],
  ['AGNIPETRO', yearly('11-12', 550)],
  ['NEELINFO', nothing],
  ['RATHMOTOR', nothing],
  ['SHESHTECH', nothing],
  ['AUSHADHI', nothing],
  ['URJASTOR', nothing],
  ['SATPBANK', nothing],
]);

const tradingDayOn = (day: CalendarDay) => (isTradingDay(day) ? day : previousTradingDay(day));

function ratiosOf({ ratios }: WrittenIssuer): RatioAction[] {
  return ratios.map((ratio) => {
    const exDate = tradingDayOn(calendarDay(ratio.exDate));
    const tradableFrom = ratio.kind === 'bonus' ? bonusDays(exDate).tradableFrom : null;
    return { ...ratio, exDate, recordDate: exDate, tradableFrom };
  });
}

function dividendsOf({ dividend }: WrittenIssuer, years: { from: number; to: number }): CorporateAction[] {
  if (!dividend) return [];
  return Array.from({ length: years.to - years.from + 1 }, (_, index) => {
    const exDate = tradingDayOn(calendarDay(`${years.from + index}-${dividend.monthDay}`));
    const days = { exDate, recordDate: exDate };
    const paidOn = dividendDays(days).expectedOn;
    return { kind: 'dividend', ...days, amountPaise: dividend.amountPaise, paidOn };
  });
}

/** Bonuses and splits of an issuer that is written down; null where they are drawn. */
export function writtenRatios(symbol: string): RatioAction[] | null {
  const issuer = issuers.get(symbol);
  return issuer ? ratiosOf(issuer) : null;
}

/** All actions of an issuer that is written down, of these years; null where they are drawn. */
export function writtenActions(
  symbol: string,
  range: { from: CalendarDay; to: CalendarDay },
): CorporateAction[] | null {
  const issuer = issuers.get(symbol);
  if (!issuer) return null;
  const years = { from: Number(range.from.slice(0, 4)), to: Number(range.to.slice(0, 4)) };
  return [...ratiosOf(issuer), ...dividendsOf(issuer, years)];
}
