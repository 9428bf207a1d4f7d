import type { CsvCell } from '../csv/csvText.ts';
import { minus, sumOf } from '../money/arithmetic.ts';
import { noMoney, toRupees, toWire, type Paise } from '../money/paise.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import { grandfatheredBefore } from './costTaken.ts';
import type { TaxYear } from './taxYear.ts';

/**
 * How the form of a year has schedule 112A: a row a lot; the same with a column for the day of the sale, which existed for
 * 2024-25 alone; since 2025-26 one row for all that was bought after January 2018 and rows for what is older (ITR-2 for
 * 2025-26, G.S.R. 227(E) of 30 March 2026).
 */
export type ScheduleDialect = 'byLot' | 'byLotWithTransfer' | 'consolidated';

export interface ScheduleForm {
  dialect: ScheduleDialect;
  /** Assumption where it is not: as the form of the year before. */
  isNotified: boolean;
}

/** A long-term lot sold, as the schedule asks for it. */
export interface ScheduleLot {
  /** Of the day of the sale. */
  isin: string;
  name: string;
  boughtOn: CalendarDay;
  soldOn: CalendarDay;
  quantity: number;
  proceeds: Paise;
  /** With the charges of the purchase but transaction tax. */
  costPaid: Paise;
  /** On 31 January 2018; null for what was bought later or where it is not known. */
  marketValue: Paise | null;
  costTaken: Paise;
  /** The charges of the sale but transaction tax. */
  expenses: Paise;
}

/** Since this day the rates are those that the form calls "after". */
const newRatesFrom = '2024-07-23';
const newestNotified = '2025-26';

/** The form of a tax year. */
export function scheduleFormOf({ name }: TaxYear): ScheduleForm {
  const isNotified = name <= newestNotified;
  if (name >= '2025-26') return { dialect: 'consolidated', isNotified };
  return { dialect: name === '2024-25' ? 'byLotWithTransfer' : 'byLot', isNotified };
}

/** The heads of the file that the return's utility takes, byte for byte. */
export const scheduleHeads = [
  'Share/Unit acquired(1a)',
  'Share/Unit Transferred(1b)',
  'ISIN Code(2)',
  'Name of the Share/Unit(3)',
  'No. of Shares/Units(4)',
  'Sale-price per Share/Unit(5)',
  'Full Value of Consideration(Total Sale Value)(6) = 4 * 5',
  'Cost of acquisition without indexation(7)',
  'Cost of acquisition(8)',
  'If the long term capital asset was acquired before 01.02.2018(9)',
  'Fair Market Value per share/unit as on 31st January 2018(10)',
  'Total Fair Market Value of capital asset as per section 55(2)(ac)(11) = 4 * 10',
  'Expenditure wholly and exclusively in connection with transfer(12)',
  'Total deductions(13) = 7 + 12',
  'Balance(14) = 6 - 13',
] as const;

const transferredAt = 1;

/** Acquired or transferred before the day, or after it. */
const flag = (isBefore: boolean) => (isBefore ? 'BE' : 'AE');

/** Rupees a unit, with at most 4 decimals. */
const perUnit = (amount: Paise, quantity: number) => toRupees(amount).div(quantity).round(4).toNumber();

function lotCells(lot: ScheduleLot): CsvCell[] {
  const { quantity, proceeds, costPaid, costTaken, expenses, marketValue } = lot;
  const isOld = lot.boughtOn < grandfatheredBefore;
  const deemed = marketValue === null || marketValue > proceeds ? proceeds : marketValue;
  const deductions = sumOf([costTaken, expenses]);
  return [
    flag(isOld),
    flag(lot.soldOn < newRatesFrom),
    lot.isin,
    lot.name,
    quantity,
    perUnit(proceeds, quantity),
    toWire(proceeds),
    toWire(costTaken),
    toWire(costPaid),
    isOld && marketValue !== null ? toWire(deemed) : 0,
    marketValue === null ? 0 : perUnit(marketValue, quantity),
    marketValue === null ? 0 : toWire(marketValue),
    toWire(expenses),
    toWire(deductions),
    toWire(minus(proceeds, deductions)),
  ];
}

/** All that was bought after January 2018 in one row, of which only sale value, cost and expenses are asked. */
function consolidatedCells(lots: readonly ScheduleLot[]): CsvCell[] {
  const sum = (figure: 'proceeds' | 'costPaid' | 'expenses') => toWire(sumOf(lots.map((lot) => lot[figure])));
  const filled: Record<number, CsvCell> = {
    0: flag(false),
    2: 'INNOTREQUIRD',
    3: 'CONSOLIDATED',
    6: sum('proceeds'),
    8: sum('costPaid'),
    12: sum('expenses'),
  };
  return scheduleHeads.map((_, at) => filled[at] ?? null);
}

/** What lots of the schedule add up to. */
export interface ScheduleSums {
  rowCount: number;
  quantity: number;
  proceeds: Paise;
  costPaid: Paise;
  marketValue: Paise;
  costTaken: Paise;
  expenses: Paise;
  gain: Paise;
}

export function scheduleSums(lots: readonly ScheduleLot[]): ScheduleSums {
  const sum = (figure: 'proceeds' | 'costPaid' | 'costTaken' | 'expenses') =>
    sumOf(lots.map((lot) => lot[figure]));
  const [proceeds, costTaken, expenses] = [sum('proceeds'), sum('costTaken'), sum('expenses')];
  return {
    rowCount: lots.length,
    quantity: lots.reduce((units, { quantity }) => units + quantity, 0),
    proceeds,
    costPaid: sum('costPaid'),
    marketValue: sumOf(lots.map(({ marketValue }) => marketValue ?? noMoney)),
    costTaken,
    expenses,
    gain: minus(minus(proceeds, costTaken), expenses),
  };
}

/** Which lots the form has in one row: those bought after January 2018, where it is consolidated. */
export function consolidatedLots(lots: readonly ScheduleLot[], { dialect }: ScheduleForm): ScheduleLot[] {
  return dialect === 'consolidated' ? lots.filter(({ boughtOn }) => boughtOn >= grandfatheredBefore) : [];
}

/**
 * Schedule 112A as the form of its year has it: heads and rows of a table.
 *
 * @param lots - The long-term lots sold in the year, in the order in which they are listed.
 */
export function scheduleTable(lots: readonly ScheduleLot[], form: ScheduleForm): CsvCell[][] {
  const together = consolidatedLots(lots, form);
  const isTogether = new Set(together);
  const single = lots.filter((lot) => !isTogether.has(lot));
  const rows: CsvCell[][] = [
    [...scheduleHeads],
    ...(together.length > 0 ? [consolidatedCells(together)] : []),
    ...single.map(lotCells),
  ];
  if (form.dialect === 'byLotWithTransfer') return rows;
  return rows.map((row) => row.toSpliced(transferredAt, 1));
}
