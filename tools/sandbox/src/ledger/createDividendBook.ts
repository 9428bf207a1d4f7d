import {
  dividendTax,
  fromPaise,
  istDay,
  minus,
  noMoney,
  sumOf,
  taxYearOf,
  type DividendsPaid,
  type Paise,
  type TaxYear,
} from '@wealth/domain';
import type { DividendAmounts } from '@wealth/domain/actions';
import type { Database } from '../database/database.ts';
import type { CashMovement } from './createCashBook.ts';
import type { Movement } from './createMovementTable.ts';
import { moved, type Movements } from './createMovements.ts';
import { isNoTrade } from './isNoTrade.ts';

export interface PaidDividend {
  /** Id of its movement. */
  id: string;
  isin: string;
  gross: Paise;
  /** What the company has deducted for the tax office. */
  deducted: Paise;
  /** What has arrived in the bank account. */
  net: Paise;
  /** Epoch milliseconds. */
  at: number;
}

export interface DividendBook {
  /**
   * Writes that a dividend is expected: nothing is paid yet.
   *
   * @throws As the database refuses it when the event of the company is written for the client.
   */
  expectDividend(
    dividend: CashMovement & Pick<PaidDividend, 'isin'> & { event: string },
  ): Movement<'dividend'>;
  /**
   * Books a dividend from the registrar to the client's bank account, less the tax deducted. Cash is not touched.
   *
   * @param isins - Every one of the company's share: the tax counts all that it has paid in the year.
   */
  receiveDividend(expected: Movement<'dividend'>, at: number, isins: readonly string[]): PaidDividend;
  /** What a dividend would come to if it were paid at an instant. */
  dividendAt(expected: Movement<'dividend'>, at: number, isins: readonly string[]): DividendAmounts;
  /** All dividends in the order of their time; what was taken back is gone. */
  dividends(clientId: string): PaidDividend[];
}

interface DividendBookOptions {
  database: Database;
  movements: Movements;
}

type DividendSums = Omit<PaidDividend, 'net'>;

/** Makes the book of dividends. */
export function createDividendBook({ database, movements }: DividendBookOptions): DividendBook {
  const { query, all } = database;

  /** By movement: a company may pay two dividends at one time. */
  function sums(clientId: string, year?: TaxYear): DividendSums[] {
    let entries = query
      .selectFrom('ledger_entry')
      .leftJoin('movement_entry', 'movement_entry.entry_id', 'ledger_entry.id')
      .select(['code', 'isin', 'amount', 'effective_at', 'corrects', 'reference', 'movement_id'])
      .where('client_id', '=', clientId)
      .where('code', 'in', ['dividend', 'dividendTax'])
      .where(isNoTrade)
      .orderBy('effective_at')
      .orderBy('ledger_entry.id');
    // No more is read than what counts: a client may hold shares for decades.
    if (year) entries = entries.where('day', '>=', year.firstDay).where('day', '<=', year.lastDay);
    const rows = all(entries);
    const byId = new Map<string, DividendSums>();
    for (const { code, isin, amount, effective_at: at, corrects, reference, movement_id } of rows) {
      const id = reference ?? movement_id ?? '';
      const known = byId.get(id) ?? { id, isin: isin ?? '', at, gross: noMoney, deducted: noMoney };
      const figure = code === 'dividend' ? 'gross' : 'deducted';
      const signed = fromPaise(corrects === null ? amount : -amount);
      byId.set(id, { ...known, [figure]: sumOf([known[figure], signed]) });
    }
    return [...byId.values()].filter(({ gross }) => gross > noMoney);
  }

  /** What the company has paid before in the tax year of an instant. */
  function paidBefore(clientId: string, isins: readonly string[], at: number): DividendsPaid {
    const ofYear = sums(clientId, taxYearOf(istDay(at))).filter(
      (row) => isins.includes(row.isin) && row.at <= at,
    );
    return {
      gross: sumOf(ofYear.map(({ gross }) => gross)),
      deducted: sumOf(ofYear.map(({ deducted }) => deducted)),
    };
  }

  function amountsAt(
    { clientId, legs }: Movement<'dividend'>,
    at: number,
    isins: readonly string[],
  ): DividendAmounts {
    const gross = fromPaise(legs.find(({ name }) => name === 'gross')?.amount ?? 0);
    const deducted = dividendTax(gross, istDay(at), paidBefore(clientId, isins, at));
    return { gross, deducted, net: minus(gross, deducted) };
  }

  return {
    expectDividend: ({ clientId, isin, amount, at, event }) =>
      moved(
        movements.begin({
          clientId,
          kind: 'dividend',
          legs: { gross: { amount, isin } },
          at,
          reference: event,
        }),
      ),
    receiveDividend: (expected, at, isins) =>
      database.transaction(() => {
        const { gross, deducted, net } = amountsAt(expected, at, isins);
        const isin = expected.legs[0]?.isin ?? '';
        const legs = deducted > noMoney ? { tax: { amount: deducted, isin } } : {};
        const { id } = moved(movements.advance(expected, 'RECEIVED', { at, legs }));
        return { id, isin, gross, deducted, net, at };
      }),
    dividendAt: amountsAt,
    dividends: (clientId) => sums(clientId).map((row) => ({ ...row, net: minus(row.gross, row.deducted) })),
  };
}
