const client = 'client_id TEXT NOT NULL REFERENCES client (id) ON DELETE CASCADE';

/** What an order of version 7 has. */
const columns = `seq, id, client_id, client_order_id, content_hash, market, symbol, isin, side, order_type, validity, quantity,
  price_paise, trigger_paise, protection_paise, status, filled, value_paise, blocked_paise, reason_code, reason_message,
  placed_at, updated_at`;

/**
 * Version 8: orders that are GTT, carry notes and know what they have cost. A check of a column cannot be changed, so the
 * tables are made anew; those that refer to orders go first, or their rows would be deleted with the old table. Released: a
 * change is a new step.
 */
export const fullerOrderStatements: readonly string[] = [
  `CREATE TABLE fuller_order (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${client}, client_order_id TEXT NOT NULL,
    content_hash TEXT NOT NULL, market TEXT NOT NULL, symbol TEXT NOT NULL,
    isin TEXT NOT NULL, side TEXT NOT NULL CHECK (side IN ('BUY', 'SELL')),
    order_type TEXT NOT NULL CHECK (order_type IN ('MARKET', 'LIMIT', 'SL', 'SL-M')),
    validity TEXT NOT NULL CHECK (validity IN ('DAY', 'IOC', 'GTT')),
    quantity INTEGER NOT NULL CHECK (quantity > 0), price_paise INTEGER, trigger_paise INTEGER,
    stop_trigger_paise INTEGER, stop_price_paise INTEGER, protection_paise INTEGER,
    status TEXT NOT NULL CHECK (status IN ('PENDING', 'QUEUED', 'TRIGGER_PENDING', 'TRIGGERED', 'OPEN', 'PARTIAL',
      'COMPLETE', 'REJECTED', 'CANCELLED', 'EXPIRED')),
    filled INTEGER NOT NULL CHECK (filled >= 0 AND filled <= quantity), value_paise INTEGER NOT NULL,
    charges_paise INTEGER NOT NULL DEFAULT 0, filled_at INTEGER, blocked_paise INTEGER NOT NULL,
    reason_code TEXT, reason_message TEXT, child_order_id TEXT, note TEXT, tags TEXT NOT NULL DEFAULT '[]',
    placed_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, UNIQUE (client_id, client_order_id)) STRICT`,
  `INSERT INTO fuller_order (${columns}) SELECT ${columns} FROM client_order`,
  'UPDATE fuller_order SET filled_at = (SELECT max(at) FROM order_trade WHERE order_id = fuller_order.id)',
  // A charge is debited to the client; what was given back, when a line fell, is credited.
  `UPDATE fuller_order SET charges_paise = COALESCE((
    SELECT SUM(CASE WHEN credit LIKE 'charges/%' THEN amount ELSE -amount END) FROM ledger_entry
    WHERE reference = fuller_order.id AND code <> 'depositoryFee'
      AND (credit LIKE 'charges/%' OR debit LIKE 'charges/%')), 0)`,
  `CREATE TABLE fuller_trade (
    id TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES fuller_order (id) ON DELETE CASCADE,
    price_paise INTEGER NOT NULL CHECK (price_paise > 0), quantity INTEGER NOT NULL CHECK (quantity > 0),
    at INTEGER NOT NULL) STRICT`,
  'INSERT INTO fuller_trade SELECT id, order_id, price_paise, quantity, at FROM order_trade',
  `CREATE TABLE fuller_step (
    id INTEGER PRIMARY KEY, order_id TEXT NOT NULL REFERENCES fuller_order (id) ON DELETE CASCADE,
    status TEXT NOT NULL, at INTEGER NOT NULL, reason_code TEXT, reason_message TEXT) STRICT`,
  'INSERT INTO fuller_step SELECT id, order_id, status, at, reason_code, reason_message FROM order_step',
  'DROP TABLE order_trade',
  'DROP TABLE order_step',
  'DROP TABLE client_order',
  'ALTER TABLE fuller_order RENAME TO client_order',
  'ALTER TABLE fuller_trade RENAME TO order_trade',
  'ALTER TABLE fuller_step RENAME TO order_step',
  'CREATE INDEX client_order_list ON client_order (client_id, status, seq)',
  'CREATE INDEX client_order_share ON client_order (market, symbol, status)',
  'CREATE INDEX order_trade_order ON order_trade (order_id, at)',
  'CREATE INDEX order_step_order ON order_step (order_id, id)',
];
