import {
  formatAmount,
  formatNumber,
  formatPercent,
  formatPrice,
  formatQuantity,
  maskedAmount,
  splitAmount,
  type AmountParts,
  type FigureOptions,
  type NumberOptions,
  type PercentOptions,
} from './amounts.ts';
import { formatCompact, type CompactOptions } from './formatCompact.ts';
import type { DecimalInput } from './decimal.ts';
import type { CompactUnits, Region } from './region.ts';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatMarketDay,
  formatMarketTime,
  formatTime,
  partOfDay,
  type ClockOptions,
  type DayOptions,
  type MarketDayOptions,
  type Instant,
  type PartOfDay,
} from './times.ts';

type Bound<Options> = Omit<Options, 'region' | 'units'>;
type MaybeInstant = Instant | null | undefined;

/** Every format, bound to a region and to the client's compact units. */
export interface Formats {
  region: Region;
  amount: (value: DecimalInput, options?: Bound<FigureOptions>) => string;
  price: (value: DecimalInput, options?: Bound<FigureOptions>) => string;
  quantity: (value: DecimalInput, options?: Bound<FigureOptions>) => string;
  number: (value: DecimalInput, options: Bound<NumberOptions>) => string;
  percent: (value: DecimalInput, options?: Bound<PercentOptions>) => string;
  compact: (value: DecimalInput, options?: Bound<CompactOptions>) => string;
  splitAmount: (value: DecimalInput, options?: Bound<FigureOptions>) => AmountParts;
  maskedAmount: string;
  date: (instant: MaybeInstant) => string;
  longDate: (instant: MaybeInstant) => string;
  /** A calendar day, YYYY-MM-DD. */
  day: (day: string | null | undefined, options?: Bound<DayOptions>) => string;
  time: (instant: MaybeInstant, options?: Bound<ClockOptions>) => string;
  marketTime: (instant: MaybeInstant, options?: Bound<ClockOptions>) => string;
  marketDay: (instant: MaybeInstant, options?: Bound<MarketDayOptions>) => string;
  dateTime: (instant: MaybeInstant, options?: Bound<ClockOptions>) => string;
  partOfDay: (instant: Instant) => PartOfDay;
}

/** Binds every format to one region and one choice of compact units. */
export function createFormats(region: Region, units: CompactUnits): Formats {
  return {
    region,
    amount: (value, options) => formatAmount(value, { ...options, region }),
    price: (value, options) => formatPrice(value, { ...options, region }),
    quantity: (value, options) => formatQuantity(value, { ...options, region }),
    number: (value, options) => formatNumber(value, { ...options, region }),
    percent: (value, options) => formatPercent(value, { ...options, region }),
    compact: (value, options) => formatCompact(value, { ...options, region, units }),
    splitAmount: (value, options) => splitAmount(value, { ...options, region }),
    maskedAmount,
    date: (instant) => formatDate(instant, { region }),
    longDate: (instant) => formatLongDate(instant, { region }),
    day: (day, options) => formatDay(day, { ...options, region }),
    time: (instant, options) => formatTime(instant, { ...options, region }),
    marketTime: (instant, options) => formatMarketTime(instant, { ...options, region }),
    marketDay: (instant, options) => formatMarketDay(instant, { ...options, region }),
    dateTime: (instant, options) => formatDateTime(instant, { ...options, region }),
    partOfDay: (instant) => partOfDay(instant, { region }),
  };
}
