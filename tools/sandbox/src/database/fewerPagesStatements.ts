/**
 * Version 11: indexes that an order does not scatter its rows over. Each page that a transaction touches is written whole, so
 * an index costs by the places at which it is touched: one over clients and codes of entries had six of them for each order,
 * which was a third of all that was written. Released: a change is a new step.
 */
export const fewerPagesStatements: readonly string[] = [
  'DROP INDEX ledger_entry_client',
  // Of the ten entries of an order one says that it has traded; the others are found by the order.
  `CREATE INDEX ledger_entry_traded ON ledger_entry (client_id, day) WHERE code = 'trade' AND unit = 'UNITS'`,
  // Deposits, dividends, what the depository asks for: few, and looked for among all that a client has.
  'CREATE INDEX ledger_entry_no_order ON ledger_entry (client_id, code, day) WHERE reference IS NULL',
  // The newest orders of a client are found by the client alone.
  'DROP INDEX client_order_equal',
  // A client has a thousand notifications at most.
  'DROP INDEX notification_at',
];
