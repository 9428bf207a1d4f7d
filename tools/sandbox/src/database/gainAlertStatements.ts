import { clientReference } from './clientReference.ts';

/**
 * Alerts can wait for the gain of a holding. SQLite changes no check of a column: both tables are made anew, with the indices
 * that they have had. Released: a change is a new step.
 */
export const gainAlertStatements: readonly string[] = [
  'ALTER TABLE alert_firing RENAME TO former_alert_firing',
  'ALTER TABLE price_alert RENAME TO former_price_alert',
  `CREATE TABLE price_alert (
    id TEXT PRIMARY KEY, ${clientReference}, market TEXT NOT NULL, symbol TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('price', 'change_percent', 'week52', 'volume', 'gain_percent')),
    direction TEXT NOT NULL CHECK (direction IN ('above', 'below')), value REAL NOT NULL,
    repeats INTEGER NOT NULL, ends_at INTEGER,
    state TEXT NOT NULL CHECK (state IN ('armed', 'resting', 'fired', 'ended', 'suspended')),
    created_at INTEGER NOT NULL, set_at INTEGER NOT NULL) STRICT`,
  `CREATE TABLE alert_firing (
    id INTEGER PRIMARY KEY, alert_id TEXT NOT NULL REFERENCES price_alert (id) ON DELETE CASCADE,
    price REAL NOT NULL, at INTEGER NOT NULL, hour_price REAL, day_price REAL) STRICT`,
  'INSERT INTO price_alert SELECT * FROM former_price_alert',
  'INSERT INTO alert_firing SELECT * FROM former_alert_firing',
  'DROP TABLE former_alert_firing',
  'DROP TABLE former_price_alert',
  'CREATE INDEX price_alert_client ON price_alert (client_id, created_at)',
  'CREATE INDEX price_alert_state ON price_alert (state)',
  'CREATE INDEX alert_firing_alert ON alert_firing (alert_id, id)',
  `CREATE INDEX price_alert_end ON price_alert (ends_at)
    WHERE ends_at IS NOT NULL AND state IN ('armed', 'resting')`,
  ...['hour_price', 'day_price'].map(
    (field) => `CREATE INDEX alert_firing_${field} ON alert_firing (at) WHERE ${field} IS NULL`,
  ),
];
