const client = 'client_id TEXT NOT NULL REFERENCES client (id)';

/** An entry of before movements that moves something by itself; the tax of a dividend was written right after it. */
const isOld = "trade_id IS NULL AND phase = 'posted' AND corrects IS NULL";

/**
 * Version 16: everything that moves money or units and is no trade is a movement, with its kind, state and history. Entries are
 * never edited, so those that were written before are named in a table of their own: a movement for each deposit and dividend
 * that there was. Lots know where they come from. Released: a change is a new step.
 */
export const movementStatements: readonly string[] = [
  `CREATE TABLE movement (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${client}, kind TEXT NOT NULL, state TEXT NOT NULL,
    at INTEGER NOT NULL, reference TEXT) STRICT`,
  'CREATE INDEX movement_client ON movement (client_id, seq)',
  // What happens once for a client, as a dividend of a company, is written once.
  `CREATE UNIQUE INDEX movement_once ON movement (client_id, kind, reference)
    WHERE reference IS NOT NULL AND kind IN ('dividend', 'allotment', 'bonus', 'exchange')`,
  `CREATE TABLE movement_leg (
    movement_id TEXT NOT NULL REFERENCES movement (id) ON DELETE CASCADE, name TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0), isin TEXT, PRIMARY KEY (movement_id, name)) STRICT`,
  `CREATE TABLE movement_step (
    id INTEGER PRIMARY KEY, movement_id TEXT NOT NULL REFERENCES movement (id) ON DELETE CASCADE,
    state TEXT NOT NULL, at INTEGER NOT NULL, reason TEXT) STRICT`,
  'CREATE INDEX movement_step_movement ON movement_step (movement_id, id)',
  `CREATE TABLE movement_entry (
    entry_id INTEGER PRIMARY KEY REFERENCES ledger_entry (id),
    movement_id TEXT NOT NULL REFERENCES movement (id) ON DELETE CASCADE) STRICT`,
  `INSERT INTO movement (id, client_id, kind, state, at, reference)
    SELECT 'entry-' || id, client_id, code,
      CASE code WHEN 'deposit' THEN 'CREDITED' WHEN 'withdrawal' THEN 'PAID' ELSE 'RECEIVED' END, effective_at, NULL
    FROM ledger_entry WHERE ${isOld} AND code IN ('deposit', 'withdrawal', 'dividend') ORDER BY effective_at, id`,
  `INSERT INTO movement_entry SELECT id, 'entry-' || id FROM ledger_entry
    WHERE ${isOld} AND code IN ('deposit', 'withdrawal', 'dividend')`,
  `INSERT INTO movement_entry SELECT id, 'entry-' || (id - 1) FROM ledger_entry
    WHERE ${isOld} AND code = 'dividendTax'`,
  // A correction belongs where the entry belongs that it takes back.
  `INSERT INTO movement_entry SELECT correction.id, movement_entry.movement_id FROM ledger_entry AS correction
    JOIN movement_entry ON movement_entry.entry_id = correction.corrects`,
  `INSERT INTO movement_leg SELECT movement_entry.movement_id,
      CASE code WHEN 'dividend' THEN 'gross' WHEN 'dividendTax' THEN 'tax' ELSE 'money' END, amount, isin
    FROM ledger_entry JOIN movement_entry ON entry_id = ledger_entry.id WHERE corrects IS NULL`,
  'INSERT INTO movement_step (movement_id, state, at, reason) SELECT id, state, at, NULL FROM movement ORDER BY seq',
];
