/**
 * What the cash market does at a moment. In `preOpenAnyOrder` and `closingAnyOrder` limit and market
 * orders may be entered; in `…LimitOnly` limit orders only. `closingReference` computes the
 * reference price of the closing auction session.
 */
export type SessionPhase =
  | 'closed'
  | 'preOpenAnyOrder'
  | 'preOpenLimitOnly'
  | 'preOpenMatching'
  | 'preOpenBuffer'
  | 'continuous'
  | 'closingReference'
  | 'closingAnyOrder'
  | 'closingLimitOnly'
  | 'closingMatching'
  | 'postClose';

/** A phase from one minute of the day (IST, inclusive) to another (exclusive). */
export interface TimetableRow {
  phase: Exclude<SessionPhase, 'closed'>;
  startMinute: number;
  endMinute: number;
  /** From this minute on the exchange may end the phase at random. */
  randomCloseFromMinute?: number;
}

export interface Timetable {
  effectiveFrom: string;
  rows: readonly TimetableRow[];
  source: string;
}

function at(hour: number, minute: number): number {
  return hour * 60 + minute;
}

/** The opening of the day; what comes after 09:15 stands in the closing tables. */
export const openingTimetables: readonly Timetable[] = [
  {
    effectiveFrom: '2010-10-18',
    rows: [
      {
        phase: 'preOpenAnyOrder',
        startMinute: at(9, 0),
        endMinute: at(9, 8),
        randomCloseFromMinute: at(9, 7),
      },
      { phase: 'preOpenMatching', startMinute: at(9, 8), endMinute: at(9, 12) },
      { phase: 'preOpenBuffer', startMinute: at(9, 12), endMinute: at(9, 15) },
    ],
    source: 'Assumption: the pre-open session before 7 September 2026, general knowledge',
  },
  {
    effectiveFrom: '2026-09-07',
    rows: [
      { phase: 'preOpenAnyOrder', startMinute: at(9, 0), endMinute: at(9, 5) },
      {
        phase: 'preOpenLimitOnly',
        startMinute: at(9, 5),
        endMinute: at(9, 10),
        randomCloseFromMinute: at(9, 8),
      },
      { phase: 'preOpenMatching', startMinute: at(9, 10), endMinute: at(9, 12) },
      { phase: 'preOpenBuffer', startMinute: at(9, 12), endMinute: at(9, 15) },
    ],
    source: 'NSE FAQ of 1 July 2026, in force from 7 September 2026',
  },
];

/** Shares without derivatives, and every share before the closing auction session existed. */
export const plainClosingTimetables: readonly Timetable[] = [
  {
    effectiveFrom: '2010-10-18',
    rows: [
      { phase: 'continuous', startMinute: at(9, 15), endMinute: at(15, 30) },
      { phase: 'postClose', startMinute: at(15, 40), endMinute: at(16, 0) },
    ],
    source: 'Assumption: the sessions before 3 August 2026, general knowledge',
  },
  {
    effectiveFrom: '2026-08-03',
    rows: [
      { phase: 'continuous', startMinute: at(9, 15), endMinute: at(15, 30) },
      { phase: 'postClose', startMinute: at(15, 50), endMinute: at(16, 0) },
    ],
    source: 'SEBI HO/47/11/11(3)2025-MRD-POD2/I/2765/2026, 16 January 2026; BSE notice of 10 June 2026',
  },
];

/** Shares with derivatives close in an auction from 3 August 2026 on. */
export const auctionClosingTimetable: Timetable = {
  effectiveFrom: '2026-08-03',
  rows: [
    { phase: 'continuous', startMinute: at(9, 15), endMinute: at(15, 15) },
    { phase: 'closingReference', startMinute: at(15, 15), endMinute: at(15, 20) },
    { phase: 'closingAnyOrder', startMinute: at(15, 20), endMinute: at(15, 25) },
    {
      phase: 'closingLimitOnly',
      startMinute: at(15, 25),
      endMinute: at(15, 30),
      randomCloseFromMinute: at(15, 28),
    },
    { phase: 'closingMatching', startMinute: at(15, 30), endMinute: at(15, 35) },
    { phase: 'postClose', startMinute: at(15, 50), endMinute: at(16, 0) },
  ],
  source: 'SEBI HO/47/11/11(3)2025-MRD-POD2/I/2765/2026, 16 January 2026; NSE/CMTR/74466',
};

/** Limits of the closing auction, in percentage points around its reference price. Source: as its timetable. */
export const closingAuctionBandPercent = 3;

export type BlockWindow = 'morning' | 'afternoon';

/** The block-deal windows; the hours are older than the figures. */
export const blockWindows: ReadonlyArray<{ window: BlockWindow; startMinute: number; endMinute: number }> = [
  { window: 'morning', startMinute: at(8, 45), endMinute: at(9, 0) },
  { window: 'afternoon', startMinute: at(14, 5), endMinute: at(14, 20) },
];

export interface BlockDealRules {
  effectiveFrom: string;
  /** Crores of rupees; 1 crore is 10 million. */
  minimumCrore: number;
  /** Percentage points either side of the reference price. */
  bandPercent: number;
  source: string;
}

/** The morning's reference is the previous close, the afternoon's the VWAP of 13:45 to 14:00. */
export const blockDealRules: readonly BlockDealRules[] = [
  {
    effectiveFrom: '2018-01-01',
    minimumCrore: 10,
    bandPercent: 1,
    source: 'The figures before SEBI/HO/MRD/POD-III/CIR/P/2025/134; their first day is an assumption',
  },
  {
    effectiveFrom: '2025-12-07',
    minimumCrore: 25,
    bandPercent: 3,
    source: 'SEBI/HO/MRD/POD-III/CIR/P/2025/134, 8 October 2025',
  },
];
