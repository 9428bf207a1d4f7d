import type { LotOrigin } from '../database/ledgerTables.ts';

/** Where a lot comes from, as openapi/wealth.yaml spells it. */
export const wireOrigins = {
  trade: 'trade',
  allotment: 'allotment',
  bonus: 'bonus',
  split: 'trade',
  merger: 'merger',
  demerger: 'demerger',
  broughtIn: 'brought_in',
} as const satisfies Record<LotOrigin, string>;
