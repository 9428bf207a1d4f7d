import {
  addDays,
  calendarDay,
  fromWire,
  isTradingDay,
  previousTradingDay,
  type CalendarDay,
} from '@wealth/domain';
import { bonusDays, dividendDays } from '@wealth/domain/actions';
import type { Instrument } from '../instruments/instrument.ts';
import { choose, type Choice } from '../noise/choose.ts';
import { createNoise, hashText, mix, noiseAt, type NoiseStream } from '../noise/noise.ts';
import type { CorporateAction, RatioAction } from '../contract/corporateAction.ts';
import { tableDay } from './tableDay.ts';
import { writtenActions, writtenRatios } from './writtenActions.ts';

const actionKey = hashText('corporate actions');
const dividendKey = hashText('dividends');
/** Chance of a bonus or split in a month: one company in eight a year has one. Assumption. */
const ratioChance = 0.011;

const bonuses: ReadonlyArray<Choice<Pick<RatioAction, 'after' | 'before'>>> = [
  [0.5, { after: 2, before: 1 }],
  [0.2, { after: 3, before: 2 }],
  [0.15, { after: 3, before: 1 }],
  [0.1, { after: 5, before: 4 }],
  [0.05, { after: 6, before: 5 }],
];

/** Rupees of face value that a split may go down to. */
const faces = [1, 2, 5] as const;

function daysOf(month: string, noise: NoiseStream) {
  const drawn = addDays(calendarDay(`${month}-01`), 3 + Math.floor(noise() * 24));
  const exDate = isTradingDay(drawn) ? drawn : previousTradingDay(drawn);
  return { exDate, recordDate: exDate };
}

export interface ActionRange {
  /** The first and the last ex-date. */
  from: CalendarDay;
  to: CalendarDay;
}

/** Month of the year, 0 to 11. */
function monthNumber(month: string): number {
  return Number(month.slice(5)) - 1;
}

interface Subject {
  instrument: Instrument;
  /** Drawn by seed and issuer: two listings of one issuer have the same actions. */
  key: number;
}

/** What happens to the number of shares, by ex-date; a share is listed before. */
function ratiosBetween(subject: Subject, { from, to }: ActionRange): RatioAction[] {
  const drawn = () =>
    monthsBetween(from, to)
      .map((month) => ratioIn(subject, month))
      .filter((action) => action !== null);
  return (writtenRatios(subject.instrument.symbol) ?? drawn()).filter(
    ({ exDate }) => exDate >= from && exDate <= to && exDate > subject.instrument.listedOn,
  );
}

function sharesOn(subject: Subject, on: CalendarDay): number {
  const isBefore = on < tableDay;
  const range = isBefore ? { from: addDays(on, 1), to: tableDay } : { from: addDays(tableDay, 1), to: on };
  const made = ratiosBetween(subject, range).reduce((sum, { after, before }) => sum * (after / before), 1);
  return isBefore ? 1 / made : made;
}

/** Six of ten issuers pay: most of them once a year after the annual meeting, some twice. */
function dividendIn({ instrument, key }: Subject, month: string): CorporateAction | null {
  const habit = mix(key, dividendKey);
  if (noiseAt(habit) > 0.6) return null;
  const mainMonth = 5 + Math.floor(noiseAt(habit + 1) * 4);
  const paysTwice = noiseAt(habit + 2) < 0.3;
  const number = monthNumber(month);
  const isInterim = paysTwice && number === (mainMonth + 6) % 12;
  if (number !== mainMonth && !isInterim) return null;
  const noise = createNoise(mix(habit, hashText(month)));
  const yieldRatio = (0.004 + 0.022 * noiseAt(habit + 3)) * (0.8 + 0.4 * noise()) * (isInterim ? 0.5 : 1);
  const days = daysOf(month, noise);
  const price = instrument.basePrice / sharesOn({ instrument, key }, days.exDate);
  const amountPaise = Math.max(5, Math.round((fromWire(price) * yieldRatio) / 5) * 5);
  return { kind: 'dividend', ...days, amountPaise, paidOn: dividendDays(days).expectedOn };
}

