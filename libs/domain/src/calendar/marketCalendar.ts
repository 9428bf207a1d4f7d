/** A day on which the exchanges do not trade. */
export interface TradingHoliday {
  /** YYYY-MM-DD. */
  day: string;
  name: string;
}

/** A short session on a day that is otherwise closed. */
export interface SpecialSession {
  day: string;
  name: string;
  /** Minutes since midnight IST; null where no time is known or assumed: no trading then. */
  hours: { opensAtMinute: number; closesAtMinute: number } | null;
  /** Where the hours come from. */
  source: string;
}

/** A Saturday or Sunday that trades in the hours of any other day. */
export interface ExtraTradingDay extends TradingHoliday {
  source: string;
}

export interface CalendarYear {
  year: number;
  /** `provisional` until the exchanges have published the list, in mid-December of the year before. */
  status: 'published' | 'provisional';
  source: string;
  tradingHolidays: readonly TradingHoliday[];
  /** Holidays on a Saturday or Sunday: no difference to trading, named so that a list is complete. */
  weekendHolidays: readonly TradingHoliday[];
  /** Days that trade but do not settle. */
  settlementHolidays: readonly TradingHoliday[];
  specialSessions: readonly SpecialSession[];
  /** Banks are closed on them: nothing settles. */
  extraTradingDays: readonly ExtraTradingDay[];
}

/** The exchanges' calendar as data. A year that is missing counts as weekdays only, and as unknown. */
export const marketCalendar: readonly CalendarYear[] = [
  {
    year: 2026,
    status: 'published',
    source:
      'NSE and BSE circulars of 12 December 2025; NSE CMTR72260 for 15 January; NCL/CMPT/71904 for settlement. Names: general knowledge',
    tradingHolidays: [
      { day: '2026-01-15', name: 'Municipal elections in Maharashtra' },
      { day: '2026-01-26', name: 'Republic Day' },
      { day: '2026-03-03', name: 'Holi' },
      { day: '2026-03-26', name: 'Ram Navami' },
      { day: '2026-03-31', name: 'Mahavir Jayanti' },
      { day: '2026-04-03', name: 'Good Friday' },
      { day: '2026-04-14', name: 'Dr Ambedkar Jayanti' },
      { day: '2026-05-01', name: 'Maharashtra Day' },
      { day: '2026-05-28', name: 'Bakri Id' },
      { day: '2026-06-26', name: 'Muharram' },
      { day: '2026-09-14', name: 'Ganesh Chaturthi' },
      { day: '2026-10-02', name: 'Gandhi Jayanti' },
      { day: '2026-10-20', name: 'Dussehra' },
      { day: '2026-11-10', name: 'Diwali Balipratipada' },
      { day: '2026-11-24', name: 'Guru Nanak Jayanti' },
      { day: '2026-12-25', name: 'Christmas' },
    ],
    weekendHolidays: [
      { day: '2026-02-15', name: 'Mahashivratri' },
      { day: '2026-03-21', name: 'Id-ul-Fitr' },
      { day: '2026-08-15', name: 'Independence Day' },
    ],
    settlementHolidays: [
      { day: '2026-02-19', name: 'Chhatrapati Shivaji Maharaj Jayanti' },
      { day: '2026-03-19', name: 'Gudi Padwa' },
      { day: '2026-04-01', name: 'Annual closing of bank accounts' },
      { day: '2026-08-26', name: 'Id-e-Milad' },
    ],
    specialSessions: [
      {
        day: '2026-11-08',
        name: 'Muhurat trading',
        hours: { opensAtMinute: 1080, closesAtMinute: 1140 },
        source: 'Assumption: 18:00 to 19:00, provisional; the circular was not found',
      },
    ],
    extraTradingDays: [
      {
        day: '2026-02-01',
        name: 'Union Budget',
        source:
          'Assumption from newspapers of 16 January 2026, which cite NSE and BSE: standard timings, a settlement holiday; the circulars were not found',
      },
    ],
  },
  {
    year: 2027,
    status: 'provisional',
    source: 'Calendar arithmetic of the holidays with a fixed date and of Good Friday',
    tradingHolidays: [
      { day: '2027-01-26', name: 'Republic Day' },
      { day: '2027-03-26', name: 'Good Friday' },
      { day: '2027-04-14', name: 'Dr Ambedkar Jayanti' },
    ],
    weekendHolidays: [
      { day: '2027-05-01', name: 'Maharashtra Day' },
      { day: '2027-08-15', name: 'Independence Day' },
      { day: '2027-10-02', name: 'Gandhi Jayanti' },
      { day: '2027-12-25', name: 'Christmas' },
    ],
    settlementHolidays: [],
    specialSessions: [],
    extraTradingDays: [],
  },
];
