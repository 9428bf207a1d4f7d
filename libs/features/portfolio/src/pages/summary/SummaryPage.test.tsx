import { act, screen, within } from '@testing-library/react';
import { portfolioFixture } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { brokenPortfolioHandlers, investedClient, newClient, portfolioHandlers } from '../../testing.ts';
import { SummaryPage } from './SummaryPage.tsx';

const server = mockServer(...portfolioHandlers());

const region = (name: string) => screen.getByRole('region', { name });

async function figures() {
  const card = within(region('Summary'));
  await card.findByText('₹15,07,628.10');
  return card.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
}

describe('SummaryPage', () => {
  it('shows what the shares are worth, what was paid, and what was gained [S1-PORTFOLIO]', async () => {
    renderPage(<SummaryPage />);

    expect(await figures()).toEqual([
      ['Current value', '₹15,07,628.10'],
      ['Invested value', '₹12,37,943.20'],
      ['Since bought', '+₹2,69,684.90'],
      ['Realised P&L', '+₹41,250.50'],
      ['Today’s P&L', '+₹6,905.08'],
    ]);
    expect(within(region('Summary')).getByRole('img', { name: 'up 21.78 percent' })).toBeDefined();
  });

  it('names the day of the gain where it is not of today [I4B-D15]', async () => {
    server.use(
      ...portfolioHandlers({ ...investedClient, portfolio: { ...portfolioFixture, day: '2026-11-18' } }),
    );
    renderPage(<SummaryPage />);

    expect((await figures()).at(-1)?.[0]).toBe('P&L on Wed, 18 Nov');
  });

  it('shows where the cash is [S1-ASSETS]', async () => {
    renderPage(<SummaryPage />);

    const card = within(region('Cash'));
    await card.findByText('Withdrawable');
    expect(
      card.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
    ).toEqual([
      ['Available to trade', '₹6,42,318.55'],
      ['Settles Fri, 20 Nov', '₹64,629.34'],
      ['In orders and withdrawals', '₹38,634.35'],
      ['Withdrawable', '₹6,16,323.56'],
      ['Pledged holdings', '₹0.00'],
      ['Net worth', '₹21,88,581.00'],
    ]);
  });

  it('shows no row of zeros to a client who has nothing yet [I3A-LOOK-23]', async () => {
    server.use(...portfolioHandlers(newClient));
    renderPage(<SummaryPage />);

    expect(await screen.findByRole('heading', { name: 'No holdings yet' })).toBeDefined();
    const cash = within(region('Cash'));
    expect(await cash.findByRole('heading', { name: 'No cash yet' })).toBeDefined();
    expect(cash.getByRole('link', { name: 'Bank accounts' }).getAttribute('href')).toBe(
      '/me/accounts#bank-section',
    );
    expect(screen.queryByText(/₹0/)).toBeNull();
  });

  it('masks amounts and keeps percentages [S3-SHOW-ASSETS]', async () => {
    const { user } = renderPage(<SummaryPage />);
    await figures();

    await user.click(screen.getByRole('button', { name: 'Hide values' }));

    expect(region('Summary').textContent).not.toMatch(/₹\d/);
    expect(region('Cash').textContent).not.toMatch(/₹\d/);
    expect(within(region('Summary')).getByRole('img', { name: 'up 0.46 percent' })).toBeDefined();
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(...brokenPortfolioHandlers());
    const { user } = renderPage(<SummaryPage />);
    const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
    if (!retry) throw new RangeError('no Retry');

    server.use(...portfolioHandlers());
    await user.click(retry);

    expect(await figures()).toHaveLength(5);
  });

  it('keeps old values when a refresh fails, and leaves it to the page to say so [I3A-LOOK-2]', async () => {
    const { queryClient } = renderPage(<SummaryPage />);
    await figures();

    server.use(...brokenPortfolioHandlers());
    await act(() => queryClient.refetchQueries());

    expect(screen.queryByText(/^Values from/)).toBeNull();
    expect(await figures()).toHaveLength(5);
  });
});
