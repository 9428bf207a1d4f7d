import { clientReference } from './clientReference.ts';

/** Alerts know when they were set, and can be suspended. SQLite changes no check of a column: both tables are made anew. */
export const alertStatements = [
  'ALTER TABLE alert_firing RENAME TO former_alert_firing',
  'ALTER TABLE price_alert RENAME TO former_price_alert',
  `CREATE TABLE price_alert (
    id TEXT PRIMARY KEY, ${clientReference}, market TEXT NOT NULL, symbol TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('price', 'change_percent', 'week52', 'volume')),
    direction TEXT NOT NULL CHECK (direction IN ('above', 'below')), value REAL NOT NULL,
    repeats INTEGER NOT NULL, ends_at INTEGER,
    state TEXT NOT NULL CHECK (state IN ('armed', 'resting', 'fired', 'ended', 'suspended')),
    created_at INTEGER NOT NULL, set_at INTEGER NOT NULL) STRICT`,
  `CREATE TABLE alert_firing (
    id INTEGER PRIMARY KEY, alert_id TEXT NOT NULL REFERENCES price_alert (id) ON DELETE CASCADE,
    price REAL NOT NULL, at INTEGER NOT NULL, hour_price REAL, day_price REAL) STRICT`,
  `INSERT INTO price_alert (id, client_id, market, symbol, kind, direction, value, repeats, ends_at, state, created_at, set_at)
    SELECT id, client_id, market, symbol, kind, direction, value, repeats, ends_at, state, created_at, created_at
    FROM former_price_alert`,
  `INSERT INTO alert_firing (id, alert_id, price, at, hour_price, day_price)
    SELECT id, alert_id, price, at, hour_price, day_price FROM former_alert_firing`,
  'DROP TABLE former_alert_firing',
  'DROP TABLE former_price_alert',
  'CREATE INDEX price_alert_client ON price_alert (client_id, created_at)',
  'CREATE INDEX price_alert_state ON price_alert (state)',
  'CREATE INDEX alert_firing_alert ON alert_firing (alert_id, id)',
];
