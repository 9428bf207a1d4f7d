import { addDays, calendarDay, type CalendarDay } from '@wealth/domain';
import { createNoise, hashText, mix, noiseAt, normal } from '../engine/noise/noise.ts';
import type { Instrument } from '../engine/index.ts';

/** One period of an issuer's accounts. Money in rupees, whole but for what a share earns. */
export interface AccountPeriod {
  /** `Q2 FY27` or `FY26`: the fiscal year ends on 31 March. */
  period: string;
  endsOn: CalendarDay;
  revenue: number;
  /** After tax; negative for a loss. */
  profit: number;
  /** Rupees a share: profit ÷ shares, not rounded. */
  eps: number;
}

/** Percent of the shares by kind of holder; together 100. */
export interface Shareholding {
  promoters: number;
  foreignInstitutions: number;
  domesticInstitutions: number;
  public: number;
}

export interface Fundamentals {
  /** The newest last; eight. */
  quarters: AccountPeriod[];
  /** The newest last; four. */
  years: AccountPeriod[];
  /** Rupees a share. */
  bookValue: number;
  /** Percent: profit of the last four quarters ÷ equity; null without equity of one's own. */
  returnOnEquity: number | null;
  /** Ratio. */
  debtToEquity: number;
  shareholding: Shareholding;
}

const fundamentalsKey = hashText('fundamentals');
const quartersShown = 8;
const yearsShown = 4;
const quartersAYear = 4;
/** The weight of each quarter of a fiscal year: the festivals lie in the third. */
const seasons = [0.23, 0.24, 0.28, 0.25] as const;
/** Days after the end of a quarter until its accounts are public: SEBI's listing rules allow 45. */
const publishedAfter = 45;
const quarterEnds = ['06-30', '09-30', '12-31', '03-31'] as const;

/** Quarters are counted through: 4 × fiscal year + quarter of it, 0 to 3. */
function endOf(quarter: number): CalendarDay {
  const fiscalYear = Math.floor(quarter / quartersAYear);
  const number = quarter % quartersAYear;
  const year = number === quartersAYear - 1 ? fiscalYear : fiscalYear - 1;
  return calendarDay(`${year}-${quarterEnds[number] ?? '03-31'}`);
}

/** The newest quarter whose accounts are public on a day. */
function newestQuarter(on: CalendarDay): number {
  const yearsAhead = Number(on.slice(0, 4)) + 1;
  let quarter = yearsAhead * quartersAYear + quartersAYear - 1;
  while (addDays(endOf(quarter), publishedAfter) > on) quarter -= 1;
  return quarter;
}

interface Habit {
  key: number;
  /** Profit of an ordinary year as a part of the market capitalisation at the base price. */
  earningsYield: number;
  /** Profit ÷ revenue in an ordinary year. */
  margin: number;
  /** Growth of revenue a year, as a ratio. */
  growth: number;
}

/** The year that an issuer's habits are drawn for: growth goes on from it and back. */
const habitYear = 2026;

function habitOf(key: number): Habit {
  const noise = createNoise(mix(key, 1));
  const isLosing = noise() < 0.07;
  const priceToEarnings = 9 * 7 ** noise();
  return {
    key,
    earningsYield: isLosing ? -0.03 * noise() - 0.004 : 1 / priceToEarnings,
    margin: 0.04 + 0.2 * noise(),
    growth: -0.02 + 0.2 * noise(),
  };
}

function quarterOf({ marketCap, shareCount }: Instrument, habit: Habit, quarter: number): AccountPeriod {
  const fiscalYear = Math.floor(quarter / quartersAYear);
  const number = quarter % quartersAYear;
  const noise = createNoise(mix(habit.key, quarter));
  const grown = (1 + habit.growth) ** (fiscalYear - habitYear + (number - 3) / quartersAYear);
  const season = seasons[number] ?? 0.25;
  const usualProfit = marketCap * habit.earningsYield * grown * season;
  const usualRevenue = (marketCap * Math.abs(habit.earningsYield) * grown * season) / habit.margin;
  const revenue = Math.round(usualRevenue * (1 + 0.05 * normal(noise)));
  const profit = Math.round(usualProfit + usualRevenue * 0.012 * normal(noise));
  const period = `Q${number + 1} FY${String(fiscalYear % 100).padStart(2, '0')}`;
  return { period, endsOn: endOf(quarter), revenue, profit, eps: profit / shareCount };
}

function yearOf(instrument: Instrument, habit: Habit, fiscalYear: number): AccountPeriod {
  const quarters = seasons.map((_, number) =>
    quarterOf(instrument, habit, fiscalYear * quartersAYear + number),
  );
  const revenue = quarters.reduce((sum, quarter) => sum + quarter.revenue, 0);
  const profit = quarters.reduce((sum, quarter) => sum + quarter.profit, 0);
  return {
    period: `FY${String(fiscalYear % 100).padStart(2, '0')}`,
    endsOn: endOf(fiscalYear * quartersAYear + quartersAYear - 1),
    revenue,
    profit,
    eps: profit / instrument.shareCount,
  };
}

/** Hundredths of a percent that add up to a hundred percent. */
function shareholdingOf({ promoterPercent }: Instrument, key: number): Shareholding {
  const promoters = Math.round(promoterPercent * 100);
  const rest = 10_000 - promoters;
  const foreign = Math.round(rest * (0.05 + 0.4 * noiseAt(mix(key, 2))));
  const domestic = Math.round(rest * (0.05 + 0.35 * noiseAt(mix(key, 3))));
  return {
    promoters: promoters / 100,
    foreignInstitutions: foreign / 100,
    domesticInstitutions: domestic / 100,
    public: (rest - foreign - domestic) / 100,
  };
}

/**
 * The accounts of a share's issuer as they are public on a day: a function of seed, issuer and day. Profit,
 * earnings a share and book value fit each other to the rupee.
 *
 * @returns null for a fund, which keeps no such accounts, and for an issuer that publishes nothing.
 */
export function fundamentalsOf(
  seedKey: number,
  instrument: Instrument,
  on: CalendarDay,
): Fundamentals | null {
  if (instrument.kind === 'etf' || instrument.profile === null) return null;
  const key = mix(mix(seedKey, fundamentalsKey), hashText(instrument.isin));
  const habit = habitOf(key);
  const newest = newestQuarter(on);
  const quarters = Array.from({ length: quartersShown }, (_, index) =>
    quarterOf(instrument, habit, newest - quartersShown + 1 + index),
  );
  const lastYear = Math.floor((newest + 1) / quartersAYear) - 1;
  const years = Array.from({ length: yearsShown }, (_, index) =>
    yearOf(instrument, habit, lastYear - yearsShown + 1 + index),
  );
  const lastFour = quarters.slice(-quartersAYear).reduce((sum, { profit }) => sum + profit, 0);
  const usualReturn = 0.06 + 0.22 * noiseAt(mix(key, 4));
  const equity = Math.max(instrument.marketCap * 0.02, Math.abs(lastFour) / usualReturn);
  return {
    quarters,
    years,
    bookValue: equity / instrument.shareCount,
    returnOnEquity: (lastFour / equity) * 100,
    debtToEquity: Math.round(180 * noiseAt(mix(key, 5)) ** 2) / 100,
    shareholding: shareholdingOf(instrument, key),
  };
}
