const client = 'client_id TEXT NOT NULL REFERENCES client (id) ON DELETE CASCADE';

/** The tables of orders as version 7 of the schema makes them. Released: a change is a new step. */
export const orderStatements: readonly string[] = [
  `CREATE TABLE client_order (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${client}, client_order_id TEXT NOT NULL,
    content_hash TEXT NOT NULL, market TEXT NOT NULL, symbol TEXT NOT NULL,
    isin TEXT NOT NULL, side TEXT NOT NULL CHECK (side IN ('BUY', 'SELL')),
    order_type TEXT NOT NULL CHECK (order_type IN ('MARKET', 'LIMIT', 'SL', 'SL-M')),
    validity TEXT NOT NULL CHECK (validity IN ('DAY', 'IOC')),
    quantity INTEGER NOT NULL CHECK (quantity > 0), price_paise INTEGER, trigger_paise INTEGER,
    protection_paise INTEGER,
    status TEXT NOT NULL CHECK (status IN ('PENDING', 'QUEUED', 'TRIGGER_PENDING', 'OPEN', 'PARTIAL',
      'COMPLETE', 'REJECTED', 'CANCELLED', 'EXPIRED')),
    filled INTEGER NOT NULL CHECK (filled >= 0 AND filled <= quantity), value_paise INTEGER NOT NULL,
    blocked_paise INTEGER NOT NULL, reason_code TEXT, reason_message TEXT,
    placed_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, UNIQUE (client_id, client_order_id)) STRICT`,
  'CREATE INDEX client_order_list ON client_order (client_id, status, seq)',
  'CREATE INDEX client_order_share ON client_order (market, symbol, status)',
  `CREATE TABLE order_trade (
    id TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES client_order (id) ON DELETE CASCADE,
    price_paise INTEGER NOT NULL CHECK (price_paise > 0), quantity INTEGER NOT NULL CHECK (quantity > 0),
    at INTEGER NOT NULL) STRICT`,
  'CREATE INDEX order_trade_order ON order_trade (order_id, at)',
  `CREATE TABLE order_step (
    id INTEGER PRIMARY KEY, order_id TEXT NOT NULL REFERENCES client_order (id) ON DELETE CASCADE,
    status TEXT NOT NULL, at INTEGER NOT NULL, reason_code TEXT, reason_message TEXT) STRICT`,
  'CREATE INDEX order_step_order ON order_step (order_id, id)',
  `CREATE TABLE sealed_key (
    ${client}, key TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (client_id, key)) STRICT`,
  `CREATE TABLE exchange_command (
    seq INTEGER PRIMARY KEY, day TEXT NOT NULL, market TEXT NOT NULL, symbol TEXT NOT NULL,
    at INTEGER NOT NULL, command TEXT NOT NULL) STRICT`,
  'CREATE INDEX exchange_command_day ON exchange_command (day, seq)',
  `CREATE TABLE exchange_progress (
    day TEXT NOT NULL, market TEXT NOT NULL, symbol TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (day, market, symbol)) STRICT`,
];
