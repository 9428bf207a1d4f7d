import { fromPaise, settlesOn, type CalendarDay, type Paise } from '@wealth/domain';
import { issueTimes, type IssueBoard, type IssueKind } from '@wealth/domain/issues';
import {
  instruments,
  issueDaysOf,
  monthAfter,
  tradingDayOf,
  type Instrument,
  type IssueSlot,
} from '../engine/index.ts';
import { createNoise, hashText, mix, type NoiseStream } from '../engine/noise/noise.ts';

/** Who may bid, and how much there is for them. */
export interface PlannedCategory {
  code: 'retail' | 'individual' | 'small_non_institutional' | 'big_non_institutional' | 'institutional';
  /** Percent of the shares offered. */
  percent: number;
  /** Bids by shares when it closes. */
  times: number;
}

/** What is drawn of an issue: a function of (seed, month). Prices follow from the share. */
export interface PlannedIssue {
  id: string;
  kind: IssueKind;
  board: IssueBoard;
  share: Instrument;
  /** Of an offer for sale its first day, on which others bid. */
  opensOn: CalendarDay;
  closesOn: CalendarDay;
  /** Paise that the whole issue is worth. */
  size: Paise;
  categories: readonly PlannedCategory[];
  /** Where in its band the price is found, from 0 (the bottom) to 1. */
  pricedAt: number;
  /** Percent by which the bottom of the band is below its top; of an offer for sale the floor below the last close. */
  spreadPercent: number;
  registrar: string;
  /** Who sells in an offer for sale. */
  seller: string | null;
  risks: readonly string[];
  key: number;
}

const paiseACrore = 1_000_000_000;
const registrars = ['Akshar Registry Services', 'Patrika Share Registrars', 'Lekha Issue Services'];
const sellers = ['Founder group', 'Sarovar Pension Trust', 'Gaganam Growth Fund'];
const allRisks = [
  'Half of the sales come from three customers.',
  'The import duty on its raw material is under review.',
  'The company made a loss in two of the last five years.',
  'Its largest plant stands on leased land.',
  'Two lawsuits about taxes are pending.',
  'It depends on one supplier for a third of its purchases.',
  'Exchange rates move a quarter of its costs.',
];

/** Trading days of a month, from 0, on which what is not new to the market opens and closes. */
const followOnDays = { opens: 11, closes: 13 } as const;
const offerDay = 11;

const drawnOf = <Value>(noise: NoiseStream, values: readonly Value[]): Value => {
  const value = values[Math.floor(noise() * values.length)];
  if (value === undefined) throw new RangeError('nothing to draw from');
  return value;
};

const between = (noise: NoiseStream, least: number, most: number) => least + noise() * (most - least);

function drawRisks(noise: NoiseStream): string[] {
  const first = Math.floor(noise() * allRisks.length);
  return [0, 1, 2].flatMap((step) => allRisks[(first + step * 2) % allRisks.length] ?? []);
}

/** Retail is seldom left with less than it asks for, and often with much less. */
const drawTimes = (noise: NoiseStream) => Math.round(between(noise, 0.5, 2.9) ** 2 * 100) / 100;

function drawCategories(noise: NoiseStream, board: IssueBoard): PlannedCategory[] {
  const own = {
    code: board === 'sme' ? 'individual' : 'retail',
    percent: 35,
    times: drawTimes(noise),
  } as const;
  return [
    own,
    { code: 'small_non_institutional', percent: 5, times: drawTimes(noise) },
    { code: 'big_non_institutional', percent: 10, times: drawTimes(noise) },
    { code: 'institutional', percent: 50, times: drawTimes(noise) },
  ];
}

/** Companies that could sell more shares: large enough, and nothing is wrong with them. */
const listedShares = instruments.filter(
  ({ market, kind, series, segment, surveillance, isHalted, isIlliquid, capClass, basePrice }) =>
    market === 'NSE' &&
    kind === 'share' &&
    series === 'EQ' &&
    segment === 'stock' &&
    surveillance === 'none' &&
    !isHalted &&
    !isIlliquid &&
    (capClass === 'large' || capClass === 'mid') &&
    basePrice < 4_000,
);

interface Plan extends Pick<PlannedIssue, 'id' | 'kind' | 'board' | 'share' | 'opensOn' | 'closesOn'> {
  crore: readonly [least: number, most: number];
}

