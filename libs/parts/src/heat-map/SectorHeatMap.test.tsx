import { act, screen, within } from '@testing-library/react';
import {
  emptyInstrumentPage,
  envelopeOf,
  failing,
  getGetInstrumentsMockHandler,
  getGetRankingsMockHandler,
  getGetSectorsMockHandler,
  indexFixtures,
  rankingFixtures,
  sectorFixtures,
} from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SymbolKeys } from '../symbols/SymbolKeys.tsx';
import { SectorHeatMap } from './SectorHeatMap.tsx';

const good = [
  getGetSectorsMockHandler(envelopeOf([...sectorFixtures])),
  getGetRankingsMockHandler(envelopeOf([...rankingFixtures])),
  getGetInstrumentsMockHandler(envelopeOf(emptyInstrumentPage)),
];
const server = mockServer(...good);

/** Without a layout no element has a width, and a map none. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const map = (name = 'Sector heat map') => screen.findByRole('group', { name });
const tiles = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button')
    .map((tile) => tile.getAttribute('aria-label'));

describe('SectorHeatMap', () => {
  it('shows the sectors with their leaders, and recolours what moves [I4-2-HEAT]', async () => {
    const { stream } = renderPage(<SectorHeatMap />);
    const shown = await map();
    expect(tiles(shown).toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1))).toEqual([
      'Aravalli Bank, ARAVBANK, +0.62%, ₹7.69 L Cr',
      'Auto, −0.97%',
      'Energy, +0.58%',
      'Financials, +0.31%',
      'Indradhanush Oil, INDRAOIL, +0.84%, ₹5.31 L Cr',
      'Pharma, +0.02%',
      'Tejas Motors, TEJASMOT, −2.24%, ₹1.20 L Cr',
    ]);

    const tile = within(shown).getByRole('button', { name: /ARAVBANK/ });
    const [quote] = indexFixtures;
    act(() => stream.show([{ ...quote, market: 'NSE', symbol: 'ARAVBANK', change_percent: -1.4 }]));
    expect(tile.getAttribute('aria-label')).toBe('Aravalli Bank, ARAVBANK, −1.40%, ₹7.69 L Cr');
    expect(tile.dataset['heat']).toBe('-3');
    act(() => stream.show([{ ...quote, market: 'NSE', symbol: 'NOBODY', change_percent: 9 }]));
    expect(tiles(shown)).toHaveLength(7);
  });

  it('has its shares as symbols of the page: a press opens the detail', async () => {
    const opened: unknown[] = [];
    const { user } = renderPage(
      <SymbolKeys onOpen={(instrument) => opened.push(instrument)}>
        <SectorHeatMap />
      </SymbolKeys>,
    );
    await user.click(within(await map()).getByRole('button', { name: /ARAVBANK/ }));
    await user.keyboard('{Enter}');
    const bank = { market: 'NSE', symbol: 'ARAVBANK' };
    expect(opened).toEqual([bank, bank]);
  });

  it('is drilled into by keys, and left to where it was entered [I4-2-DRILL]', async () => {
    const { user } = renderPage(<SectorHeatMap />);
    within(await map())
      .getByRole('button', { name: 'Pharma, +0.02%' })
      .focus();
    await user.keyboard('{Enter}');

    const inner = await map('Heat map of Pharma');
    await vi.waitFor(() => expect(inner.contains(document.activeElement)).toBe(true));
    const path = screen.getByRole('navigation', { name: 'Sectors' });
    expect(path.textContent).toContain('Pharma');
    await user.click(within(path).getByRole('link', { name: 'All sectors' }));

    const back = within(await map()).getByRole('button', { name: 'Pharma, +0.02%' });
    await vi.waitFor(() => expect(document.activeElement).toBe(back));
  });

  it('asks for the shares of the sector alone, and leads on to the next sector', async () => {
    const asked: Array<string | null> = [];
    server.use(
      getGetInstrumentsMockHandler(({ request }) => {
        asked.push(new URL(request.url).searchParams.get('sector'));
        return envelopeOf(emptyInstrumentPage);
      }),
    );
    const { user } = renderPage(<SectorHeatMap />);
    await user.click(within(await map()).getByRole('button', { name: 'Energy, +0.58%' }));
    const strip = await screen.findByRole('list', { name: 'Sectors and their day' });
    const present = within(strip).getByRole('button', { current: true });
    expect(present.textContent).toBe('Energy');
    // The server counts shares that it did not list: they are folded, and listed as a table.
    const more = within(await map('Heat map of Energy')).getByRole('button', { name: 'Energy, 168 more' });
    await user.click(more);
    expect(await screen.findByRole('table', { name: 'Shares of Energy' })).toBeDefined();

    await user.click(within(strip).getByRole('button', { name: 'Auto, −0.97%' }));
    expect(await screen.findByRole('table', { name: 'Shares of Auto' })).toBeDefined();
    expect(asked).toEqual(['Energy', 'Auto']);
  });

  it('is a table of the same figures [I4-2-TABLE]', async () => {
    const { user } = renderPage(<SectorHeatMap />);
    await map();
    await user.click(screen.getByRole('button', { name: 'As a table' }));

    const rows = within(screen.getByRole('table', { name: 'Sectors by market value' })).getAllByRole('row');
    expect(rows[1]?.textContent).toBe('Financials+0.31%₹18.8 L Cr₹1,880 Cr96 of 168');
    await user.click(screen.getByRole('link', { name: 'Energy' }));
    expect(await screen.findByRole('table', { name: 'Shares of Energy' })).toBeDefined();
  });

  it('asks for the leaders by what the area is', async () => {
    const asked: Array<string | null> = [];
    server.use(
      getGetRankingsMockHandler(({ request }) => {
        asked.push(new URL(request.url).searchParams.get('by'));
        return envelopeOf([...rankingFixtures]);
      }),
    );
    const { user } = renderPage(<SectorHeatMap />);
    await map();
    await user.click(screen.getByRole('radio', { name: 'Turnover' }));
    await map();
    expect(asked).toEqual(['market_cap', 'turnover']);
  });

  it('shows whole sectors where the leaders could not be had [I4-2-HEAT]', async () => {
    server.use(failing('*/stock/api/v1/rankings', { status: 500, message: 'Out of order' }));
    renderPage(<SectorHeatMap />);
    expect(tiles(await map())).toEqual([
      'Financials, +0.31%',
      'Energy, +0.58%',
      'Auto, −0.97%',
      'Pharma, +0.02%',
    ]);
  });

  it('fails with Retry, and recovers by it; also within a sector [I4-2-HEAT]', async () => {
    server.use(failing('*/stock/api/v1/sectors', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<SectorHeatMap />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(...good);
    await user.click(retry);
    const shown = await map();

    server.use(failing('*/stock/api/v1/instruments', { status: 500, message: 'Out of order' }));
    await user.click(within(shown).getByRole('button', { name: 'Energy, +0.58%' }));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'All sectors' }));
    expect(await map()).toBeDefined();
  });

  it('says when there is no sector yet', async () => {
    server.use(getGetSectorsMockHandler(envelopeOf([])));
    renderPage(<SectorHeatMap />);
    expect(await screen.findByText('No sectors to show')).toBeDefined();
  });
});
