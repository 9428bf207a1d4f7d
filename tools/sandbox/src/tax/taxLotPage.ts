import { daysBetween, sumOf, toWire, type HoldingTerm, type TaxYear } from '@wealth/domain';
import type { TaxRow } from '@wealth/domain/tax';
import type { SoldLot } from './createTaxTable.ts';
import { toWireTaxLot, type RowContext } from './toWireTaxLot.ts';

export type TaxLotSort =
  | 'sold_on'
  | 'bought_on'
  | 'symbol'
  | 'days_held'
  | 'quantity'
  | 'cost_taken'
  | 'proceeds'
  | 'gain';

/** Which of the lots sold are asked for. */
export interface TaxLotsAsked {
  year: TaxYear;
  term: HoldingTerm | null;
  /** 1 to 5; null for all. */
  period: number | null;
  /** Null for no text. */
  query: string | null;
  sort: TaxLotSort;
  isDescending: boolean;
  /** Rows before the page. */
  from: number;
  limit: number;
}

type Row = TaxRow<SoldLot>;

const keys: Readonly<Record<TaxLotSort, (row: Row) => string | number>> = {
  sold_on: ({ unit }) => unit.soldOn,
  bought_on: ({ unit }) => unit.boughtOn,
  symbol: ({ unit }) => unit.symbol,
  days_held: ({ unit }) => daysBetween(unit.boughtOn, unit.soldOn),
  quantity: ({ unit }) => unit.quantity,
  cost_taken: ({ costTaken }) => costTaken,
  proceeds: ({ unit }) => unit.proceeds,
  gain: ({ gain }) => gain,
};

/** Equal ones stand in the order of time, either way. */
function sorted(rows: readonly Row[], { sort, isDescending }: TaxLotsAsked): Row[] {
  const keyOf = keys[sort];
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  const way = isDescending ? -1 : 1;
  return keyed.toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -way : way)).map(({ row }) => row);
}

/** Whether the text is in the share, or in the client's own words to its trades. */
function hasText({ unit }: Row, text: string, { nameOf, words }: RowContext): boolean {
  const own = [unit.purchase.orderId, unit.sale.orderId].flatMap((id) => {
    const found = id === null ? undefined : words.get(id);
    return found ? [found.note ?? '', ...found.tags] : [];
  });
  return [unit.symbol, unit.isin, nameOf(unit.isin) ?? '', ...own].some((one) =>
    one.toLocaleLowerCase('en-IN').includes(text),
  );
}

/** A page of the lots sold in a year. */
export function taxLotPage(rows: readonly Row[], asked: TaxLotsAsked, context: RowContext) {
  const { year, term, period, query, from, limit } = asked;
  const text = query?.trim().toLocaleLowerCase('en-IN') ?? '';
  const found = rows.filter(
    (row) =>
      row.unit.soldOn >= year.firstDay &&
      row.unit.soldOn <= year.lastDay &&
      (term === null || row.term === term) &&
      (period === null || row.period === period - 1) &&
      (text === '' || hasText(row, text, context)),
  );
  const page = sorted(found, asked).slice(from, from + limit);
  const next = from + page.length;
  return {
    items: page.map((row) => toWireTaxLot(row, context)),
    row_count: found.length,
    totals: {
      proceeds: toWire(sumOf(found.map(({ unit }) => unit.proceeds))),
      cost_taken: toWire(sumOf(found.map(({ costTaken }) => costTaken))),
      gain: toWire(sumOf(found.map(({ gain }) => gain))),
    },
    next_cursor: next < found.length ? String(next) : null,
  };
}
