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
} from '@wealth/domain';
import type { Database } from '../database/database.ts';
import type { CashMovement } from './createCashBook.ts';
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
   * Books a dividend from the registrar to the client's bank account, less the tax deducted. Cash is not touched.
   *
   * @throws As the database refuses it when the event of the company was paid before.
   */
  payDividend(dividend: CashMovement & Pick<PaidDividend, 'isin'> & { event: string }): PaidDividend;
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
  function sums(clientId: string): DividendSums[] {
    const rows = all(
      query
        .selectFrom('ledger_entry')
        .leftJoin('movement_entry', 'movement_entry.entry_id', 'ledger_entry.id')
        .select(['code', 'isin', 'amount', 'effective_at', 'corrects', 'reference', 'movement_id'])
        .where('client_id', '=', clientId)
        .where('code', 'in', ['dividend', 'dividendTax'])
        .where(isNoTrade)
        .orderBy('effective_at')
        .orderBy('ledger_entry.id'),
    );
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
  function paidBefore(clientId: string, isin: string, at: number): DividendsPaid {
    const { firstDay, lastDay } = taxYearOf(istDay(at));
    const ofYear = sums(clientId).filter((row) => {
      const day = istDay(row.at);
      return row.isin === isin && row.at <= at && day >= firstDay && day <= lastDay;
    });
    return {
      gross: sumOf(ofYear.map(({ gross }) => gross)),
      deducted: sumOf(ofYear.map(({ deducted }) => deducted)),
    };
  }

  return {
    payDividend: ({ clientId, isin, amount, at, event }) =>
      database.transaction(() => {
        const deducted = dividendTax(amount, istDay(at), paidBefore(clientId, isin, at));
        const gross = { amount, isin };
        const expected = movements.begin({
          clientId,
          kind: 'dividend',
          legs: { gross },
          at,
          reference: event,
        });
        const legs = deducted > noMoney ? { tax: { amount: deducted, isin } } : {};
        const { id } = moved(movements.advance(moved(expected), 'RECEIVED', { at, legs }));
        return { id, isin, gross: amount, deducted, net: minus(amount, deducted), at };
      }),
    dividends: (clientId) => sums(clientId).map((row) => ({ ...row, net: minus(row.gross, row.deducted) })),
  };
}
