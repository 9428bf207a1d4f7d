/**
 * Version 20: the running totals of what is scheduled for an account, and the setting with the last announced settlement, carry the
 * names that the code has for them. Released: a change is a new step.
 */
export const scheduledTotalStatements: readonly string[] = [
  'ALTER TABLE ledger_ahead RENAME TO scheduled_totals',
  "UPDATE setting SET name = 'settlement_announced' WHERE name = 'settlement_told'",
];
