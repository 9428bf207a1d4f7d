import { screen, waitFor, within } from '@testing-library/react';
import { fill, mockServer, renderPage } from '@wealth/testing';
import { fakeSession, fixedClock } from '@wealth/testing/stage';
import type { LoanDetail } from '@wealth/api-sdk/model';
import { afterEach, describe, expect, it } from 'vitest';
import { createLoanServer, type LoanState } from '../testing/createLoanServer.ts';
import {
  calledLoan,
  lateLoan,
  noticedLoan,
  repaidLoan,
  runningLoan,
  signedLoan,
} from '../testing/loanFixtures.ts';
import { LoanPage } from './LoanPage.tsx';

const server = mockServer();
afterEach(() => localStorage.clear());

function open(loan: LoanDetail, state: Partial<LoanState> = {}) {
  const loans = createLoanServer({ loans: [loan], ...state });
  server.use(...loans.handlers);
  const clock = fixedClock(Date.parse('2026-11-19T14:32:07+05:30'));
  const page = renderPage(
    <LoanPage id="loan-1" notFound={<p>Not here</p>} onSetPin={() => Promise.resolve(false)} />,
    { hasHosts: true, session: fakeSession(undefined, { clock }) },
  );
  return { ...page, ...loans };
}

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a loan [I6B-1-PAGE]', () => {
  it('says what is owed with interest to this day, who lends, and how far a margin call is', async () => {
    open(runningLoan);
    expect(await screen.findByText('Running')).toBeDefined();
    expect(screen.getByText(/₹5,00,000.00 principal and ₹431.51 of interest/)).toBeDefined();
    expect(screen.getByText('Namuna Finance (fictional) lends.')).toBeDefined();
    expect(card('Margin call').getByText('a fall of 14% reaches it')).toBeDefined();
    expect(card('All 12 payments').getAllByRole('row').length).toBeGreaterThanOrEqual(13);
  });

  it('says what a fall would bring, and the two ways to mend it', async () => {
    const { user } = open(runningLoan);
    const slider = await screen.findByRole<HTMLInputElement>('slider', {
      name: 'If all prices were lower by',
    });
    slider.focus();
    await user.keyboard(
      '{PageUp}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
    );
    expect(slider.value).toBe('18');
    expect(await screen.findByText('₹46,266.53 would be missing.')).toBeDefined();
    expect(screen.getByText(/Pay back ₹23,133.27, or pledge more/)).toBeDefined();
  });

  it('repays a part once, with the PIN', async () => {
    const { user, sent } = open(runningLoan);
    const form = within(await screen.findByRole('form', { name: 'Pay back' }));
    await fill(user, form.getByRole('textbox', { name: 'Pay back' }), '50000');
    await user.click(form.getByRole('button', { name: 'Pay back ₹50,000.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay back' }));
    await fill(user, dialog.getByLabelText('Trading PIN'), '246810');
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/credit/app/v1/loans/loan-1/repayments'));
    expect(sent.at(-1)?.body).toEqual({ amount: 50_000 });
  });

  it('refuses more than is owed with the amount that is [I6B-BAD-OWED]', async () => {
    const fault = {
      field: 'amount',
      code: 'more_than_owed',
      message: '',
      isin: null,
      nearest: 500_431.51,
    } as const;
    const { user, sent } = open(runningLoan, { errors: [fault] });
    const form = within(await screen.findByRole('form', { name: 'Pay back' }));
    await fill(user, form.getByRole('textbox', { name: 'Pay back' }), '600000');
    expect(await form.findByText('You owe ₹5,00,431.51.')).toBeDefined();
    await user.click(form.getByRole('button', { name: 'Pay back ₹6,00,000.00' }));
    expect(sent).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Use ₹5,00,431.51' }));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Pay back' }).value).toBe('5,00,431.51');
  });

  it('can be cancelled in its days', async () => {
    const { user, sent } = open(runningLoan);
    await user.click(await screen.findByRole('button', { name: 'Cancel the loan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the loan' }));
    expect(dialog.getByText('₹4,99,157.11')).toBeDefined();
    await fill(user, dialog.getByLabelText('Trading PIN'), '246810');
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/credit/app/v1/loans/loan-1/cancellation'));
  });

  it('takes another share as the first to be sold', async () => {
    const { user, sent } = open(runningLoan);
    await user.click(await screen.findByRole('button', { name: 'Make first: ARAVBANK' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const isins = runningLoan.sale_order;
    expect(sent[0]?.body).toEqual({ isins: [isins.at(-1), ...isins.slice(0, -1)] });
  });

  it('says what exactly would be sold in a margin call, and until when it can be met', async () => {
    open(calledLoan);
    expect(await screen.findByText(/Repay ₹23,133.27 or pledge more by Mon, 30 Nov, 23:59/)).toBeDefined();
    expect(screen.getByText('6 working days')).toBeDefined();
    const sale = within(screen.getByRole('table', { name: /What would be sold/ }));
    expect(sale.getByRole('row', { name: /SHESHTECH/ }).textContent).toMatch(/20.*36,696/);
  });

  it('announces the sale, what is overdue, and what was sold', async () => {
    const noticed = open(noticedLoan);
    expect(
      await screen.findByText(/before Tue, 1 Dec, 11:00. Otherwise the shares below are sold/),
    ).toBeDefined();
    noticed.unmount();
    const late = open(lateLoan);
    expect(await screen.findByText(/44,074.30 is overdue/)).toBeDefined();
    late.unmount();
    open(repaidLoan);
    expect(await screen.findByText(/shares were sold on/)).toBeDefined();
    expect(screen.queryByRole('form', { name: 'Pay back' })).toBeNull();
  });

  it('waits for the payout of one that was just signed', async () => {
    open(signedLoan);
    expect(await screen.findByText('The lender pays out by 14:37.')).toBeDefined();
  });

  it('is not there where the client has no such loan', async () => {
    open({ ...runningLoan, id: 'another' });
    expect(await screen.findByText('Not here')).toBeDefined();
  });
});
