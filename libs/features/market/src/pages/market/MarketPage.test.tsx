import { act, screen, within } from '@testing-library/react';
import {
  envelopeOf,
  failing,
  getGetInstrumentsMockHandler,
  emptyInstrumentPage,
} from '@wealth/api-sdk/testing';
import { createFakeStream } from '@wealth/stream/testing';
import { mockServer, renderPage, stubView, withSearch } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { brokenMarketHandlers, firstPage, marketHandlers } from '../../testing.ts';
import { MarketPage } from './MarketPage.tsx';

const Market = withSearch(MarketPage);
const server = mockServer(...marketHandlers());
const view = stubView();

const card = () => within(screen.getByRole('region', { name: 'Instruments' }));
const symbols = async () => {
  const cells = await card().findAllByRole('rowheader');
  return cells.map((cell) => cell.textContent);
};

describe('MarketPage', () => {
  it('shows the indices and the first instruments with their prices', async () => {
    renderPage(<Market />);

    expect(screen.getByRole('heading', { level: 1, name: 'Market' })).toBeDefined();
    expect((await symbols()).slice(0, 2)).toEqual([
      'ARAVBANK NSEAravalli Bank',
      'INDRAOIL NSEIndradhanush Oil',
    ]);
    const [bank] = card().getAllByRole('row').slice(1);
    const cells = within(bank ?? document.body).getAllByRole('gridcell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '1,004.85',
      '+6.20',
      '+0.62%',
      '16.0 L',
      '₹7.69 L Cr',
      '1.001,00,000.00',
      'Financials',
      'BuySell',
    ]);
    expect(within(screen.getByRole('region', { name: 'Indices' })).getAllByRole('listitem')).toHaveLength(6);
  });

  it('has the quotes of what can be seen alone, and the newest of them on return [I4-4-SIGHT]', async () => {
    const { stream } = renderPage(<Market />, { stream: createFakeStream() });
    await symbols();
    const [bank] = firstPage.items;
    if (!bank) throw new RangeError('no instrument');
    const price = () => card().getAllByRole('gridcell')[0]?.textContent;
    act(() => stream.show([{ ...bank.quote, last_price: 1010 }]));
    expect(price()).toBe('1,010.00');

    view.set(false);
    act(() => stream.show([{ ...bank.quote, last_price: 1011 }]));
    expect(price()).toBe('1,010.00');
    act(() => view.set(true));
    await vi.waitFor(() => expect(price()).toBe('1,011.00'));
  });

  it('has its tabs above the indices, and writes a volume in whole shares [I3A-USE-17]', async () => {
    const [bank] = firstPage.items;
    const small = bank ? { ...bank, quote: { ...bank.quote, volume: 47119 } } : bank;
    server.use(
      getGetInstrumentsMockHandler(envelopeOf({ ...emptyInstrumentPage, items: small ? [small] : [] })),
    );
    renderPage(<Market />);
    await symbols();

    const panel = screen.getByRole('tabpanel');
    expect(within(panel).getByRole('region', { name: 'Indices' })).toBeDefined();
    expect(card().getByRole('gridcell', { name: '47,119' })).toBeDefined();
  });

  it('asks for the next page by itself, in one list without an end of its own [I4-2-LIST]', async () => {
    renderPage(<Market />);
    expect(await card().findByRole('rowheader', { name: /^TEJASMOT/ })).toBeDefined();
    expect(await symbols()).toHaveLength(3);
    expect(card().getByRole('grid').getAttribute('aria-rowcount')).toBe('4');
  });

  it('keeps what it has when more cannot be loaded, and tries again on request [I4-2-LIST]', async () => {
    let isBroken = true;
    server.use(
      http.get('*/stock/api/v1/instruments', ({ request }) => {
        if (isBroken && new URL(request.url).searchParams.has('cursor'))
          return HttpResponse.json({ data: null, message: 'Out of order' }, { status: 500 });
        return undefined;
      }),
    );
    const { user } = renderPage(<Market />);
    expect(await card().findByText('More instruments could not be loaded.')).toBeDefined();
    expect(await symbols()).toHaveLength(2);

    isBroken = false;
    await user.click(card().getByRole('button', { name: 'Try again' }));
    expect(await card().findByRole('rowheader', { name: /^TEJASMOT/ })).toBeDefined();
    expect(card().queryByText('More instruments could not be loaded.')).toBeNull();
  });

  it('shows an instrument once, and does not ask without end where the server repeats itself [I4-2-LIST]', async () => {
    let calls = 0;
    server.use(
      getGetInstrumentsMockHandler(() => {
        calls += 1;
        return envelopeOf(firstPage);
      }),
    );
    renderPage(<Market />);
    await symbols();
    await vi.waitFor(() => expect(calls).toBe(2));
    expect(await symbols()).toHaveLength(2);
    expect(card().getByRole('grid').getAttribute('aria-rowcount')).toBe('3');
  });

  it('begins anew where the server has forgotten the order [I4-2-LIST]', async () => {
    const cursors: Array<string | null> = [];
    server.use(
      http.get('*/stock/api/v1/instruments', ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        cursors.push(cursor);
        if (cursor === null || cursors.length > 3) return undefined;
        const errors = [{ field: 'cursor', code: 'unknown', message: 'Begin anew.' }];
        return HttpResponse.json({ data: { errors }, message: 'Begin anew.' }, { status: 400 });
      }),
    );
    const { user } = renderPage(<Market />);
    await user.click(await card().findByRole('button', { name: 'Try again' }));

    expect(await card().findByRole('rowheader', { name: /^TEJASMOT/ })).toBeDefined();
    expect(cursors).toEqual([null, 'second', null, 'second']);
  });

  it('filters by the tabs all, stock, otc and ipo [S2-MARKET-TABS]', async () => {
    const asked: Array<string | null> = [];
    server.use(
      getGetInstrumentsMockHandler(({ request }) => {
        const segment = new URL(request.url).searchParams.get('segment');
        asked.push(segment);
        return envelopeOf(segment === 'otc' ? emptyInstrumentPage : firstPage);
      }),
    );
    const { user } = renderPage(<Market />);
    await symbols();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All2,148',
      'Stock2,121',
      'OTC14',
      'IPO13',
    ]);
    // How many there are describes a tab and is no part of its name.
    expect(screen.getByRole('tab', { name: 'Stock', description: '2,121' })).toBeDefined();
    expect(screen.getByText('3 instruments')).toBeDefined();

    await user.click(screen.getByRole('tab', { name: 'OTC' }));

    expect(await screen.findByText('Nothing is listed in this segment now')).toBeDefined();
    expect([...new Set(asked)]).toEqual(['all', 'otc']);
  });

  it('leaves the address to the app when the app holds it', async () => {
    const onSearchChange = vi.fn();
    const { user } = renderPage(<MarketPage search={{ segment: 'stock' }} onSearchChange={onSearchChange} />);
    await symbols();

    await user.click(screen.getByRole('tab', { name: 'IPO' }));

    expect(onSearchChange).toHaveBeenCalledWith({ segment: 'ipo' }, { isStep: true });
    expect(screen.getByRole('tab', { name: 'Stock' }).getAttribute('aria-selected')).toBe('true');
  });

  it('has the map of the sectors, the rankings and the watch lists on the tab All alone [I4-2-PAGE]', async () => {
    const { user } = renderPage(<Market />);
    await symbols();
    expect(screen.getByRole('region', { name: 'Sector heat map' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Rankings' })).toBeDefined();
    expect(screen.getByRole('radiogroup', { name: 'What to show' })).toBeDefined();

    await user.click(screen.getByRole('tab', { name: 'Stock' }));
    await symbols();
    expect(screen.queryByRole('region', { name: 'Sector heat map' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'What to show' })).toBeNull();
  });

  it('keeps its list where the blocks above it fail [I4-2-PAGE]', async () => {
    server.use(
      failing('*/stock/api/v1/sectors', { status: 500, message: 'Out of order' }),
      failing('*/stock/api/v1/movers', { status: 500, message: 'Out of order' }),
    );
    renderPage(<Market />);
    expect(await symbols()).not.toHaveLength(0);
    expect(screen.getByText('The heat map could not be loaded.')).toBeDefined();
  });

  it.each(['comfortable', 'compact', undefined] as const)(
    'stands as close as its address says, and else as everywhere: %s [I3B-7-MARKET]',
    async (density) => {
      renderPage(<Market search={{ density }} />);
      await symbols();

      const [row] = card().getAllByRole('row');
      expect(row?.closest<HTMLElement>('[data-density]')?.dataset['density']).toBe(density);
    },
  );

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(...brokenMarketHandlers());
    const { user } = renderPage(<Market />);
    const retry = await card().findByRole('button', { name: 'Retry' });

    server.use(...marketHandlers());
    await user.click(retry);

    expect((await symbols()).length).toBeGreaterThanOrEqual(2);
  });
});
