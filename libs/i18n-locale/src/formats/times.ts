import { evenMonths } from './calendarNames.ts';
import { missing } from './decimal.ts';
import { india, type Region } from './region.ts';

/** A point in time: a Date, epoch milliseconds, or ISO 8601 with an offset. */
export type Instant = Date | number | string;

export interface TimeOptions {
  /** @default india */
  region?: Region;
}

export interface ClockOptions extends TimeOptions {
  hasSeconds?: boolean;
  /** False where the head of the column names the zone. @default true */
  hasZone?: boolean;
}

/** The zone of every market time, in every region. */
export const marketTimeZone = 'Asia/Kolkata';

/** ISO text without an offset would be read in the zone of the machine, and a bare day as UTC midnight. */
const hasOffset = /T.*(Z|[+-]\d{2}:?\d{2})$/i;

function toDate(instant: Instant | null | undefined): Date | null {
  if (instant === null || instant === undefined) return null;
  if (typeof instant === 'string' && !hasOffset.test(instant)) return null;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : date;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar of the market and Latin digits everywhere: en-TH alone would count the years of the Buddha. */
const everywhere = { calendar: 'gregory', numberingSystem: 'latn' } as const;

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = `${locale}/${JSON.stringify(options)}`;
  const made = formats.get(id) ?? new Intl.DateTimeFormat(locale, { ...everywhere, ...options });
  formats.set(id, made);
  return made;
}

type DateStyle = 'short' | 'long';

interface DateLook {
  style: DateStyle;
  hasYear: boolean;
  hasWeekday?: boolean;
}

function writeDate(date: Date, { style, hasYear, hasWeekday = true }: DateLook, region: Region): string {
  const format = dateFormat(region.locale, {
    timeZone: region.timeZone,
    ...(hasWeekday ? { weekday: style } : {}),
    day: 'numeric',
    month: style,
    ...(hasYear ? { year: 'numeric' } : {}),
  });
  if (region.country !== 'IN') return evenMonths(format.format(date));
  // The releases of ICU differ in the commas of en-IN ("Thu, 8 Jan, 2026"); the design has one after the weekday.
  const parts = new Map(format.formatToParts(date).map((part) => [part.type, part.value]));
  const year = hasYear ? ` ${parts.get('year')}` : '';
  const weekday = hasWeekday ? `${parts.get('weekday')}, ` : '';
  return evenMonths(`${weekday}${parts.get('day')} ${parts.get('month')}${year}`);
}

/** Thu, 8 Jan 2026 — the day it is at that moment in the region's zone. */
export function formatDate(
  instant: Instant | null | undefined,
  { region = india }: TimeOptions = {},
): string {
  const date = toDate(instant);
  return date ? writeDate(date, { style: 'short', hasYear: true }, region) : missing;
}

/** Thursday, 8 January 2026. */
export function formatLongDate(
  instant: Instant | null | undefined,
  { region = india }: TimeOptions = {},
): string {
  const date = toDate(instant);
  return date ? writeDate(date, { style: 'long', hasYear: true }, region) : missing;
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

function writeDay(day: string, look: Omit<DateLook, 'style'>, region: Region): string {
  if (!calendarDay.test(day)) return missing;
  const date = toDate(`${day}T00:00:00Z`);
  // 30 February rolls over into March.
  if (!date || date.toISOString().slice(0, day.length) !== day) return missing;
  return writeDate(date, { ...look, style: 'short' }, { ...region, timeZone: 'UTC' });
}

/** A list has many rows of a few days, and a date costs more than all other figures of its row. */
const days = new Map<string, string>();
const mostDays = 500;

export interface DayOptions extends TimeOptions {
  /** False for days close to now: Thu, 8 Jan. @default true */
  hasYear?: boolean;
  /** False where the weekday says nothing: 8 Jan 2026, in a period of months. @default true */
  hasWeekday?: boolean;
}

/** A calendar day (YYYY-MM-DD) as a short date. It has no time and no zone, so it is the same day everywhere. */
export function formatDay(
  day: string | null | undefined,
  { region = india, hasYear = true, hasWeekday = true }: DayOptions = {},
): string {
  if (!day) return missing;
  const id = `${region.country}/${region.locale}/${hasYear}/${hasWeekday}/${day}`;
  const known = days.get(id);
  if (known !== undefined) return known;
  const written = writeDay(day, { hasYear, hasWeekday }, region);
  if (days.size >= mostDays) days.clear();
  days.set(id, written);
  return written;
}

export interface MarketDayOptions extends TimeOptions {
  /** @default false */
  hasYear?: boolean;
}

/** 8 Jan, or 8 Jan 2026: the day of an instant of the market where there is little room, in IST whatever the region. */
export function formatMarketDay(
  instant: Instant | null | undefined,
  { region = india, hasYear = false }: MarketDayOptions = {},
): string {
  const date = toDate(instant);
  if (!date) return missing;
  return evenMonths(
    dateFormat(region.locale, {
      timeZone: marketTimeZone,
      day: 'numeric',
      month: 'short',
      ...(hasYear ? { year: 'numeric' } : {}),
    }).format(date),
  );
}

function zoneName(date: Date, region: Region): string {
  // Outside India Intl writes GMT+5:30 for the zone of every market time.
  if (region.timeZone === marketTimeZone) return 'IST';
  const parts = dateFormat(region.locale, { timeZone: region.timeZone, timeZoneName: 'short' }).formatToParts(
    date,
  );
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? region.timeZone;
}

/** 15:30 IST — 24 hours, in the region's zone. */
export function formatTime(instant: Instant | null | undefined, options: ClockOptions = {}): string {
  const date = toDate(instant);
  if (!date) return missing;
  const { region = india, hasSeconds = false, hasZone = true } = options;
  const clock = dateFormat('en-GB', {
    timeZone: region.timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    ...(hasSeconds ? { second: '2-digit' } : {}),
  });
  const shown = clock.format(date);
  return hasZone ? `${shown} ${zoneName(date, region)}` : shown;
}

/** 15:30 IST — a time of the market, which stays in IST whatever the region. */
export function formatMarketTime(instant: Instant | null | undefined, options: ClockOptions = {}): string {
  const { region = india, ...clock } = options;
  return formatTime(instant, { ...clock, region: { ...region, timeZone: marketTimeZone } });
}

/** Thu, 8 Jan 2026, 15:30 IST. */
export function formatDateTime(instant: Instant | null | undefined, options: ClockOptions = {}): string {
  if (toDate(instant) === null) return missing;
  return `${formatDate(instant, options)}, ${formatTime(instant, options)}`;
}

/** Which greeting fits. */
export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/**
 * Morning from 05:00, afternoon from 12:00, evening from 17:00, night from 00:00 until 05:00, by the clock of the region.
 *
 * @throws RangeError when the instant is none: the clock is the caller's.
 */
export function partOfDay(instant: Instant, { region = india }: TimeOptions = {}): PartOfDay {
  const date = toDate(instant);
  if (!date) throw new RangeError(`not an instant: ${String(instant)}`);
  const text = dateFormat('en-GB', { timeZone: region.timeZone, hourCycle: 'h23', hour: '2-digit' }).format(
    date,
  );
  const hour = Number(text);
  if (hour < 5) return 'night';
  if (hour >= 17) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
