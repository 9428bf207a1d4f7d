import type { Database } from '../src/database/database.ts';

type Totals = Map<string, number>;

function add(totals: Totals, key: string, amount: number): void {
  totals.set(key, (totals.get(key) ?? 0) + amount);
}

/** What clients have less of than nothing. */
function belowNothing({ query, all }: Database): string[] {
  return all(query.selectFrom('ledger_account').selectAll())
    .filter(({ posted, held, lowest }) => posted - held < lowest || held < 0)
    .map(({ code, posted, held }) => `${code} has ${posted} and blocks ${held}`);
}

/** What the trades of orders must have brought to each client's money and units, told by account of the street. */
function expectedOfTrades({ query, all }: Database): Totals {
  const totals: Totals = new Map();
  const rows = all(
    query
      .selectFrom('order_trade')
      .innerJoin('client_order', 'client_order.id', 'order_trade.order_id')
      .select(['client_order.client_id', 'client_order.side', 'client_order.isin'])
      .select(['order_trade.price_paise', 'order_trade.quantity', 'order_trade.id']),
  );
  for (const { client_id: client, side, isin, price_paise: price, quantity } of rows) {
    const sign = side === 'BUY' ? 1 : -1;
    add(totals, `${client} clearing`, sign * price * quantity);
    add(totals, `${client} clearing/${isin}`, -sign * quantity);
  }
  return totals;
}

function charged({ query, all }: Database): Totals {
  const totals: Totals = new Map();
  for (const { id, charges_paise: charges } of all(
    query.selectFrom('client_order').select(['id', 'charges_paise']),
  ))
    add(totals, id, charges);
  return totals;
}

/**
 * Holds the entries of the ledger against the orders: what has gone to the clearing corporation and back is the value of the
 * trades, units likewise, and what was charged for an order is what its row says. Nothing comes from nowhere.
 *
 * @returns What is wrong, in sentences.
 */
export function checkMoney(database: Database): string[] {
  const { query, all } = database;
  const street: Totals = new Map();
  const charges: Totals = new Map();
  const orders = new Set(all(query.selectFrom('client_order').select('id')).map(({ id }) => id));
  const entries = all(
    query
      .selectFrom('ledger_entry')
      .select(['client_id', 'debit', 'credit', 'amount', 'reference'])
      .where('phase', '=', 'posted')
      .where('reference', 'is not', null),
  );
  for (const { client_id: client, debit, credit, amount, reference } of entries) {
    if (reference === null || !orders.has(reference)) continue;
    for (const [account, signed] of [
      [credit, amount],
      [debit, -amount],
    ] as const) {
      if (account.startsWith('clearing')) add(street, `${client} ${account}`, signed);
      if (account.startsWith('charges/')) add(charges, reference, signed);
    }
  }
  return [
    ...belowNothing(database),
    ...unequal('the street', street, expectedOfTrades(database)),
    ...unequal('the charges of', charges, charged(database)),
  ];
}

function unequal(what: string, found: Totals, expected: Totals): string[] {
  return [...new Set([...found.keys(), ...expected.keys()])].flatMap((key) => {
    const [is, ought] = [found.get(key) ?? 0, expected.get(key) ?? 0];
    return is === ought ? [] : [`${what} ${key} has ${is}, the trades say ${ought}`];
  });
}
