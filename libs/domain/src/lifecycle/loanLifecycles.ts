import { lifecycle } from './lifecycle.ts';

/** The movement that pays a loan out. */
export const loan = lifecycle({
  next: { OFFERED: ['DRAWN', 'LAPSED'], DRAWN: [], LAPSED: [] },
  first: ['OFFERED'],
  usual: { OFFERED: 'DRAWN' },
});

/** A loan against shares as its client follows it: its movement brings the money. */
export const securedLoan = lifecycle({
  next: {
    SIGNED: ['RUNNING', 'CANCELLED'],
    RUNNING: ['REPAID', 'CANCELLED'],
    REPAID: [],
    CANCELLED: [],
  },
  first: ['SIGNED'],
  usual: { SIGNED: 'RUNNING', RUNNING: 'REPAID' },
});

/** Once its days are over the client is told of the sale, which still can be met. */
export const marginCall = lifecycle({
  next: { OPEN: ['CURED', 'NOTICE'], NOTICE: ['CURED', 'SOLD'], CURED: [], SOLD: [] },
  first: ['OPEN'],
  usual: { OPEN: 'CURED', NOTICE: 'SOLD' },
});

/** The movement of an instalment or of an early repayment. */
export const repayment = lifecycle({
  next: { REQUESTED: ['PAID', 'FAILED'], PAID: [], FAILED: [] },
  first: ['REQUESTED'],
  usual: { REQUESTED: 'PAID' },
  refused: ['FAILED'],
});

/** The movement of interest that is due. */
export const interest = lifecycle({
  next: { DUE: ['PAID'], PAID: [] },
  first: ['DUE'],
  usual: { DUE: 'PAID' },
});

/** Shares pledged to the lender. */
export const pledge = lifecycle({ next: { PLEDGED: ['RELEASED'], RELEASED: [] }, first: ['PLEDGED'] });
