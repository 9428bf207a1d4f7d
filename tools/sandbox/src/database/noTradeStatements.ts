/**
 * Version 14: what is posted and no part of a trade is found by its kind, whether or not it names what it belongs to. Released:
 * a change is a new step.
 */
export const noTradeStatements: readonly string[] = [
  `CREATE INDEX ledger_entry_no_trade ON ledger_entry (client_id, code, day)
    WHERE trade_id IS NULL AND phase = 'posted'`,
];
