const client = 'client_id TEXT NOT NULL REFERENCES client (id)';

/** What a lot, or what is left of it, or a part of it has cost. */
const costs = (before: string) =>
  ['cost', 'charges', 'transaction_tax'].map((name) => `${before}${name}_paise INTEGER NOT NULL`).join(', ');

/** Refuses every change of a row that was written. */
function neverEdited(table: string): string {
  return `CREATE TRIGGER ${table}_is_never_edited BEFORE UPDATE ON ${table}
    BEGIN SELECT RAISE(ABORT, 'a row of ${table} is never edited'); END`;
}

/** The tables of the ledger as version 6 of the schema makes them. Released: a change is a new step. */
export const ledgerStatements: readonly string[] = [
  `CREATE TABLE ledger_account (
    code TEXT PRIMARY KEY, ${client}, posted INTEGER NOT NULL, held INTEGER NOT NULL CHECK (held >= 0),
    lowest INTEGER NOT NULL, CONSTRAINT account_limit CHECK (posted - held >= lowest)) STRICT`,
  'CREATE INDEX ledger_account_client ON ledger_account (client_id)',
  `CREATE TABLE ledger_entry (
    id INTEGER PRIMARY KEY, phase TEXT NOT NULL CHECK (phase IN ('posted', 'held', 'released')),
    code TEXT NOT NULL, debit TEXT NOT NULL, credit TEXT NOT NULL CHECK (credit <> debit),
    amount INTEGER NOT NULL CHECK (amount > 0), unit TEXT NOT NULL CHECK (unit IN ('INR', 'UNITS')),
    isin TEXT CHECK (unit = 'INR' OR isin IS NOT NULL), ${client}, recorded_at INTEGER NOT NULL,
    effective_at INTEGER NOT NULL, day TEXT NOT NULL, reference TEXT, trade_id TEXT,
    corrects INTEGER REFERENCES ledger_entry (id), hash TEXT NOT NULL) STRICT`,
  'CREATE INDEX ledger_entry_client ON ledger_entry (client_id, code, day)',
  'CREATE INDEX ledger_entry_reference ON ledger_entry (reference) WHERE reference IS NOT NULL',
  // An entry is corrected once.
  `CREATE UNIQUE INDEX ledger_entry_corrects ON ledger_entry (corrects) WHERE corrects IS NOT NULL`,
  // A trade has one entry of units for each of its orders: booked twice, it is refused.
  `CREATE UNIQUE INDEX ledger_entry_trade ON ledger_entry (trade_id, reference)
    WHERE code = 'trade' AND unit = 'UNITS'`,
  // What is still to come: a few rows, whatever the age of the ledger.
  ...['debit', 'credit'].map(
    (side) => `CREATE INDEX ledger_entry_${side}_ahead ON ledger_entry (${side}, effective_at, amount)
      WHERE effective_at > recorded_at`,
  ),
  neverEdited('ledger_entry'),
  `CREATE TABLE ledger_hold (
    reference TEXT NOT NULL, account TEXT NOT NULL REFERENCES ledger_account (code), ${client},
    held INTEGER NOT NULL CHECK (held >= 0), PRIMARY KEY (reference, account)) STRICT`,
  `CREATE TABLE lot (
    id INTEGER PRIMARY KEY, ${client}, isin TEXT NOT NULL, market TEXT NOT NULL, symbol TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity > 0), ${costs('')}, bought_at INTEGER NOT NULL,
    bought_on TEXT NOT NULL, settles_at INTEGER NOT NULL, reference TEXT NOT NULL, trade_id TEXT NOT NULL,
    left_quantity INTEGER NOT NULL CHECK (left_quantity BETWEEN 0 AND quantity), ${costs('left_')}) STRICT`,
  'CREATE INDEX lot_client ON lot (client_id)',
  'CREATE INDEX lot_open ON lot (client_id, isin, bought_on) WHERE left_quantity > 0',
  `CREATE TABLE lot_part (
    id INTEGER PRIMARY KEY, ${client}, lot_id INTEGER NOT NULL REFERENCES lot (id),
    quantity INTEGER NOT NULL CHECK (quantity > 0), ${costs('')}, proceeds_paise INTEGER NOT NULL,
    sale_charges_paise INTEGER NOT NULL, sale_transaction_tax_paise INTEGER NOT NULL,
    sold_at INTEGER NOT NULL, sold_on TEXT NOT NULL, settles_at INTEGER NOT NULL,
    reference TEXT NOT NULL, trade_id TEXT NOT NULL) STRICT`,
  'CREATE INDEX lot_part_client ON lot_part (client_id)',
  'CREATE INDEX lot_part_lot ON lot_part (lot_id)',
  neverEdited('lot_part'),
];
