import { loanNotices } from '../clients/loanNotices.ts';
import { moved } from '../ledger/createMovements.ts';
import { listingOf } from '../market/findInstrument.ts';
import { pledgesOf } from './coverReads.ts';
import { loanReference, noticeLoan, type LoanContext } from './loanContext.ts';
import type { StoredLoan } from './loanTable.ts';

export type Shares = ReadonlyArray<{ isin: string; quantity: number }>;

/** Pledges and releases units for a loan. Its calls stand in the transactions of those who make them. */
export interface Pledges {
  pledge(loan: Pick<StoredLoan, 'client_id' | 'id'>, shares: Shares): void;
  release(loan: StoredLoan, shares: Shares): void;
  /** Ends all pledges, because nothing is owed. */
  releaseAll(loan: StoredLoan): void;
  /** Shares as notices name them. */
  named(shares: Shares): Array<{ symbol: string; quantity: number }>;
}

/** Makes the pledges. */
export function createPledges(context: LoanContext): Pledges {
  const { clock, ledger, market } = context;

  function named(shares: Shares) {
    const engine = market.engine();
    return shares.map(({ isin, quantity }) => ({
      symbol: listingOf(engine, isin)?.symbol ?? isin,
      quantity,
    }));
  }

  function pledge(
    { client_id: clientId, id: reference }: Pick<StoredLoan, 'client_id' | 'id'>,
    shares: Shares,
  ) {
    for (const { isin, quantity: amount } of shares) {
      const legs = { units: { amount, isin } };
      moved(ledger.begin({ clientId, kind: 'pledge', legs, at: clock.now(), reference }));
    }
  }

  /** A pledge ends as a whole: what stays pledged is pledged again. */
  function release(loan: StoredLoan, shares: Shares): void {
    for (const { isin, quantity } of shares) {
      const pledges = pledgesOf(context, loan.client_id, isin);
      const all = pledges.reduce((sum, { legs }) => sum + (legs[0]?.amount ?? 0), 0);
      if (quantity > all) throw new RangeError(`${quantity} of ${isin} are not pledged`);
      for (const one of pledges) moved(ledger.advance(one, 'RELEASED', { at: clock.now() }));
      if (all > quantity) pledge(loan, [{ isin, quantity: all - quantity }]);
    }
  }

  return {
    pledge,
    release,
    releaseAll(loan) {
      const shares = ledger
        .units(loan.client_id)
        .filter(({ pledged }) => pledged > 0)
        .map(({ isin, pledged }) => ({ isin, quantity: pledged }));
      if (shares.length === 0) return;
      release(loan, shares);
      noticeLoan(context, loan, loanNotices.sharesReleased(loanReference(loan.id), named(shares)));
    },
    named,
  };
}
