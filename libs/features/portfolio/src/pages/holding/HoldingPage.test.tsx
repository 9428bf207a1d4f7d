import { act, screen, within } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import { mockServer, renderPage, withSearch } from '@wealth/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { newClient, portfolioHandlers } from '../../testing.ts';
import { HoldingPage } from './HoldingPage.tsx';

const Holdings = withSearch(HoldingPage);
const server = mockServer(...portfolioHandlers());

const desktopWidth = window.innerWidth;
afterEach(() => {
  window.innerWidth = desktopWidth;
});

function quoteOf(symbol: string, lastPrice: number) {
  return {
    market: 'NSE',
    symbol,
    last_price: lastPrice,
    previous_close: 998.65,
    change: lastPrice - 998.65,
    change_percent: 0.63,
    open: 1000.1,
    high: 1009.4,
    low: 996.2,
    volume: 1603222,
    lower_band: null,
    upper_band: null,
    basis: 'live',
    halted: false,
    week52_high: 1009.4,
    week52_low: 640.1,
    time: '2026-11-19T14:32:08+05:30',
  } as const;
}

const card = () => screen.getByRole('region', { name: 'Holdings' });
const cells = async (symbol: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${symbol}`) });
  return within(row)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);
};

describe('HoldingPage', () => {
  it('lists every holding, the largest first, with its figures and its weight [S1-HOLDINGS]', async () => {
    renderPage(<Holdings />);

    expect(await cells('ARAVBANK')).toEqual([
      '820all settled',
      '861.30next 842.60',
      '1,004.85',
      '+0.62%+₹5,084.00',
      '₹8,23,977.00',
      '+₹1,17,711.00+16.67%',
      '54.7%',
      '',
    ]);
    expect((await cells('DHVANI'))[0]).toBe('240200 settled40 T+1, Fri, 20 Nov');
    expect((await cells('NEELSOFT'))[5]).toBe('−₹36,654.10−16.92%');
    expect(within(card()).getByText(/^3 instruments/)).toBeDefined();
  });

  it('moves every figure of a row with its quote', async () => {
    const { stream } = renderPage(<Holdings />);
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
          basis: 'live' as const,
          halted: false,
          week52_high: 100_000,
          week52_low: 1,
          time: '2026-11-19T14:32:08+05:30',
        },
      ]),
    );

    expect((await cells('ARAVBANK')).slice(2, 6)).toEqual([
      '1,004.90',
      '+0.63%+₹5,125.00',
      '₹8,24,018.00',
      '+₹1,17,752.00+16.67%',
    ]);
  });

  it('masks what tells a fortune, and keeps prices and changes [S3-SHOW-ASSETS] [I3A-USE-8]', async () => {
    const { user } = renderPage(<Holdings />);
    await cells('ARAVBANK');

    await user.click(screen.getByRole('button', { name: 'Hide values' }));

    const hidden = '₹••,••,•••Amount hidden';
    const hiddenFigure = '•••Amount hidden';
    expect(await cells('ARAVBANK')).toEqual([
      hiddenFigure + hiddenFigure,
      hiddenFigure + hiddenFigure,
      '1,004.85',
      `+0.62%${hidden}`,
      hidden,
      `${hidden}+16.67%`,
      hiddenFigure,
      '',
    ]);
    expect((await cells('DHVANI'))[0]).toBe(hiddenFigure + hiddenFigure);
    expect((await cells('Total'))[4]).toBe(hidden);
    expect(screen.getByRole('region', { name: 'Value of the holdings' }).textContent).not.toMatch(/₹\d/);
  });

  it('has the same sums in its head and in its total at every tick [I4B-E2]', async () => {
    const { stream } = renderPage(<Holdings />);
    await cells('ARAVBANK');
    // Searched once: looking for roles a hundred times takes seconds.
    const head = screen.getByRole('region', { name: 'Value of the holdings' });
    const total = within(screen.getByRole('row', { name: /^Total/ })).getAllByRole('gridcell');

    for (let tick = 0; tick < 100; tick += 1) {
      const symbol = ['ARAVBANK', 'DHVANI', 'NEELSOFT'][tick % 3] ?? '';
      act(() => stream.show([quoteOf(symbol, 900 + ((tick * 7) % 100) * 1.05)]));
      const [, , , day, value, gain] = total.map(({ textContent }) => textContent);
      expect(head.textContent).toContain(value);
      expect(head.textContent).toContain(gain?.replace(/[+−][\d.]+%$/u, ''));
      expect(head.textContent).toContain(day?.replace(/^[^₹]*%/u, ''));
    }
  });

  it('puts a holding into two lines on a phone', async () => {
    window.innerWidth = 390;
    renderPage(<Holdings />);

    const row = await within(card()).findByRole('row', { name: /^ARAVBANK/ });
    expect(row.textContent).toBe(
      'ARAVBANK820 × 861.30LTP 1,004.85₹8,23,977.00+₹1,17,711.00EnterDetailAAlertWList',
    );
  });

  it('hides quantity and cost on a phone too [I3A-USE-8]', async () => {
    window.innerWidth = 390;
    const { user } = renderPage(<Holdings />);
    await within(card()).findByRole('row', { name: /^ARAVBANK/ });

    await user.click(screen.getByRole('button', { name: 'Hide values' }));

    expect(card().textContent).not.toMatch(/820|861\.30|₹\d/);
    expect(card().textContent).toContain('LTP 1,004.85');
  });

  it('ends with what the rows add up to, and each row has bars from one zero [I3A-LOOK-28]', async () => {
    renderPage(<Holdings />);
    await cells('ARAVBANK');

    expect(await cells('Total')).toEqual([
      '',
      '',
      '',
      '+0.46%+₹6,905.08',
      '₹15,07,628.10',
      '+₹2,69,684.90+21.78%',
      '100%',
      '',
    ]);
    const zeros = within(card())
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) => row.querySelectorAll<HTMLElement>('[style*="left"]')[1]?.style);
    // The loss ends where the gains begin.
    expect(zeros[0]?.left).toBe(zeros[1]?.left);
    expect(Number.parseFloat(zeros[2]?.left ?? '') + Number.parseFloat(zeros[2]?.width ?? '')).toBeCloseTo(
      Number.parseFloat(zeros[0]?.left ?? ''),
      0,
    );
  });

  it('says what will be here while there are none, once, and leads to the market [I4B-D29] [I4B-E22]', async () => {
    server.use(...portfolioHandlers(newClient));
    renderPage(<Holdings />);

    expect(
      await screen.findByText(
        'Shares you buy appear here at once. They can be sold when they have settled (T+1).',
      ),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Explore the market' }).getAttribute('href')).toBe('/market');
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(failing('*/stat/app/v1/holdings', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<Holdings />);
    const retry = await within(card()).findByRole('button', { name: 'Retry' });

    server.use(...portfolioHandlers());
    await user.click(retry);

    expect(await cells('ARAVBANK')).toHaveLength(8);
  });
});
