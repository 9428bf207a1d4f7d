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
import { bankOf, registrar, taxOffice } from './accountCodes.ts';
import type { CashMovement } from './createCashBook.ts';
import type { Journal, Posting } from './createJournal.ts';
import { isNoTrade } from './isNoTrade.ts';

export interface PaidDividend {
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
  /** Books a dividend from the registrar to the client's bank account, less the tax deducted. Cash is not touched. */
  payDividend(dividend: CashMovement & { isin: string }): PaidDividend;
  /** All dividends in the order of their time; what was taken back is gone. */
  dividends(clientId: string): PaidDividend[];
}

interface DividendBookOptions {
  database: Database;
  journal: Journal;
  now: () => number;
}

interface DividendSums extends DividendsPaid {
  isin: string;
  at: number;
}

/** Makes the book of dividends. */
export function createDividendBook({ database, journal, now }: DividendBookOptions): DividendBook {
  const { query, all } = database;

  /** A dividend and its tax were posted at one time. */
  function sums(clientId: string): DividendSums[] {
    const rows = all(
      query
        .selectFrom('ledger_entry')
        .select(['code', 'isin', 'amount', 'effective_at', 'corrects'])
        .where('client_id', '=', clientId)
        .where('code', 'in', ['dividend', 'dividendTax'])
        .where(isNoTrade)
        .orderBy('effective_at')
        .orderBy('id'),
    );
    const byKey = new Map<string, DividendSums>();
    for (const { code, isin, amount, effective_at: at, corrects } of rows) {
      const known = byKey.get(`${isin} ${at}`) ?? { isin: isin ?? '', at, gross: noMoney, deducted: noMoney };
      const figure = code === 'dividend' ? 'gross' : 'deducted';
      const signed = fromPaise(corrects === null ? amount : -amount);
      byKey.set(`${isin} ${at}`, { ...known, [figure]: sumOf([known[figure], signed]) });
    }
    return [...byKey.values()].filter(({ gross }) => gross > noMoney);
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
    payDividend: ({ clientId, isin, amount, at }) =>
      database.transaction(() => {
        const day = istDay(at);
        const deducted = dividendTax(amount, day, paidBefore(clientId, isin, at));
        const bank = bankOf(clientId);
        const postings: Posting[] = [
          { code: 'dividend', debit: registrar, credit: bank, amount, effectiveAt: at },
        ];
        if (deducted > noMoney) {
          const tax = { debit: bank, credit: taxOffice, amount: deducted, effectiveAt: at };
          postings.push({ code: 'dividendTax', ...tax });
        }
        journal.post({ clientId, isin, day, recordedAt: now() }, postings);
        return { isin, gross: amount, deducted, net: minus(amount, deducted), at };
      }),
    dividends: (clientId) => sums(clientId).map((row) => ({ ...row, net: minus(row.gross, row.deducted) })),
  };
}