function ratioOf(instrument: Instrument, noise: NoiseStream): Pick<RatioAction, 'kind' | 'after' | 'before'> {
  const lower = faces.filter((face) => instrument.faceValue % face === 0 && face < instrument.faceValue);
  const face = lower[Math.floor(noise() * lower.length)];
  // The table shows the face value of today: only what is large enough can have been or be split.
  if (face !== undefined && noise() < 0.4)
    return { kind: 'split', after: instrument.faceValue / face, before: 1 };
  return { kind: 'bonus', ...choose(noise, bonuses) };
}

/** Nothing is split while shares of a bonus are on their way. */
function ratioIn(subject: Subject, month: string): RatioAction | null {
  const action = drawnRatio(subject, month);
  const before = action && drawnRatio(subject, monthBefore(month));
  return before?.tradableFrom && action && before.tradableFrom >= action.exDate ? null : action;
}

function monthBefore(month: string): string {
  return addDays(calendarDay(`${month}-01`), -1).slice(0, 7);
}

function drawnRatio({ instrument, key }: Subject, month: string): RatioAction | null {
  const monthKey = mix(mix(key, actionKey), hashText(month));
  // Companies do not split a cheap share, nor one that trades for delivery only.
  if (instrument.basePrice < 60 || instrument.series !== 'EQ') return null;
  if (noiseAt(monthKey) > ratioChance) return null;
  const noise = createNoise(monthKey);
  const days = daysOf(month, noise);
  const ratio = ratioOf(instrument, noise);
  const tradableFrom = ratio.kind === 'bonus' ? bonusDays(days.recordDate).tradableFrom : null;
  return { ...ratio, ...days, tradableFrom };
}

function monthsBetween(from: CalendarDay, to: CalendarDay): string[] {
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
  const last = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const month = first + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** Null for what never has an action. */
function subjectOf(seedKey: number, instrument: Instrument): Subject | null {
  if (instrument.kind === 'etf') return null;
  return { instrument, key: mix(seedKey, hashText(instrument.isin)) };
}

/**
 * Shares in issue at the end of a day: the table counts those of `tableDay`, bonuses and splits before and
 * after it have made others. 0 for a fund.
 */
export function shareCountOn(seedKey: number, instrument: Instrument, on: CalendarDay): number {
  const subject = subjectOf(seedKey, instrument);
  return subject ? Math.round(instrument.shareCount * sharesOn(subject, on)) : instrument.shareCount;
}

/** Splits with an ex-date in a time. Asked for at each thing that happens to a holding, over years: dividends are not drawn for it. */
export function splitCountBetween(seedKey: number, instrument: Instrument, range: ActionRange): number {
  const subject = subjectOf(seedKey, instrument);
  return subject ? ratiosBetween(subject, range).filter(({ kind }) => kind === 'split').length : 0;
}

/**
 * What the issuer of an instrument does in a time, by ex-date, the earliest first: a function of seed,
 * issuer and month. A fund does nothing, and a share only after its listing.
 */
export function actionsBetween(
  seedKey: number,
  instrument: Instrument,
  { from, to }: ActionRange,
): CorporateAction[] {
  const subject = subjectOf(seedKey, instrument);
  if (!subject) return [];
  const drawn = () =>
    monthsBetween(from, to)
      .flatMap((month) => [ratioIn(subject, month), dividendIn(subject, month)])
      .filter((action) => action !== null);
  return (writtenActions(instrument.symbol, { from, to }) ?? drawn())
    .filter(({ exDate }) => exDate >= from && exDate <= to && exDate > instrument.listedOn)
    .toSorted((one, other) => (one.exDate < other.exDate ? -1 : 1));
}
