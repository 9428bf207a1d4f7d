import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as credit from '../src/generated/endpoints/credit/credit.ts';
import { anyBearer, by, get, holding, isRefused, post, put, refusedFor, succeeds } from './contract.ts';
import {
  asking,
  cancelled,
  collateral,
  figures,
  isin,
  json,
  keyed,
  listedLoan,
  loan,
  loanId,
  product,
  quote,
  quoted,
  quoteId,
  running,
} from './loanShapes.ts';

const { arrayContaining, eachLike, like, number } = MatchersV3;
const headers = { ...anyBearer, ...keyed };
/** Another share of the client. */
const otherIsin = 'INE000Z21017';
const empty = 'client 9876543214 holds nothing and is signed in';

describe('loans before they are signed', () => {
  it('have a product that names its lender, and holdings that are cover [I6B-1-PACT]', async () => {
    const products = get('/credit/app/v1/products')('the credit products', {
      ...by(asking),
      answer: holding([product]),
    });
    expect((await succeeds(products, () => credit.getCreditProducts()))[0]?.code).toBe(
      'loan_against_securities',
    );
    const cover = get('/credit/app/v1/collateral')('what can be pledged', {
      ...by(asking),
      answer: holding(collateral),
    });
    expect((await succeeds(cover, () => credit.getLoanCollateral())).loan_id).toBeNull();
  });

  it('are previewed and quoted by the same figures [I6B-1-PACT]', async () => {
    const preview = post('/credit/app/v1/loans/preview')('what a loan would cost', {
      ...by(asking),
      json,
      answer: holding({ figures, limit: number(331_000), priced_on: like('2026-11-19'), errors: [] }),
    });
    expect((await succeeds(preview, () => credit.previewLoan(json))).errors).toEqual([]);
    const made = post('/credit/app/v1/loans/quote')('a key-facts statement', {
      ...by(asking),
      json,
      answer: holding(quote),
    });
    expect((await succeeds(made, () => credit.createLoanQuote(json))).asked).toBe(300_000);
    const read = get(`/credit/app/v1/quotes/${quoteId}`)('the statement that waits', {
      ...by(quoted),
      answer: holding(quote),
    });
    expect((await succeeds(read, () => credit.getLoanQuote(quoteId))).loan_id).toBeNull();
  });

  it('above what shares are cover for are refused with the code [I6B-1-PACT]', async () => {
    const body = { ...json, amount: 400_000 };
    const message = 'These shares are cover for at most ₹3,31,000.00.';
    const exchange = post('/credit/app/v1/loans/quote')('a loan above the limit', {
      ...by(asking),
      json: body,
      ...refusedFor(400, { field: 'amount', code: 'over_limit', message }),
    });
    await isRefused(exchange, () => credit.createLoanQuote(body));
  });

  it('are closed to a client without the right [I6B-6-PACT]', async () => {
    const message = 'This is not enabled for your account.';
    const exchange = get('/credit/app/v1/loans')('loans of a client without the right', {
      ...by(empty),
      ...refusedFor(403, { field: 'allow_loan', code: 'not_allowed', message }),
    });
    await isRefused(exchange, () => credit.getLoans({}));
  });
});

describe('loans', () => {
  it('are signed under a key [I6B-1-PACT]', async () => {
    const body = { quote_id: quoteId, amount: 300_000 };
    const exchange = post('/credit/app/v1/loans')('the signature of a loan', {
      state: quoted,
      headers,
      json: body,
      answer: holding(loan('SIGNED')),
    });
    expect((await succeeds(exchange, () => credit.createLoan(body, keyed))).state).toBe('SIGNED');
  });

  it('are read with all that belongs to them [I6B-1-PACT]', async () => {
    const exchange = get(`/credit/app/v1/loans/${loanId}`)('a loan that runs', {
      ...by(running),
      answer: holding(loan('RUNNING')),
    });
    expect((await succeeds(exchange, () => credit.getLoan(loanId))).state).toBe('RUNNING');
    const listed = get('/credit/app/v1/loans')('the loans of a client', {
      ...by(running),
      answer: holding({ items: arrayContaining(listedLoan), next_cursor: null }),
    });
    expect((await succeeds(listed, () => credit.getLoans({}))).items[0]?.id).toBe(loanId);
  });

  it('are repaid in part under a key, and never by more than is owed [I6B-1-PACT]', async () => {
    const toRepay = post(`/credit/app/v1/loans/${loanId}/repayments`);
    const part = toRepay('a repayment', {
      state: running,
      headers,
      json: { amount: 50_000 },
      // What is repaid in part is kept: the cooling-off is over.
      answer: holding({ ...loan('RUNNING'), outstanding: 250_000, cooling_off: null }),
    });
    const repaid = await succeeds(part, () => credit.createRepayment(loanId, { amount: 50_000 }, keyed));
    expect(repaid.outstanding).toBe(250_000);
    const message = '₹3,00,000.00 is owed.';
    const more = toRepay('a repayment of more than is owed', {
      state: running,
      headers,
      json: { amount: 300_001 },
      ...refusedFor(400, { field: 'amount', code: 'more_than_owed', message }),
    });
    await isRefused(more, () => credit.createRepayment(loanId, { amount: 300_001 }, keyed));
  });

  it('are cancelled in their days, and have an order of sale [I6B-1-PACT]', async () => {
    const order = put(`/credit/app/v1/loans/${loanId}/sale_order`)('an order of sale', {
      ...by(running),
      json: { isins: [isin] },
      answer: holding(loan('RUNNING')),
    });
    const ordered = await succeeds(order, () => credit.setSaleOrder(loanId, { isins: [isin] }));
    expect(ordered.sale_order).toEqual([isin]);
    const cancel = post(`/credit/app/v1/loans/${loanId}/cancellation`)('the cancellation of a loan', {
      state: running,
      headers,
      answer: holding(cancelled),
    });
    expect((await succeeds(cancel, () => credit.cancelLoan(loanId, keyed))).state).toBe('CANCELLED');
  });

  it('take more shares, and keep those that they need [I6B-1-PACT]', async () => {
    const more = { holdings: [{ isin: otherIsin, quantity: 100 }] };
    const pledges = post(`/credit/app/v1/loans/${loanId}/pledges`)('more shares for a loan', {
      state: running,
      headers,
      json: more,
      answer: holding({ ...loan('RUNNING'), can_release: like([]) }),
    });
    expect((await succeeds(pledges, () => credit.pledgeMore(loanId, more, keyed))).state).toBe('RUNNING');
    const released = { holdings: [{ isin, quantity: 800 }] };
    const releases = post(`/credit/app/v1/loans/${loanId}/releases`)('shares that a loan needs', {
      state: running,
      headers,
      json: released,
      ...refusedFor(400, { field: 'holdings', code: 'needed', message: 'The loan needs these shares.' }),
    });
    await isRefused(releases, () => credit.releaseShares(loanId, released, keyed));
  });

  it('are previewed before they are repaid [I6B-1-PACT]', async () => {
    const exchange = post(`/credit/app/v1/loans/${loanId}/repayments/preview`)('what a repayment would pay', {
      ...by(running),
      json: { amount: 50_000 },
      answer: holding({
        amount: 50_000,
        parts: eachLike({ code: 'principal', amount: number(50_000) }),
        left: number(250_000),
        ends_on: like('2027-09-20'),
        interest_saved: number(1_043.5),
        errors: [],
      }),
    });
    const preview = await succeeds(exchange, () => credit.previewRepayment(loanId, { amount: 50_000 }));
    expect(preview.errors).toEqual([]);
  });
});
