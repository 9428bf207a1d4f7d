import { screen, within } from '@testing-library/react';
import { envelopeOf, failing, getGetInstrumentsMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it, vi } from 'vitest';
import { brokenMarketHandlers, emptyPage, firstPage, marketHandlers } from '../../testing.ts';
import { MarketPage } from './MarketPage.tsx';

const server = mockServer(...marketHandlers());

const card = () => within(screen.getByRole('region', { name: 'Instruments' }));
const symbols = async () => {
  const cells = await card().findAllByRole('rowheader');
  return cells.map((cell) => cell.textContent);
};

describe('MarketPage', () => {
  it('shows the indices and the first instruments with their prices', async () => {
    renderPage(<MarketPage />);

    expect(screen.getByRole('heading', { level: 1, name: 'Market' })).toBeDefined();
    expect(await symbols()).toEqual(['ARAVBANK NSEAravalli Bank', 'INDRAOIL NSEIndradhanush Oil']);
    const [bank] = card().getAllByRole('row').slice(1);
    expect(bank?.textContent).toBe('ARAVBANK NSEAravalli BankFinancials1,004.85+6.20+0.62%16.0 L');
    expect(within(screen.getByRole('region', { name: 'Indices' })).getAllByRole('listitem')).toHaveLength(6);
  });

  it('has its tabs above the indices, and writes a volume in whole shares [I3A-USE-17]', async () => {
    const [bank] = firstPage.items;
    const small = bank ? { ...bank, quote: { ...bank.quote, volume: 47119 } } : bank;
    server.use(getGetInstrumentsMockHandler(envelopeOf({ items: small ? [small] : [], next_cursor: null })));
    renderPage(<MarketPage />);
    await symbols();

    const panel = screen.getByRole('tabpanel');
    expect(within(panel).getByRole('region', { name: 'Indices' })).toBeDefined();
    expect(card().getByRole('cell', { name: '47,119' })).toBeDefined();
  });

  it('adds the page behind the cursor, and then has no more to show', async () => {
    const { user } = renderPage(<MarketPage />);
    await symbols();

    await user.click(card().getByRole('button', { name: 'Show more' }));

    expect(await card().findByRole('rowheader', { name: /^TEJASMOT/ })).toBeDefined();
    expect(await symbols()).toHaveLength(3);
    expect(card().queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps what it has when more cannot be loaded, and tries again on request', async () => {
    const { user } = renderPage(<MarketPage />);
    await symbols();

    server.use(failing('*/stock/api/v1/instruments', { status: 500, message: 'Out of order' }));
    await user.click(card().getByRole('button', { name: 'Show more' }));
    expect(await card().findByText('More instruments could not be loaded.')).toBeDefined();
    expect(await symbols()).toHaveLength(2);

    server.use(...marketHandlers());
    await user.click(card().getByRole('button', { name: 'Show more' }));
    expect(await card().findByRole('rowheader', { name: /^TEJASMOT/ })).toBeDefined();
  });

  it('filters by the tabs all, stock, otc and ipo [S2-MARKET-TABS]', async () => {
    const asked: Array<string | null> = [];
    server.use(
      getGetInstrumentsMockHandler(({ request }) => {
        const segment = new URL(request.url).searchParams.get('segment');
        asked.push(segment);
        return envelopeOf(segment === 'otc' ? emptyPage : firstPage);
      }),
    );
    const { user } = renderPage(<MarketPage />);
    await symbols();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All', 'Stock', 'OTC', 'IPO']);

    await user.click(screen.getByRole('tab', { name: 'OTC' }));

    expect(await screen.findByText('Nothing is listed in this segment now')).toBeDefined();
    expect(asked).toEqual(['all', 'otc']);
  });

  it('leaves the tab to the app when the app holds it', async () => {
    const onSegmentChange = vi.fn();
    const { user } = renderPage(<MarketPage segment="stock" onSegmentChange={onSegmentChange} />);
    await symbols();

    await user.click(screen.getByRole('tab', { name: 'IPO' }));

    expect(onSegmentChange).toHaveBeenCalledWith('ipo');
    expect(screen.getByRole('tab', { name: 'Stock' }).getAttribute('aria-selected')).toBe('true');
  });

  it.each(['comfortable', 'compact', undefined] as const)(
    'stands as close as its address says, and else as everywhere: %s [I3B-7-MARKET]',
    async (density) => {
      renderPage(<MarketPage density={density} />);
      await symbols();

      const [row] = card().getAllByRole('row');
      expect(row?.closest<HTMLElement>('[data-density]')?.dataset['density']).toBe(density);
    },
  );

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(...brokenMarketHandlers());
    const { user } = renderPage(<MarketPage />);
    const retry = await card().findByRole('button', { name: 'Retry' });

    server.use(...marketHandlers());
    await user.click(retry);

    expect(await symbols()).toHaveLength(2);
  });
});
