import { act, screen, waitFor, within } from '@testing-library/react';
import {
  envelopeOf,
  getGetAssetMockHandler,
  getGetMoversMockHandler,
  indexFixtures,
} from '@wealth/api-sdk/testing';
import { mockServer, renderPage, stubView } from '@wealth/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { dashboardHandlers, investedClient, newClient } from '../../testing.ts';
import { DashboardPage } from './DashboardPage.tsx';

const server = mockServer(...dashboardHandlers());
stubView();

const desktopWidth = window.innerWidth;
afterEach(() => {
  window.innerWidth = desktopWidth;
});

const region = (name: string) => screen.getByRole('region', { name });

/** Every query has answered. */
async function settled() {
  await waitFor(() => {
    for (const name of [
      'Net worth',
      'Available to trade',
      'Holdings',
      'Core',
      'Sector heat map',
      'Rankings',
      'News',
    ]) {
      expect(region(name).getAttribute('aria-busy')).not.toBe('true');
    }
  });
}

describe('the figures of DashboardPage', () => {
  it('puts the dominant figure on the ground of the page, sign and paise smaller [I3A-LOOK-20]', async () => {
    renderPage(<DashboardPage />);
    await settled();

    const netWorth = region('Net worth');
    expect(netWorth.querySelector('.bg-surface, .shadow-raised')).toBeNull();
    expect(netWorth.querySelector('.figure-hero .figure-sign')?.textContent).toBe('₹');
    expect(netWorth.querySelector('.figure-hero .figure-paise')?.textContent).toBe('.00');
    // The greeting is a quiet line, not a heading as large as the figure.
    expect(screen.getByRole('heading', { level: 1 }).className).toMatch(/text-body/);
  });

  it('tells two listings of one share apart by their exchange [I3A-LOOK-10]', async () => {
    const [oil] = investedClient.movers;
    server.use(getGetMoversMockHandler(envelopeOf(oil ? [oil, { ...oil, market: 'BSE' }] : [])));
    renderPage(<DashboardPage />);
    await settled();

    const names = within(region('Rankings')).getAllByRole('rowheader');
    expect(names.map((name) => name.textContent)).toEqual([
      'INDRAOIL NSEIndradhanush Oil',
      'INDRAOIL BSEIndradhanush Oil',
    ]);
  });

  it('adds up all holdings beneath the largest, and moves the sum with their quotes [I3A-LOOK-28]', async () => {
    const { stream } = renderPage(<DashboardPage />);
    await settled();
    const total = () =>
      within(screen.getByRole('row', { name: /^All 3/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(total()).toEqual(['', '+0.46%', '₹15,07,628.10', '+₹2,69,684.90']);

    const [quote] = indexFixtures;
    act(() =>
      stream.show([
        { ...quote, market: 'NSE', symbol: 'ARAVBANK', last_price: 1010.25, change_percent: 1.16 },
      ]),
    );
    expect(total()).toEqual(['', '+0.76%', '₹15,12,056.10', '+₹2,74,112.90']);
  });

  it('moves net worth, gains and parts with the prices, as the totals beneath [I4-4-HERO]', async () => {
    const { stream } = renderPage(<DashboardPage />);
    await settled();
    const figures = () => region('Net worth').textContent;
    expect(figures()).toContain('21,88,581.00');

    const [quote] = indexFixtures;
    const bank = { ...quote, market: 'NSE' as const, symbol: 'ARAVBANK', change_percent: 1.16 };
    act(() => stream.show([{ ...bank, last_price: 1010.25 }]));
    expect(figures()).toContain('21,93,009.00');
    expect(figures()).toContain('+₹11,333.08');
    expect(figures()).toContain('+₹2,74,112.90');
    expect(figures()).toContain('₹15,12,056.10');

    act(() => stream.show([{ ...bank, last_price: 1011.25 }]));
    expect(figures()).toContain('21,93,829.00');
  });

  it(
    'never differs between the figure of the page and the total of all holdings [I4B-E2]',
    { timeout: 30_000 },
    async () => {
      const { stream } = renderPage(<DashboardPage />);
      await settled();
      const [quote] = indexFixtures;
      const rupeesIn = (text: string | null | undefined) => Number(text?.replaceAll(/[^\d.]/g, ''));
      const cash = 680_952.9;
      // Searched once: looking for roles a hundred times takes seconds.
      const netWorth = region('Net worth');
      const all = within(screen.getByRole('row', { name: /^All 3/ })).getAllByRole('cell')[2];

      for (let tick = 0; tick < 100; tick += 1) {
        const symbol = ['ARAVBANK', 'DHVANI', 'NEELSOFT'][tick % 3] ?? '';
        const price = 900 + ((tick * 7) % 100) * 1.05;
        act(() => stream.show([{ ...quote, market: 'NSE', symbol, last_price: price, change_percent: 1 }]));
        const hero = rupeesIn(netWorth.querySelector('.figure-hero')?.textContent);
        expect((hero - cash).toFixed(2)).toBe(rupeesIn(all?.textContent).toFixed(2));
      }
    },
  );

  it.each(['desk', 'phone'])(
    'hides quantities, averages and shares with the amounts, %s [I3A-USE-8]',
    async (device) => {
      if (device === 'phone') window.innerWidth = 390;
      const { user } = renderPage(<DashboardPage />);
      await settled();
      expect(region('Holdings').textContent).toMatch(/820/);

      await user.click(screen.getByRole('button', { name: 'Hide values' }));

      const { textContent: holdings } = region('Holdings');
      expect(holdings).not.toMatch(/820|861\.30|₹\d/);
      if (device === 'desk') expect(holdings).toContain('1,004.85');
      expect(region('Net worth').textContent).not.toMatch(/68\.9%|29\.3%/);
      expect(region('Net worth').querySelector('[style*="68.9%"]')).toBeNull();
    },
  );

  it('takes figures of cash below zero as they are', async () => {
    server.use(
      getGetAssetMockHandler(envelopeOf({ ...newClient.asset, cash: -12.5, available: -12.5, total: -12.5 })),
    );
    renderPage(<DashboardPage />);
    await settled();

    expect(region('Available to trade').querySelector('.figure-fit')?.textContent).toBe('−₹12.50');
  });
});
