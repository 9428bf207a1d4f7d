const origins = ['trade', 'allotment', 'bonus', 'split', 'merger', 'demerger', 'broughtIn'];

/**
 * Version 17: a lot knows where it comes from, and what is taken out of one whether it was sold. What there was came from
 * trades. Released: a change is a new step.
 */
export const originStatements: readonly string[] = [
  'ALTER TABLE lot RENAME COLUMN trade_id TO origin_id',
  `ALTER TABLE lot ADD COLUMN origin TEXT NOT NULL DEFAULT 'trade'
    CHECK (origin IN (${origins.map((origin) => `'${origin}'`).join(', ')}))`,
  'ALTER TABLE lot_part RENAME COLUMN trade_id TO origin_id',
  `ALTER TABLE lot_part ADD COLUMN origin TEXT NOT NULL DEFAULT 'sale'
    CHECK (origin IN ('sale', 'exchange', 'carriedOut'))`,
];
