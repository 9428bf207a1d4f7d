import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, mockServer, renderPage } from '@wealth/testing';
import { fakeSession, fixedClock } from '@wealth/testing/stage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoanWatch } from '../parts/LoanWatch.tsx';
import { createLoanServer, type LoanState } from '../testing/createLoanServer.ts';
import { collateral, figuresOf, quoteFixture } from '../testing/loanFixtures.ts';
import { LoanDrawer } from './LoanDrawer.tsx';

const server = mockServer();
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(state: Partial<LoanState> = {}) {
  const loans = createLoanServer(state);
  server.use(...loans.handlers);
  const onLoan = vi.fn<(id: string) => void>();
  const clock = fixedClock(Date.parse('2026-11-19T14:32:07+05:30'));
  const page = renderPage(
    <>
      <LoanWatch />
      <LoanDrawer onLoan={onLoan} onBankAccounts={() => {}} onSetPin={() => Promise.resolve(false)} />
    </>,
    { hasHosts: true, session: fakeSession(undefined, { clock }) },
  );
  return { ...page, ...loans, onLoan };
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Loan amount' });

async function chooseAll(user: UserEvent) {
  for (const symbol of ['ARAVBANK', 'AGNIPETRO', 'SANCHTEL', 'SHESHTECH']) {
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(symbol) }));
  }
}

const costs = () => within(screen.getByRole('region', { name: 'What it costs' }));

async function toKeyFacts(user: UserEvent) {
  await chooseAll(user);
  await fill(user, box(), '500000');
  await user.click(screen.getByRole('button', { name: 'See the key-facts statement' }));
  await screen.findByText('KFS-26110092, valid until Wed, 25 Nov, 23:59');
}

describe('the application for a loan [I6B-1-DRAWER]', () => {
  it('says who lends, what is taken at which haircut, and why something is not', async () => {
    open();
    expect(await screen.findByText('Namuna Finance (fictional) lends.')).toBeDefined();
    expect(screen.getByText(/Wealth only refers you to this lender/)).toBeDefined();
    const refused = screen.getByRole<HTMLInputElement>('checkbox', { name: /URJASTOR.*small companies/ });
    expect(refused.disabled).toBe(true);
  });

  it('counts limit and costs at once, as the amount is typed', async () => {
    const { user } = open();
    await chooseAll(user);
    expect(screen.getByText('Limit ₹5,81,000')).toBeDefined();
    await fill(user, box(), '500000');
    const figures = figuresOf(500_000);
    expect(costs().getByText('₹44,074.30')).toBeDefined();
    expect(figures.instalment).toBe(44_074.3);
    expect(costs().getByText(`${figures.apr_percent.toFixed(2)}%`)).toBeDefined();
  });

  it('refuses more than the limit with a button that takes it', async () => {
    const { user } = open();
    await chooseAll(user);
    await fill(user, box(), '900000');
    await user.click(await screen.findByRole('button', { name: 'Use ₹5,81,000' }));
    expect(box().value).toBe('5,81,000');
    expect(screen.queryByText(/cover for at most/)).toBeNull();
  });

  it('says what is missing once somebody goes on, and keeps what was typed', async () => {
    const { user, sent } = open();
    await screen.findByRole('checkbox', { name: /ARAVBANK/ });
    await user.click(screen.getByRole('button', { name: 'See the key-facts statement' }));
    expect(screen.getByText('Choose shares to pledge.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /ARAVBANK/ }));
    expect(sent).toEqual([]);
    await fill(user, box(), '500000');
    expect(box().value).toBe('5,00,000');
    await user.click(screen.getByRole('button', { name: 'See the key-facts statement' }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /ARAVBANK/ }));
  });

  it('leads to the amount that is missing, and says so at its box', async () => {
    const { user, sent } = open();
    await chooseAll(user);
    await user.click(screen.getByRole('button', { name: 'See the key-facts statement' }));
    expect(document.activeElement).toBe(box());
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('shows the loan that runs instead of a form', async () => {
    const { user, onLoan } = open({ collateral: { ...collateral, loan_id: 'loan-1' } });
    await user.click(await screen.findByRole('button', { name: 'See the loan' }));
    expect(onLoan).toHaveBeenCalledWith('loan-1');
  });

  it('says that there is nothing to pledge', async () => {
    open({ collateral: { ...collateral, holdings: [] } });
    expect(await screen.findByText('Nothing to pledge yet')).toBeDefined();
  });
});

describe('the key-facts statement [I6B-1-KEYFACTS]', () => {
  it('is read before it is signed, and signed once with the PIN', async () => {
    const { user, sent, onLoan } = open();
    await toKeyFacts(user);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(12);
    await user.click(screen.getByRole('button', { name: 'Sign for ₹5,00,000' }));
    expect(screen.getByText('Please read the statement first.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /I have read/ }));
    await user.click(screen.getByRole('button', { name: 'Sign for ₹5,00,000' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign the loan' }));
    await fill(user, dialog.getByLabelText('Trading PIN'), '246810');
    await waitFor(() => expect(onLoan).toHaveBeenCalledWith('loan-1'));
    const signed = sent.filter(({ path }) => path === '/credit/app/v1/loans');
    expect(signed).toHaveLength(1);
    expect(signed[0]?.body).toEqual({ quote_id: 'quote-1', amount: 500_000 });
    expect(signed[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names the lower amount once prices have fallen, and has to be read again [I6B-BAD-SHRUNK]', async () => {
    const quote = { ...quoteFixture, limit: 420_000, figures: figuresOf(420_000) };
    const { user, sent } = open({ quote });
    await toKeyFacts(user);
    expect(screen.getByText('Prices have fallen: at most ₹4,20,000 now.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /I have read/ }));
    await user.click(screen.getByRole('button', { name: 'Sign for ₹4,20,000' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign the loan' }));
    await fill(user, dialog.getByLabelText('Trading PIN'), '246810');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ quote_id: 'quote-1', amount: 420_000 }));
  });

  it('cannot be signed once its days are over [I6B-BAD-QUOTEOVER]', async () => {
    const over = {
      field: 'quote_id',
      code: 'quote_over',
      message: 'Over.',
      isin: null,
      nearest: null,
    } as const;
    const { user } = open({ quote: { ...quoteFixture, errors: [over] } });
    await toKeyFacts(user);
    expect(screen.getByText(/its days are over/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Sign for/ })).toBeNull();
  });

  it('shows what the server has refused, over the statement', async () => {
    const { user } = open({ refusal: { status: 400, field: 'holdings', code: 'not_free' } });
    await toKeyFacts(user);
    await user.click(screen.getByRole('checkbox', { name: /I have read/ }));
    await user.click(screen.getByRole('button', { name: 'Sign for ₹5,00,000' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign the loan' }));
    await fill(user, dialog.getByLabelText('Trading PIN'), '246810');
    expect(await screen.findByText(/were sold or pledged meanwhile/)).toBeDefined();
  });
});

describe('what a quote costs [I6B-FIG-QUOTE]', () => {
  it('is counted in less than 16 ms', () => {
    figuresOf(300_000);
    const began = performance.now();
    for (let run = 0; run < 20; run += 1) figuresOf(100_000 + run * 1_000);
    expect((performance.now() - began) / 20).toBeLessThan(16);
  });
});
