import { act, screen, within } from '@testing-library/react';
import { envelopeOf, getGetInstrumentsMockHandler, emptyInstrumentPage } from '@wealth/api-sdk/testing';
import { mockServer, renderPage, withSearch } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstPage, marketHandlers } from '../testing.ts';
import { MarketPage } from '../pages/market/MarketPage.tsx';

const Market = withSearch(MarketPage);
const server = mockServer(...marketHandlers());
const stock = { segment: 'stock' } as const;
const card = () => within(screen.getByRole('region', { name: 'Instruments' }));
const rows = () => card().findAllByRole('rowheader');

afterEach(() => vi.restoreAllMocks());

/** What the page asks of the list, as the query of each first page. */
function listens(): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/stock/api/v1/instruments' && !searchParams.has('cursor')) asked.push(searchParams);
  });
  return asked;
}

describe('the list of instruments', () => {
  it('has Buy and Sell in each row [I4B-D31]', async () => {
    const { user } = renderPage(<Market search={stock} onSearchChange={() => undefined} />);
    await rows();
    await user.click(card().getByRole('button', { name: 'Sell INDRAOIL' }));
    expect(drawers.getSnapshot()?.read((type, payload) => ({ type, payload }))).toEqual({
      type: 'ticket',
      payload: { instrument: { market: 'NSE', symbol: 'INDRAOIL' }, side: 'SELL' },
    });
    act(() => void drawers.close());
  });

  it('lets the server sort by a press on a head [I4-2-LIST]', async () => {
    const asked = listens();
    const onSearchChange = vi.fn();
    const { user } = renderPage(
      <Market search={{ ...stock, sort: 'volume' }} onSearchChange={onSearchChange} />,
    );
    await rows();
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      segment: 'stock',
      sort: 'volume',
      order: 'desc',
    });
    expect(card().getByRole('columnheader', { name: 'Volume' }).getAttribute('aria-sort')).toBe('descending');

    await user.click(card().getByRole('button', { name: 'LTP' }));
    expect(onSearchChange).toHaveBeenLastCalledWith(
      { sort: 'last_price', order: undefined },
      { isStep: false },
    );
  });

  it('keeps its order until it is sorted again, and then asks for the top alone [I4-2-LIST]', async () => {
    const asked = listens();
    const { user } = renderPage(<Market search={stock} />);
    expect(await card().findByRole('rowheader', { name: /^TEJASMOT/ })).toBeDefined();
    expect(card().getByText(/^Sorted at 14:32/)).toBeDefined();
    const [bank, oil] = firstPage.items;
    server.use(
      getGetInstrumentsMockHandler(
        envelopeOf({ ...firstPage, items: [oil, bank].flatMap((row) => row ?? []), next_cursor: null }),
      ),
    );

    await user.click(card().getByRole('button', { name: 'Sort again' }));
    await vi.waitFor(async () => expect((await rows())[0]?.textContent).toMatch(/^INDRAOIL/));
    expect(asked).toHaveLength(2);
    expect(await rows()).toHaveLength(2);
  });

  it('leaves out what the filters do not fit, and says how to have it back [I4-2-FILTER]', async () => {
    server.use(
      getGetInstrumentsMockHandler(({ request }) =>
        envelopeOf(
          new URL(request.url).searchParams.get('sector') === 'Realty' ? emptyInstrumentPage : firstPage,
        ),
      ),
    );
    const { user } = renderPage(<Market />);
    await rows();
    await user.click(
      within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name: /Sector/ }),
    );
    await user.click(await screen.findByRole('option', { name: 'Realty' }));

    expect(await card().findByText('No instruments match these filters')).toBeDefined();
    await user.click(card().getByRole('button', { name: 'Clear filters' }));
    expect(await rows()).toHaveLength(2);
  });

  it('shows the columns of the address [I4-2-COLUMNS]', async () => {
    const onSearchChange = vi.fn();
    const { user } = renderPage(
      <Market search={{ ...stock, columns: 'last_price.volume' }} onSearchChange={onSearchChange} />,
    );
    await rows();
    const heads = () =>
      card()
        .getAllByRole('columnheader')
        .map((head) => head.textContent);
    expect(heads()).toEqual(['Instrument', 'LTP', 'Volume', 'Actions']);

    await user.click(card().getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Sector' }));
    expect(onSearchChange).toHaveBeenLastCalledWith(
      { columns: 'last_price.volume.sector' },
      { isStep: false },
    );
  });

  it('is exported whole, with what it is in words above its rows [I4-2-EXPORT] [DEM-17-MARKET] [I4B-D27]', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = renderPage(<Market search={{ ...stock, cap: 'large' }} />);
    await rows();
    await user.click(card().getByRole('button', { name: 'Export as CSV' }));

    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const lines = ((await saved[0]?.text()) ?? '').split('\r\n');
    expect(lines[0]).toMatch(
      /^.?"?Shares; filters: Large; by Market cap, descending; 3 rows; last prices as of .*2026/u,
    );
    expect(names).toEqual([expect.stringMatching(/^instruments-\d{4}-\d\d-\d\d\.csv$/)]);
    // A page that nobody scrolled to is there too.
    expect(lines.filter((line) => line.startsWith('NSE:'))).toHaveLength(3);
    expect(lines[2]).toMatch(/^NSE:ARAVBANK,Aravalli Bank,INE000Z01012,Financials,1004.85,/);
  });
});
