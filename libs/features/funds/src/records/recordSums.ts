import type { FundEntry, FundRecord } from '@wealth/api-sdk/model';
import { fromWire, minus, noMoney, sumOf, type Paise } from '@wealth/domain';

/** Settled cash before a record. */
export function balanceBefore({ balance, amount }: Pick<FundRecord, 'balance' | 'amount'>): Paise {
  return minus(fromWire(balance), fromWire(amount));
}

/** One side of an entry of the ledger: what leaves an account, or comes into it. */
export interface EntrySide {
  id: string;
  entry: FundEntry;
  /** Of the ledger, without whose it is. */
  account: string;
  isOut: boolean;
}

/** Both sides of each entry, one beneath the other. */
export function sidesOf(entries: readonly FundEntry[]): EntrySide[] {
  return entries.flatMap((entry) => [
    { id: `${entry.id} out`, entry, account: entry.from, isOut: true },
    { id: `${entry.id} in`, entry, account: entry.to, isOut: false },
  ]);
}

const cash = 'cash';

const sumWhere = (entries: readonly FundEntry[], isCounted: (entry: FundEntry) => boolean) =>
  sumOf(entries.filter(isCounted).map(({ amount }) => fromWire(amount)));

/** How far the entries are from the amount of their record: nothing, where the ledger says the same. */
export function ledgerDifference({
  amount,
  entries,
}: Pick<FundRecord, 'amount'> & { entries: readonly FundEntry[] }): Paise {
  const into = sumWhere(entries, ({ to }) => to === cash);
  const out = sumWhere(entries, ({ from }) => from === cash);
  return minus(minus(into, out), fromWire(amount));
}

/** What came in and what went out, above zero both. */
export function sumsOf(records: ReadonlyArray<Pick<FundRecord, 'amount'>>) {
  const amounts = records.map(({ amount }) => fromWire(amount));
  return {
    moneyIn: sumOf(amounts.filter((amount) => amount > 0)),
    moneyOut: sumOf(amounts.filter((amount) => amount < 0).map((amount) => minus(noMoney, amount))),
  };
}
