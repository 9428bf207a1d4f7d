import { envelopeOf } from '@wealth/api-sdk/testing';
import type {
  Deposit,
  DepositBody,
  FundFault,
  GttAtRisk,
  SimulatedPaymentBody,
  Withdrawable,
  WithdrawableNoticeBody,
  Withdrawal,
  WithdrawalBody,
} from '@wealth/api-sdk/model';
import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  depositFixture,
  depositOf,
  endedDeposit,
  laterWithdrawal,
  transferFixture,
  withdrawableFixture,
  withdrawalFixture,
} from './moneyFixtures.ts';

export interface MoneyState {
  deposits: Deposit[];
  withdrawals: Withdrawal[];
  withdrawable: Withdrawable;
  /** What UPI takes. */
  upiLeft: number;
  /** GTTs that a withdrawal would take the money of. */
  gtts: GttAtRisk[];
  /** What the previews find. */
  errors: FundFault[];
}

interface Backend {
  state: MoneyState;
  sent: Array<{ key: string | null; body: DepositBody | WithdrawalBody }>;
}

const ok = (data: unknown) => HttpResponse.json(envelopeOf(data));
const page = (items: unknown) => ok({ items, next_cursor: null });
const missing = () => HttpResponse.json({ data: null, message: 'Not found' }, { status: 404 });

function depositHandlers({ state, sent }: Backend): HttpHandler[] {
  function endDeposit(id: string, next: (deposit: Deposit) => Deposit) {
    state.deposits = state.deposits.map((one) => (one.id === id ? next(one) : one));
    return ok(state.deposits.find((one) => one.id === id));
  }

  return [
    http.get('*/fund/app/v1/deposits', ({ request }) => {
      const limit = Number(new URL(request.url).searchParams.get('limit') ?? 50);
      return page(state.deposits.slice(0, limit));
    }),
    http.get<{ id: string }>('*/fund/app/v1/deposits/:id', ({ params }) => {
      const found = state.deposits.find(({ id }) => id === params.id);
      return found ? ok(found) : missing();
    }),
    http.post('*/fund/app/v1/deposits/preview', () =>
      ok({ ends_at: depositFixture.due_at, upi_left: state.upiLeft, errors: state.errors }),
    ),
    http.post<never, DepositBody>('*/fund/app/v1/deposits', async ({ request }) => {
      const body = await request.json();
      sent.push({ key: request.headers.get('Idempotency-Key'), body });
      const of = body.method === 'upi' ? depositFixture : transferFixture;
      const deposit = depositOf(body.amount, of);
      state.deposits = [deposit, ...state.deposits];
      return ok(deposit);
    }),
    http.post<{ id: string }, SimulatedPaymentBody>(
      '*/fund/app/v1/deposits/:id/simulated_payment',
      async ({ params, request }) => {
        const { from } = await request.json();
        return endDeposit(params.id, (one) =>
          from === 'own_account'
            ? endedDeposit('CREDITED', null, one)
            : endedDeposit('RETURNED', 'another_account', one),
        );
      },
    ),
    http.delete<{ id: string }>('*/fund/app/v1/deposits/:id', ({ params }) =>
      endDeposit(params.id, (one) => endedDeposit('CANCELLED', 'by_client', one)),
    ),
  ];
}

function withdrawalHandlers({ state, sent }: Backend): HttpHandler[] {
  return [
    http.get('*/fund/app/v1/withdrawable', () => ok(state.withdrawable)),
    http.put<never, WithdrawableNoticeBody>('*/fund/app/v1/withdrawable/notice', async ({ request }) => {
      const { wanted } = await request.json();
      const { notice } = state.withdrawable;
      state.withdrawable = { ...state.withdrawable, notice: notice && { ...notice, wanted } };
      return ok(state.withdrawable);
    }),
    http.get('*/fund/app/v1/withdrawals', () => page(state.withdrawals)),
    http.get<{ id: string }>('*/fund/app/v1/withdrawals/:id', ({ params }) => {
      const found = state.withdrawals.find(({ id }) => id === params.id);
      return found ? ok(found) : missing();
    }),
    http.post('*/fund/app/v1/withdrawals/preview', () => {
      const { sent_at: sentAt, paid_at: paidAt } = withdrawalFixture;
      const { withdrawable } = state.withdrawable;
      const { gtts, errors } = state;
      return ok({ sent_at: sentAt, paid_at: paidAt, withdrawable, gtts, errors });
    }),
    http.post<never, WithdrawalBody>('*/fund/app/v1/withdrawals', async ({ request }) => {
      const body = await request.json();
      sent.push({ key: request.headers.get('Idempotency-Key'), body });
      const withdrawal = { ...withdrawalFixture, amount: body.amount };
      state.withdrawals = [withdrawal, ...state.withdrawals];
      return ok(withdrawal);
    }),
    http.delete<{ id: string }>('*/fund/app/v1/withdrawals/:id', ({ params }) => {
      state.withdrawals = state.withdrawals.map((one) =>
        one.id === params.id ? laterWithdrawal('CANCELLED', 'by_client', one) : one,
      );
      return ok(state.withdrawals.find(({ id }) => id === params.id));
    }),
  ];
}

/** A back end for money in and out that keeps what it is told, and says what it was asked. */
export function createMoneyServer(initial: Partial<MoneyState> = {}) {
  const state: MoneyState = {
    deposits: [],
    withdrawals: [],
    withdrawable: withdrawableFixture,
    upiLeft: 10_00_000,
    gtts: [],
    errors: [],
    ...initial,
  };
  const backend: Backend = { state, sent: [] };
  return { ...backend, handlers: [...depositHandlers(backend), ...withdrawalHandlers(backend)] };
}
