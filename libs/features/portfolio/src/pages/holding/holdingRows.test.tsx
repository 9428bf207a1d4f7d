import { act, screen, within } from '@testing-library/react';
import { failing, holdingFixtures } from '@wealth/api-sdk/testing';
import { mockServer, renderPage, withSearch } from '@wealth/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { investedClient, portfolioHandlers } from '../../testing.ts';
import { HoldingPage } from './HoldingPage.tsx';
import { manyHoldings } from './testing/lotsFixture.ts';

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

describe('the order of the holdings', () => {
  const order = () =>
    screen
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.match(/^[A-Z]+/)?.[0])
      .filter((symbol) => symbol !== undefined && symbol !== 'T');

  it.each([
    ['Instrument', ['ARAVBANK', 'DHVANI', 'NEELSOFT']],
    ['Shares, and when', ['ARAVBANK', 'DHVANI', 'NEELSOFT']],
    ['Average · next', ['NEELSOFT', 'DHVANI', 'ARAVBANK']],
    ['LTP', ['NEELSOFT', 'DHVANI', 'ARAVBANK']],
    ['Day’s change', ['ARAVBANK', 'DHVANI', 'NEELSOFT']],
    ['Gain', ['DHVANI', 'ARAVBANK', 'NEELSOFT']],
    ['Weight', ['ARAVBANK', 'DHVANI', 'NEELSOFT']],
  ])('is by %s, and by it the other way round [I5B-3-SORT]', async (head, symbols) => {
    const { user } = renderPage(<Holdings />);
    await cells('ARAVBANK');
    const button = screen.getByRole('button', { name: head });
    await user.click(button);
    expect(order()).toEqual(symbols);
    await user.click(button);
    expect(order()).toEqual(symbols.toReversed());
  });

  it('keeps those of a sector together, with what they come to [I5B-3-SECTOR]', async () => {
    renderPage(<Holdings search={{ group: 'sector' }} />);
    await cells('ARAVBANK');
    const lines = within(card())
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(lines[1]).toBe('Financials · 1 instrument₹8,23,977.00 · 54.7%');
    expect(lines[2]).toMatch(/^ARAVBANK/);
    expect(lines[3]).toMatch(/^Telecom · 1 instrument/);
  });

  it('leaves out what the address says, and takes it back in one press [I5B-3-FILTER]', async () => {
    const { user } = renderPage(<Holdings search={{ show: 'loss' }} />);
    await cells('NEELSOFT');
    expect(order()).toEqual(['NEELSOFT']);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(order()).toHaveLength(3);
  });

  it('says that none fits, with the way back [I5B-3-FILTER]', async () => {
    const { user } = renderPage(<Holdings search={{ query: 'nothing of this' }} />);
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await cells('ARAVBANK')).toHaveLength(8);
  });
});

describe('the lots of a holding', () => {
  const open = async (user: ReturnType<typeof renderPage>['user']) => {
    await cells('ARAVBANK');
    await user.click(screen.getByRole('button', { name: 'Show the lots of ARAVBANK' }));
    return within(await screen.findByRole('table', { name: 'Lots of ARAVBANK' }));
  };
  const texts = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('stand beneath it in the order in which they are sold, with cost, gain and term [I5B-3-LOTS]', async () => {
    const { user } = renderPage(<Holdings />);
    const lots = await open(user);
    const [, first, second, total] = lots.getAllByRole('row');
    expect(first?.textContent).toMatch(/^nextMon, 2 Jun 2025/);
    expect(first && texts(first)).toEqual([
      '500',
      '842.60',
      '₹4,21,300.00',
      '₹5,02,425.00',
      '+₹81,125.00',
      '535 days',
      'Long term',
    ]);
    expect(second && texts(second).slice(5)).toEqual([
      '68 days',
      'Short · long on Mon, 13 Sep 2027, in 298 days',
    ]);
    expect(total && texts(total).slice(0, 5)).toEqual([
      '820',
      '861.30',
      '₹7,06,266.00',
      '₹8,23,977.00',
      '+₹1,17,711.00',
    ]);
    expect(lots.getByRole('link', { name: 'Mon, 2 Jun 2025' }).getAttribute('href')).toBe(
      '/portfolio/orders/a',
    );
    await user.click(screen.getByRole('button', { name: 'Hide the lots of ARAVBANK' }));
    expect(screen.queryByRole('table', { name: 'Lots of ARAVBANK' })).toBeNull();
  });

  it('move with the price, and add up to the row at every tick [I5B-3-LOTS]', async () => {
    const { user, stream } = renderPage(<Holdings />);
    const lots = await open(user);
    act(() => stream.show([quoteOf('ARAVBANK', 1000)]));
    const [, first, second, total] = lots.getAllByRole('row');
    expect([first, second, total].map((row) => row && texts(row)[3])).toEqual([
      '₹5,00,000.00',
      '₹3,20,000.00',
      '₹8,20,000.00',
    ]);
  });

  it('fail in their own place, and recover by Retry [I5B-3-LOTS]', async () => {
    server.use(failing('*/stat/app/v1/lots', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<Holdings search={{ lots: holdingFixtures[0].isin }} />);
    await cells('ARAVBANK');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(...portfolioHandlers());
    await user.click(retry);
    expect(await screen.findByRole('table', { name: 'Lots of ARAVBANK' })).toBeDefined();
  });

  it('are a sheet on a phone, with what the holding is made of [I5B-3-PHONE]', async () => {
    window.innerWidth = 390;
    renderPage(<Holdings search={{ lots: holdingFixtures[1].isin }} />);
    const sheet = within(await screen.findByRole('dialog', { name: 'Lots of DHVANI' }));
    expect(await sheet.findByRole('table', { name: 'Lots of DHVANI' })).toBeDefined();
    expect(sheet.getByText('40 T+1, Fri, 20 Nov')).toBeDefined();
    expect(sheet.getByText('Cost of the next sale')).toBeDefined();
  });
});

describe('the price of a holding [DEM-9]', () => {
  it.each([
    [{ basis: 'auction' }, /990\.10.?auction price/],
    [{ basis: 'close' }, /990\.10.?official close/],
    [{ halted: true }, /990\.10.?trading halted/],
  ] as const)('says that it is %o, and nothing while it is live', async (told, text) => {
    const { stream } = renderPage(<Holdings />);
    const row = await screen.findByRole('row', { name: /^ARAVBANK/ });

    act(() => stream.show([{ ...quoteOf('ARAVBANK', 990.1), ...told }]));
    expect(row.textContent).toMatch(text);
    act(() => stream.show([quoteOf('ARAVBANK', 991.2)]));
    expect(row.textContent).toContain('991.20');
    expect(row.textContent).not.toMatch(/auction|official|halted/);
  });
});

describe('five hundred holdings', () => {
  it('are on the page where they are in view [I5B-3-MANY]', async () => {
    const holdings = manyHoldings(500);
    server.use(...portfolioHandlers({ ...investedClient, holdings }));
    const { stream } = renderPage(<Holdings />);
    expect(await screen.findByText('Value of 500 instruments')).toBeDefined();
    // By selectors: roles of so many cells take seconds.
    const grid = document.querySelector('[role="grid"]');
    expect(Number(grid?.getAttribute('aria-rowcount'))).toBe(502);
    expect(grid?.querySelectorAll('[role="row"]').length).toBeLessThan(80);
    act(() => stream.show([quoteOf('SIM500', 777.25)]));
    expect(await screen.findByText('777.25')).toBeDefined();
  });
});
