import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { fromPaise, type Paise } from '../money/paise.ts';

const rupees = (amount: number) => fromPaise(amount * 100);
const at = (hour: number, minute = 0) => hour * 60 + minute;

export type IssueKind = 'ipo' | 'fpo' | 'ofs';
export type IssueBoard = 'mainboard' | 'sme';

/** Minutes are those since midnight IST; T is the last day of an issue. */
export interface IssueRules {
  effectiveFrom: string;
  /** On each day of an IPO or FPO. */
  opensAtMinute: number;
  /** On T: new applications, changes, and the approval of mandates. The instant itself still counts. */
  bidsUntilMinute: number;
  changesUntilMinute: number;
  mandatesUntilMinute: number;
  /** T+1. */
  basisAtMinute: number;
  allottedAtMinute: number;
  /** T+2. */
  debitAtMinute: number;
  unblockAtMinute: number;
  creditAtMinute: number;
  /** T+3. */
  auctionAtMinute: number;
  listsAtMinute: number;
  /** Of one person in the retail category, over all bids. */
  retailLimit: Paise;
  bidsAtMost: number;
  /** Lots of the individual category of a small company. */
  smallCompanyLots: number;
  /** How long a bank takes to release what was withdrawn. */
  withdrawnUnblockMs: number;
  source: string;
}

/** How IPOs and FPOs run. */
export const issueRules: readonly IssueRules[] = [
  {
    effectiveFrom: '2023-12-01',
    opensAtMinute: at(10),
    bidsUntilMinute: at(16),
    changesUntilMinute: at(17),
    mandatesUntilMinute: at(17),
    basisAtMinute: at(18),
    allottedAtMinute: at(21),
    debitAtMinute: at(14),
    unblockAtMinute: at(16),
    creditAtMinute: at(18),
    auctionAtMinute: at(9),
    listsAtMinute: at(10),
    retailLimit: rupees(200_000),
    bidsAtMost: 3,
    smallCompanyLots: 2,
    withdrawnUnblockMs: 3_600_000,
    source:
      'SEBI/HO/CFD/TPD1/CIR/P/2023/140, 9 August 2023; BSE 20220803-40 (mandates until 17:00). Assumptions: 17:00:00 still counts, new bids until 16:00, the hours of T+2, an hour until a withdrawn amount is free',
  },
];

export const issueRulesOn = (day: CalendarDay): IssueRules => rowInForce(issueRules, day);

/** How an offer for sale runs: the first day for others, the second for retail. */
export interface OfferRules {
  effectiveFrom: string;
  opensAtMinute: number;
  closesAtMinute: number;
  allottedAtMinute: number;
  /** When the shares are in the demat account on the next settlement day. */
  creditAtMinute: number;
  retailLimit: Paise;
  source: string;
}

export const offerRules: readonly OfferRules[] = [
  {
    effectiveFrom: '2023-01-10',
    opensAtMinute: at(9, 15),
    closesAtMinute: at(15, 30),
    allottedAtMinute: at(18),
    creditAtMinute: at(8),
    retailLimit: rupees(200_000),
    source:
      'NSE/CMTR/72975, 24 February 2026. Assumptions: the hour of the allotment; the shares come with the other settlements of the day',
  },
];

export const offerRulesOn = (day: CalendarDay): OfferRules => rowInForce(offerRules, day);

/** What a bank owes for releasing money late. */
export interface LateUnblockRule {
  effectiveFrom: string;
  perDay: Paise;
  yearlyPercent: number;
  source: string;
}

export const lateUnblockRules: readonly LateUnblockRule[] = [
  {
    effectiveFrom: '2021-05-01',
    perDay: rupees(100),
    yearlyPercent: 15,
    source:
      'SEBI, 16 March 2021 and 20 April 2022 (all ASBA); the base day moved with T+3, 9 August 2023. The first day that counts is T+3, which is the day after the last day in time',
  },
];
