import { act, screen, within } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { investedClient, portfolioHandlers } from '../../testing.ts';
import { HoldingPage } from './HoldingPage.tsx';

const server = mockServer(...portfolioHandlers());

const desktopWidth = window.innerWidth;
afterEach(() => {
  window.innerWidth = desktopWidth;
});

const card = () => screen.getByRole('region', { name: 'Holdings' });
const cells = async (symbol: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${symbol}`) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

describe('HoldingPage', () => {
  it('lists every holding, the largest first, with its figures and its weight [S1-HOLDINGS]', async () => {
    renderPage(<HoldingPage />);

    expect(await cells('ARAVBANK')).toEqual([
      '820',
      '861.30',
      '1,004.85',
      '+0.62%+₹5,084.00',
      '₹7,06,266.00',
      '₹8,23,977.00',
      '+₹1,17,711.00+16.67%',
      '54.7%',
    ]);
    expect((await cells('DHVANI'))[0]).toBe('24040 settling');
    expect((await cells('NEELSOFT'))[6]).toBe('−₹36,654.10−16.92%');
    expect(within(card()).getByText(/^3 stocks/)).toBeDefined();
  });

  it('moves every figure of a row with its quote', async () => {
    const { stream } = renderPage(<HoldingPage />);
    await cells('ARAVBANK');

    act(() =>
      stream.show([
        {
          market: 'NSE',
          symbol: 'ARAVBANK',
          last_price: 1004.9,
          previous_close: 998.65,
          change: 6.25,
          change_percent: 0.63,
          open: 1000.1,
          high: 1009.4,
          low: 996.2,
          volume: 1603222,
          lower_band: null,
          upper_band: null,
          time: '2026-11-19T14:32:08+05:30',
        },
      ]),
    );

    expect((await cells('ARAVBANK')).slice(2, 7)).toEqual([
      '1,004.90',
      '+0.63%+₹5,125.00',
      '₹7,06,266.00',
      '₹8,24,018.00',
      '+₹1,17,752.00+16.67%',
    ]);
  });

  it('masks amounts and keeps prices, quantities and percentages [S3-SHOW-ASSETS]', async () => {
    const { user } = renderPage(<HoldingPage />);
    await cells('ARAVBANK');

    await user.click(screen.getByRole('button', { name: 'Hide values' }));

    const hidden = '₹••,••,•••Amount hidden';
    expect(await cells('ARAVBANK')).toEqual([
      '820',
      '861.30',
      '1,004.85',
      `+0.62%${hidden}`,
      hidden,
      hidden,
      `${hidden}+16.67%`,
      '54.7%',
    ]);
  });

  it('puts a holding into two lines on a phone', async () => {
    window.innerWidth = 390;
    renderPage(<HoldingPage />);

    const [first] = await within(card()).findAllByRole('listitem');
    expect(first?.textContent).toBe('ARAVBANK820 × 861.30 · LTP 1,004.85₹8,23,977.00+₹1,17,711.00 (+16.7%)');
    expect(within(card()).queryByRole('table')).toBeNull();
  });

  it('says what will be here while there are none, and leads to the market', async () => {
    server.use(...portfolioHandlers({ ...investedClient, holdings: [] }));
    renderPage(<HoldingPage />);

    expect(
      await screen.findByText('No holdings yet. Shares you buy appear here after T+1 settlement.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Explore the market' }).getAttribute('href')).toBe('/market');
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(failing('*/stat/app/v1/holdings', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<HoldingPage />);
    const retry = await within(card()).findByRole('button', { name: 'Retry' });

    server.use(...portfolioHandlers());
    await user.click(retry);

    expect(await cells('ARAVBANK')).toHaveLength(8);
  });
});
