import {
  addDays,
  blockWindows,
  calendarStatus,
  daySegments,
  holidayName,
  istDay,
  istInstant,
  isTradingDay,
  nextTradingDay,
  type CalendarDay,
  type DayPart,
} from '@wealth/domain';

/** A part of the day of the whole exchange: of a share, or the window for blocks before it opens. */
export interface ExchangeSegment {
  part: DayPart | 'block';
  /** Instants, epoch milliseconds. */
  startsAt: number;
  endsAt: number;
}

export interface SessionDay {
  /** In order of time; empty on a day without trading. */
  segments: readonly ExchangeSegment[];
  current: ExchangeSegment | null;
  next: ExchangeSegment | null;
  /** The next days without trading that are no weekend, today included. */
  holidays: ReadonlyArray<{ day: CalendarDay; name: string }>;
  /** A year of those whose list the exchanges have not published yet. */
  unsureYear: string | null;
}

const shownHolidays = 2;
const longestSearchDays = 120;

/** The parts of one day for shares that close in the auction, whose day is the fuller one. */
function segmentsOf(day: CalendarDay): readonly ExchangeSegment[] {
  const segments = daySegments(day, { isCasEligible: true });
  const morning = blockWindows.find(({ window }) => window === 'morning');
  // A special session has no windows for blocks.
  if (!morning || !segments.some(({ part }) => part === 'preOpen')) return segments;
  const block = {
    part: 'block',
    startsAt: istInstant(day, morning.startMinute),
    endsAt: istInstant(day, morning.endMinute),
  } as const;
  return [block, ...segments];
}

function holidaysFrom(day: CalendarDay) {
  const found: Array<{ day: CalendarDay; name: string }> = [];
  for (let ahead = 0; ahead < longestSearchDays && found.length < shownHolidays; ahead += 1) {
    const candidate = addDays(day, ahead);
    const name = holidayName(candidate);
    // One that falls on a weekend makes no difference, and a special session trades.
    const isWeekend = [0, 6].includes(new Date(`${candidate}T00:00:00Z`).getUTCDay());
    if (name !== null && !isWeekend && !isTradingDay(candidate)) found.push({ day: candidate, name });
  }
  return found;
}

/**
 * The day of the exchange around an instant, to scale.
 *
 * @param instant - Epoch milliseconds of the server's clock.
 */
export function sessionDayAt(instant: number): SessionDay {
  const day = istDay(instant);
  const segments = segmentsOf(day);
  const holidays = holidaysFrom(day);
  const unsure = holidays.find((holiday) => calendarStatus(holiday.day) !== 'published');
  return {
    segments,
    current: segments.find(({ startsAt, endsAt }) => instant >= startsAt && instant < endsAt) ?? null,
    next: segments.find(({ startsAt }) => startsAt > instant) ?? segmentsOf(nextTradingDay(day))[0] ?? null,
    holidays,
    unsureYear: unsure?.day.slice(0, 4) ?? null,
  };
}
