import {
  fromPaise,
  fromWire,
  istInstant,
  snapPaise,
  tickSizeFor,
  toRupees,
  type CalendarDay,
  type Paise,
} from '@wealth/domain';
import {
  issueRulesOn,
  issueTimes,
  offerRulesOn,
  offerTimes,
  type ApplicationTerms,
  type IssueTimes,
  type OfferTimes,
} from '@wealth/domain/issues';
import type { MarketEngine } from '../engine/index.ts';
import { noiseAt, mix } from '../engine/noise/noise.ts';
import type { PlannedCategory, PlannedIssue } from './plannedIssue.ts';
import type { IssueChange } from './issueTable.ts';

export type IssueStatus = 'upcoming' | 'open' | 'closed' | 'allotted' | 'listed' | 'withdrawn';

/** The last millisecond of the second in which something still counts. */
export const restOfSecond = 999;
const paiseARupee = 100;
/** Paise that a lot of the main board is worth at most. */
const lotValue = 1_500_000;

/** Prices of an issue, paise; before they are set there are none. */
interface IssuePrices {
  lowest: Paise;
  highest: Paise | null;
  /** What is found in the end. */
  issuePrice: Paise;
  tick: Paise;
  lotSize: number;
}

/** An issue as it is at an instant. */
export interface Issue extends PlannedIssue {
  status: IssueStatus;
  times: IssueTimes | OfferTimes;
  /** Null until they are set, on the eve. */
  prices: IssuePrices | null;
  /** Of an offer for sale, once its first day has ended. */
  cutOff: Paise | null;
  retailShares: number;
  retail: PlannedCategory;
  /** Null until prices are set. */
  terms: ApplicationTerms | null;
  /** The closing day before it was extended. */
  plannedClose: CalendarDay;
  isWithdrawn: boolean;
}

export const isOffer = ({ kind }: Pick<PlannedIssue, 'kind'>): boolean => kind === 'ofs';

/** The times of an IPO or FPO. @throws RangeError of an offer for sale. */
export function issueTimesOf({ times, id }: Pick<Issue, 'times' | 'id'>): IssueTimes {
  if (!('mandatesUntil' in times)) throw new RangeError(`${id} has no mandates`);
  return times;
}

/** The close of a share before a day, paise. */
function closeBefore(engine: MarketEngine, { share }: PlannedIssue, day: CalendarDay): Paise {
  const { market, symbol } = share;
  const before = istInstant(day) / 1000;
  const candle = engine
    .candles({ market, symbol, interval: '1d', before, limit: 1, adjusted: false })
    ?.at(-1);
  return fromWire(candle?.close ?? share.basePrice);
}

const snapped = (price: number, tick: Paise) => snapPaise(price, tick);

/** The band of a new share ends at what it is worth, and a follow-on offer below what the share costs. */
function bandPrices(issue: PlannedIssue, engine: MarketEngine): IssuePrices {
  const rupee = fromPaise(paiseARupee);
  const isNew = issue.kind === 'ipo';
  const base = isNew ? fromWire(issue.share.basePrice) : closeBefore(engine, issue, issue.opensOn);
  // What is found is the price of a new share on the eve of its listing.
  const width = snapped((base * issue.spreadPercent) / 100, rupee);
  const above = snapped(width * (1 - issue.pricedAt), rupee);
  const found = isNew ? base : snapped((base * 94) / 100, rupee);
  const highest = fromPaise(found + above);
  const lowest = fromPaise(Math.max(paiseARupee, highest - Math.max(width, rupee)));
  const lotSize = issue.board === 'sme' ? issue.share.lotSize : Math.max(1, Math.floor(lotValue / highest));
  return { lowest, highest, issuePrice: fromPaise(Math.max(found, lowest)), tick: rupee, lotSize };
}

function offerPrices(issue: PlannedIssue, engine: MarketEngine): IssuePrices {
  const close = closeBefore(engine, issue, issue.opensOn);
  const tick = fromWire(Number(tickSizeFor('share', toRupees(close), issue.opensOn)));
  const lowest = snapPaise((close * (100 - issue.spreadPercent)) / 100, tick, 'down');
  return { lowest, highest: null, issuePrice: lowest, tick, lotSize: 1 };
}

