/**
 * Version 10: what an order reads costs the same however many there were before. What is to come to an account is a running
 * total; those who wait are found by indexes of them alone, which are small; no index holds a column that each step of an
 * order changes, but those. Released: a change is a new step.
 */
export const orderPathStatements: readonly string[] = [
  `CREATE TABLE ledger_ahead (
    code TEXT NOT NULL, effective_at INTEGER NOT NULL, amount INTEGER NOT NULL,
    PRIMARY KEY (code, effective_at)) STRICT, WITHOUT ROWID`,
  `INSERT INTO ledger_ahead SELECT code, effective_at, SUM(amount) FROM (
      SELECT credit AS code, effective_at, amount FROM ledger_entry WHERE phase = 'posted' AND effective_at > recorded_at
      UNION ALL
      SELECT debit, effective_at, -amount FROM ledger_entry WHERE phase = 'posted' AND effective_at > recorded_at)
    WHERE code GLOB '*/cash' OR code GLOB '*/unsettled' OR code GLOB '*/settled/*' OR code GLOB '*/incoming/*'
      OR code GLOB '*/pledged/*' OR code GLOB '*/inTransit/*' GROUP BY code, effective_at`,
  'DROP INDEX ledger_entry_debit_ahead',
  'DROP INDEX ledger_entry_credit_ahead',
  'DROP INDEX client_order_list',
  'DROP INDEX client_order_share',
  'CREATE INDEX client_order_client ON client_order (client_id)',
  `CREATE INDEX client_order_waiting ON client_order (client_id, market, symbol)
    WHERE status IN ('PENDING', 'QUEUED', 'TRIGGER_PENDING', 'OPEN', 'PARTIAL')`,
  "CREATE INDEX client_order_queued ON client_order (seq) WHERE status = 'QUEUED'",
  "CREATE INDEX client_order_gtt ON client_order (seq) WHERE validity = 'GTT' AND status = 'TRIGGER_PENDING'",
  'CREATE INDEX client_order_equal ON client_order (client_id, content_hash, placed_at)',
  'CREATE INDEX order_step_at ON order_step (at)',
  'CREATE INDEX lot_unsettled ON lot (client_id, isin, settles_at, left_quantity) WHERE left_quantity > 0',
  'CREATE INDEX notification_at ON notification (client_id, at)',
  'CREATE INDEX notification_unread ON notification (client_id) WHERE read_at IS NULL',
  'CREATE INDEX idempotency_created ON idempotency (created_at)',
  'CREATE INDEX pin_grant_expiry ON pin_grant (expires_at)',
];