function complete(seedKey: number, { crore, ...plan }: Plan): PlannedIssue {
  const key = mix(seedKey, hashText(plan.id));
  const noise = createNoise(key);
  const isOffer = plan.kind === 'ofs';
  return {
    ...plan,
    size: fromPaise(Math.round(between(noise, ...crore)) * paiseACrore),
    categories: isOffer
      ? [
          { code: 'retail', percent: 10, times: Math.round(between(noise, 0.5, 2.4) * 100) / 100 },
          { code: 'institutional', percent: 90, times: Math.round(between(noise, 1, 2.2) * 100) / 100 },
        ]
      : drawCategories(noise, plan.board),
    pricedAt: noise() < 0.8 ? 1 : noise(),
    spreadPercent: Math.round(between(noise, 3, 7)),
    registrar: drawnOf(noise, registrars),
    seller: isOffer ? drawnOf(noise, sellers) : null,
    risks: drawRisks(noise),
    key,
  };
}

function newShareOf(month: string, slot: IssueSlot): Instrument | null {
  const { lateFrom } = issueTimes(issueDaysOf(month, slot));
  const isSmall = slot === 'S';
  const found = instruments.find(
    ({ market, segment, listedOn, series }) =>
      market === 'NSE' && segment === 'ipo' && listedOn === lateFrom && (series === 'SM') === isSmall,
  );
  return found ?? null;
}

function newIssues(seedKey: number, month: string): PlannedIssue[] {
  return (['A', 'S', 'B'] as const).flatMap((slot) => {
    const share = newShareOf(month, slot);
    if (!share) return [];
    const board = slot === 'S' ? 'sme' : 'mainboard';
    const crore = slot === 'S' ? ([20, 60] as const) : ([200, 1_500] as const);
    const plan = {
      id: `IPO-${month}-${slot}`,
      kind: 'ipo',
      board,
      share,
      ...issueDaysOf(month, slot),
      crore,
    } as const;
    return [complete(seedKey, plan)];
  });
}

function followOns(seedKey: number, month: string): PlannedIssue[] {
  const noise = createNoise(mix(seedKey, hashText(`follow-on ${month}`)));
  const [offered, issued] = [drawnOf(noise, listedShares), drawnOf(noise, listedShares)];
  const firstDay = tradingDayOf(month, offerDay);
  const offer = complete(seedKey, {
    id: `OFS-${month}`,
    kind: 'ofs',
    board: 'mainboard',
    share: offered,
    opensOn: firstDay,
    closesOn: settlesOn(firstDay),
    crore: [300, 1_800],
  });
  if (Number(month.slice(5)) % 2 === 0 || issued === offered) return [offer];
  const followOn = complete(seedKey, {
    id: `FPO-${month}`,
    kind: 'fpo',
    board: 'mainboard',
    share: issued,
    opensOn: tradingDayOf(month, followOnDays.opens),
    closesOn: tradingDayOf(month, followOnDays.closes),
    crore: [400, 2_000],
  });
  return [offer, followOn];
}

/** A month is asked for at each reading of one of its issues. */
const known = new Map<string, readonly PlannedIssue[]>();
const monthsKept = 60;

/** Two issues of the main board, one of a small company, an offer for sale, and every second month a follow-on offer. */
export function plannedIssuesOf(seedKey: number, month: string): readonly PlannedIssue[] {
  const key = `${seedKey} ${month}`;
  const issues = known.get(key) ?? [...newIssues(seedKey, month), ...followOns(seedKey, month)];
  if (known.size >= monthsKept) known.clear();
  known.set(key, issues);
  return issues;
}

/** The rules of an issue are known from December 2023 on: nothing is planned before the month after it. */
const firstMonth = '2024-01';

/** The month of an issue by its id; null for what is none. */
export function monthOfIssue(id: string): string | null {
  const month = /^(?:IPO|FPO|OFS)-(\d{4}-(?:0[1-9]|1[0-2]))(?:-[ASB])?$/.exec(id)?.[1] ?? null;
  return month === null || month < firstMonth ? null : month;
}

/** The months around a day: what is listed of the one before, and what comes in the next. */
export function monthsAround(day: CalendarDay): string[] {
  const month = day.slice(0, 7);
  return [monthAfter(month, -1), month, monthAfter(month, 1)];
}
