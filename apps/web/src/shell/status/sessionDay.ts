import {
  addDays,
  blockWindows,
  calendarStatus,
  holidayName,
  istDay,
  istInstant,
  isTradingDay,
  nextTradingDay,
  sessionTimetable,
  type CalendarDay,
  type SessionPhase,
} from '@wealth/domain';

/** What a person tells apart in a day of the exchange. */
export type DayPart = 'block' | 'preOpen' | 'continuous' | 'auction' | 'postClose';

export interface DaySegment {
  part: DayPart;
  /** Instants, epoch milliseconds. */
  startsAt: number;
  endsAt: number;
}

export interface SessionDay {
  /** In order of time; empty on a day without trading. */
  segments: readonly DaySegment[];
  /** Where now is between the first and the last of them, 0 to 1; null outside. */
  nowRatio: number | null;
  current: DaySegment | null;
  next: DaySegment | null;
  /** The next days without trading that are no weekend, today included. */
  holidays: ReadonlyArray<{ day: CalendarDay; name: string }>;
  /** A year of those whose list the exchanges have not published yet. */
  unsureYear: string | null;
}

const shownHolidays = 2;
const longestSearchDays = 120;

const partOf: Readonly<Record<Exclude<SessionPhase, 'closed'>, DayPart>> = {
  preOpenAnyOrder: 'preOpen',
  preOpenLimitOnly: 'preOpen',
  preOpenMatching: 'preOpen',
  preOpenBuffer: 'preOpen',
  continuous: 'continuous',
  closingReference: 'auction',
  closingAnyOrder: 'auction',
  closingLimitOnly: 'auction',
  closingMatching: 'auction',
  postClose: 'postClose',
};

/** The parts of one day for shares that close in the auction, whose day is the fuller one. */
function segmentsOf(day: CalendarDay): DaySegment[] {
  const rows = sessionTimetable(day, { isCasEligible: true });
  if (rows.length === 0) return [];
  const morning = blockWindows.find(({ window }) => window === 'morning');
  const parts: Array<{ part: DayPart; startMinute: number; endMinute: number }> = rows.map((row) => ({
    ...row,
    part: partOf[row.phase],
  }));
  // A special session has no windows for blocks.
  if (morning && parts.some(({ part }) => part === 'preOpen')) parts.unshift({ ...morning, part: 'block' });
  const segments: DaySegment[] = [];
  for (const { part, startMinute, endMinute } of parts) {
    const last = segments.at(-1);
    if (last?.part === part) last.endsAt = istInstant(day, endMinute);
    else segments.push({ part, startsAt: istInstant(day, startMinute), endsAt: istInstant(day, endMinute) });
  }
  return segments;
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
  const [first] = segments;
  const last = segments.at(-1);
  const isInside =
    first !== undefined && last !== undefined && instant >= first.startsAt && instant < last.endsAt;
  const holidays = holidaysFrom(day);
  const unsure = holidays.find((holiday) => calendarStatus(holiday.day) !== 'published');
  return {
    segments,
    nowRatio: isInside ? (instant - first.startsAt) / (last.endsAt - first.startsAt) : null,
    current: segments.find(({ startsAt, endsAt }) => instant >= startsAt && instant < endsAt) ?? null,
    next: segments.find(({ startsAt }) => startsAt > instant) ?? segmentsOf(nextTradingDay(day))[0] ?? null,
    holidays,
    unsureYear: unsure?.day.slice(0, 4) ?? null,
  };
}