/** What others paid on the first day: the floor, or up to two percent more. */
function firstCutOff({ key }: PlannedIssue, { lowest, tick }: IssuePrices): Paise {
  const part = noiseAt(mix(key, 77));
  return part < 0.25 ? lowest : snapPaise(lowest * (1 + part * 0.02), tick);
}

function statusOf(times: Issue['times'], now: number): IssueStatus {
  const closesAt = 'changesUntil' in times ? times.changesUntil : times.closesAt;
  const listsAt = 'listsAt' in times ? times.listsAt : times.creditAt;
  if (now < times.opensAt) return 'upcoming';
  if (now <= closesAt + restOfSecond) return 'open';
  if (now < times.allottedAt) return 'closed';
  return now < listsAt ? 'allotted' : 'listed';
}

function termsOf(
  issue: PlannedIssue,
  prices: IssuePrices,
  { times, cutOff, isWithdrawn }: Pick<Issue, 'times' | 'cutOff' | 'isWithdrawn'>,
): ApplicationTerms {
  const rules = issueRulesOn(issue.closesOn);
  const isBand = 'bidsUntil' in times;
  return {
    kind: issue.kind,
    board: issue.board,
    lowest: prices.lowest,
    highest: prices.highest,
    cutOff,
    tick: prices.tick,
    lotSize: prices.lotSize,
    opensAt: times.opensAt,
    bidsUntil: (isBand ? times.bidsUntil : times.closesAt) + restOfSecond,
    changesUntil: (isBand ? times.changesUntil : times.closesAt) + restOfSecond,
    isWithdrawn,
    retailLimit: isBand ? rules.retailLimit : offerRulesOn(issue.closesOn).retailLimit,
    bidsAtMost: rules.bidsAtMost,
    smallCompanyLots: rules.smallCompanyLots,
  };
}

function pricesOf(issue: PlannedIssue, engine: MarketEngine, now: number): IssuePrices | null {
  // Of a share that trades the price follows from the close of the eve.
  if (issue.kind !== 'ipo' && now < istInstant(issue.opensOn)) return null;
  return isOffer(issue) ? offerPrices(issue, engine) : bandPrices(issue, engine);
}

/** Whole lots. */
function retailSharesOf({ size, share }: PlannedIssue, percent: number, prices: IssuePrices | null): number {
  const perShare = prices ? (prices.highest ?? prices.lowest) : fromWire(share.basePrice);
  const lotSize = prices?.lotSize ?? 1;
  return Math.max(lotSize, Math.floor((size * percent) / 100 / perShare / lotSize) * lotSize);
}

const hasCutOff = (times: Issue['times'], now: number) => 'cutOffAt' in times && now >= times.cutOffAt;

/** An issue at an instant, with what was changed of it by hand. */
export function issueAt(
  planned: PlannedIssue,
  { engine, change, now }: { engine: MarketEngine; change: IssueChange | null; now: number },
): Issue {
  const issue = { ...planned, closesOn: change?.closes_on ?? planned.closesOn };
  const times = isOffer(issue) ? offerTimes(issue.opensOn) : issueTimes(issue);
  const isWithdrawn = change !== null && change.withdrawn_at !== null;
  const prices = pricesOf(issue, engine, now);
  const cutOff = prices && hasCutOff(times, now) ? firstCutOff(issue, prices) : null;
  const [retail] = issue.categories;
  if (!retail) throw new RangeError(`${issue.id} has no retail part`);
  return {
    ...issue,
    status: isWithdrawn ? 'withdrawn' : statusOf(times, now),
    times,
    prices,
    cutOff,
    retailShares: retailSharesOf(issue, retail.percent, prices),
    retail,
    terms: prices && termsOf(issue, prices, { times, cutOff, isWithdrawn }),
    plannedClose: planned.closesOn,
    isWithdrawn,
  };
}
