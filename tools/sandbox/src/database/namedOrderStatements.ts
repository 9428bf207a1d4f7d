/**
 * Version 13: orders that know how often they were changed, the number that the exchange gave them, what their ticket counted
 * their charges with, and what the depository has asked for them. Released: a change is a new step.
 */
export const namedOrderStatements: readonly string[] = [
  'ALTER TABLE client_order ADD COLUMN version INTEGER NOT NULL DEFAULT 1',
  'ALTER TABLE client_order ADD COLUMN exchange_number TEXT',
  'ALTER TABLE client_order ADD COLUMN counted_paise INTEGER',
  'ALTER TABLE client_order ADD COLUMN names_depository INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE client_order ADD COLUMN depository_paise INTEGER NOT NULL DEFAULT 0',
  // What the exchange has taken: an exchange, the day, a number that grows.
  `UPDATE client_order SET exchange_number =
      iif(market = 'NSE', '1', '2') || substr(strftime('%Y%m%d', placed_at / 1000 + 19800, 'unixepoch'), 3) || printf('%09d', seq)
    WHERE filled > 0 OR (validity <> 'GTT' AND EXISTS (
      SELECT 1 FROM order_step WHERE order_id = client_order.id AND (order_step.status = 'OPEN'
        OR order_step.status = 'TRIGGER_PENDING')))`,
  // Asked once for the sales of an ISIN on a day: it stands under the trade that was the first.
  `UPDATE client_order SET depository_paise = COALESCE((
    SELECT SUM(CASE WHEN credit LIKE 'charges/%' THEN amount ELSE -amount END) FROM ledger_entry
    JOIN order_trade ON order_trade.id = ledger_entry.trade_id
    WHERE order_trade.order_id = client_order.id AND ledger_entry.reference IS NULL
      AND (credit LIKE 'charges/%' OR debit LIKE 'charges/%')), 0) WHERE side = 'SELL' AND filled > 0`,
  'UPDATE client_order SET names_depository = 1 WHERE depository_paise > 0',
];
