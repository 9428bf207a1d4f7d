/**
 * Version 9: whether a client has given the depository its instruction (DDPI), which everybody who is approved has; and the
 * sales of one day by index, for its loss. Released: a change is a new step.
 */
export const ownLimitStatements: readonly string[] = [
  'ALTER TABLE client ADD COLUMN has_ddpi INTEGER NOT NULL DEFAULT 0',
  "UPDATE client SET has_ddpi = 1 WHERE kyc_status = 'approved'",
  'DROP INDEX lot_part_client',
  'CREATE INDEX lot_part_day ON lot_part (client_id, sold_on)',
];
