import { envelopeOf } from '@wealth/api-sdk/testing';
import type { LoanBody, LoanCollateral, LoanDetail, LoanFault, LoanQuote } from '@wealth/api-sdk/model';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { account, collateral, figuresOf, product, quoteFixture, runningLoan } from './loanFixtures.ts';

export interface LoanState {
  collateral: LoanCollateral;
  quote: LoanQuote;
  /** Loans of the client, the newest first. */
  loans: LoanDetail[];
  /** What becomes of a signature or of a request about a loan. */
  outcome: LoanDetail;
  /** What the previews and the statement find. */
  errors: LoanFault[];
  /** What refuses the next request that moves something; null for nothing. */
  refusal: { status: number; field: string; code: string } | null;
}

const ok = (data: unknown) => HttpResponse.json(envelopeOf(data));
const missing = () => HttpResponse.json({ data: null, message: 'Not found' }, { status: 404 });

const bankAccount = {
  ...account,
  account_type: 'savings',
  upi_id: 'asha.verma@sandbox',
  primary: true,
  status: 'verified',
  failure: null,
  checked_at: '2026-01-05T10:00:10+05:30',
  created_at: '2026-01-05T10:00:00+05:30',
};

/** A back end of a lender that keeps what it is told, and says what it was asked. */
export function createLoanServer(initial: Partial<LoanState> = {}) {
  const state: LoanState = {
    collateral,
    quote: quoteFixture,
    loans: [],
    outcome: runningLoan,
    errors: [],
    refusal: null,
    ...initial,
  };
  const sent: Array<{ key: string | null; path: string; body: unknown }> = [];

  async function take(request: Request) {
    const text = await request.text();
    const path = new URL(request.url).pathname;
    sent.push({ key: request.headers.get('Idempotency-Key'), path, body: text && JSON.parse(text) });
    if (state.refusal) {
      const { status, field, code } = state.refusal;
      const fault = { field, code, message: 'The server refuses it.' };
      return HttpResponse.json({ data: { errors: [fault] }, message: fault.message }, { status });
    }
    state.loans = [state.outcome, ...state.loans.filter(({ id }) => id !== state.outcome.id)];
    return ok(state.outcome);
  }

  const handlers: HttpHandler[] = [
    http.post('*/client/app/v1/pin/verify', () => ok(null)),
    http.get('*/client/app/v1/bank', () => ok([bankAccount])),
    http.get('*/credit/app/v1/products', () => ok([product])),
    http.get('*/credit/app/v1/collateral', () => ok(state.collateral)),
    http.post<never, LoanBody>('*/credit/app/v1/loans/preview', async ({ request }) => {
      const { amount } = await request.json();
      return ok({
        figures: figuresOf(amount),
        limit: 581_000,
        priced_on: '2026-11-18',
        errors: state.errors,
      });
    }),
    http.post('*/credit/app/v1/loans/quote', async ({ request }) => {
      sent.push({ key: null, path: '/credit/app/v1/loans/quote', body: await request.json() });
      return ok(state.quote);
    }),
    http.get('*/credit/app/v1/quotes/:id', () => ok(state.quote)),
    http.post<{ id: string }, { amount: number }>(
      '*/credit/app/v1/loans/:id/repayments/preview',
      async ({ request }) => {
        const { amount } = await request.json();
        return ok({
          amount,
          parts: [{ code: 'principal', amount }],
          left: 500_000 - amount,
          ends_on: '2027-09-16',
          interest_saved: 1_043.5,
          errors: state.errors,
        });
      },
    ),
    http.post('*/credit/app/v1/loans', ({ request }) => take(request)),
    http.post('*/credit/app/v1/loans/:id/:what', ({ request }) => take(request)),
    http.put('*/credit/app/v1/loans/:id/sale_order', ({ request }) => take(request)),
    http.get('*/credit/app/v1/loans', () => ok({ items: state.loans, next_cursor: null })),
    http.get<{ id: string }>('*/credit/app/v1/loans/:id', ({ params }) => {
      const found = state.loans.find(({ id }) => id === params.id);
      return found ? ok(found) : missing();
    }),
  ];
  return { state, sent, handlers };
}
