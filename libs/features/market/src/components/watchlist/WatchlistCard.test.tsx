import { act, screen, within } from '@testing-library/react';
import type { Watchlist } from '@wealth/api-sdk/model';
import { dayLinesOf, envelopeOf, failing } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatchlistServer, firstPage, marketHandlers, watchlistFixtures } from '../../testing.ts';
import { createAlertServer } from '../../testing/alertServer.ts';
import { WatchlistCard } from './WatchlistCard.tsx';

const server = mockServer(...marketHandlers());
let back: ReturnType<typeof createWatchlistServer>;

beforeEach(() => {
  back = createWatchlistServer();
  server.use(...back.handlers);
});

const shown = () => screen.getAllByRole('rowheader').map((cell) => /^[A-Z]+/.exec(cell.textContent)?.[0]);
const kept = (name = 'Favourites') =>
  back
    .lists()
    .find((list) => list.name === name)
    ?.instruments.map(({ symbol }) => symbol);

async function open() {
  const { user, stream, unmount } = renderPage(<WatchlistCard />);
  await screen.findByRole('rowheader', { name: /^ARAVBANK/ });
  await screen.findByRole('gridcell', { name: '1,004.85' });
  async function choose(button: string, item: string) {
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  }
  return { user, stream, unmount, choose };
}

describe('the watch list', () => {
  it('shows its rows with their prices, and marks what is not listed [I4-5-UNLISTED] [S1-WATCHLIST]', async () => {
    await open();

    expect(shown()).toEqual(['ARAVBANK', 'INDRAOIL', 'TEJASMOT', 'GONE']);
    expect(screen.getByRole('rowheader', { name: /^GONE/ }).textContent).toContain('Not listed');
    expect(screen.getByRole('grid', { name: 'Favourites' })).toBeDefined();
  });

  it('has the line of today of its rows, all in one call, with its figures in words [I4-5-SPARKLINES]', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/stock/api/v1/sparklines', ({ request }) => {
        const instruments = new URL(request.url).searchParams.get('instruments') ?? '';
        asked.push(instruments);
        return HttpResponse.json(envelopeOf(dayLinesOf(instruments)));
      }),
    );
    const [favourites] = watchlistFixtures;
    back.change(favourites?.id ?? '', (list) => ({ ...list, columns: ['last_price', 'sparkline'] }));
    await open();
    const line = 'Day between 997.50 and 1,011.00, last 1,010.00; previous close 1,000.00';
    expect(await screen.findAllByText(line)).toHaveLength(3);
    expect(asked).toEqual(['NSE:ARAVBANK,NSE:INDRAOIL,NSE:TEJASMOT']);
    expect(screen.getByRole('columnheader', { name: 'Day' })).toBeDefined();
  });

  it('stands without the lines that cannot be had, and says nothing of them', async () => {
    server.use(failing('*/stock/api/v1/sparklines', { status: 500, message: 'Out of order' }));
    const [favourites] = watchlistFixtures;
    back.change(favourites?.id ?? '', (list) => ({ ...list, columns: ['last_price', 'sparkline'] }));
    await open();
    expect(screen.getByRole('columnheader', { name: 'Day' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves a row by its menu, and keeps the order on the server [I4-5-MENU]', async () => {
    const { choose } = await open();
    await choose('Options for TEJASMOT', 'Move to top');
    expect(shown()).toEqual(['TEJASMOT', 'ARAVBANK', 'INDRAOIL', 'GONE']);
    await vi.waitFor(() => expect(kept()).toEqual(['TEJASMOT', 'ARAVBANK', 'INDRAOIL', 'GONE']));
    await choose('Options for TEJASMOT', 'Move down');
    await choose('Options for GONE', 'Remove from list');

    await vi.waitFor(() => expect(kept()).toEqual(['ARAVBANK', 'TEJASMOT', 'INDRAOIL']));
    expect(shown()).toEqual(['ARAVBANK', 'TEJASMOT', 'INDRAOIL']);
  });

  it('does a move again on the list that another tab has changed, without a message [I4-5-TABS]', async () => {
    const { choose } = await open();
    const [favourites] = watchlistFixtures;
    back.change(favourites?.id ?? '', (list: Watchlist) => ({
      ...list,
      instruments: list.instruments.filter(({ symbol }) => symbol !== 'ARAVBANK'),
    }));
    await choose('Options for TEJASMOT', 'Move to top');

    await vi.waitFor(() => expect(kept()).toEqual(['TEJASMOT', 'INDRAOIL', 'GONE']));
    await vi.waitFor(() => expect(shown()).toEqual(['TEJASMOT', 'INDRAOIL', 'GONE']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is sorted by a column and goes back to its own order, in which alone rows are moved [I4-5-SORT]', async () => {
    const { user, choose } = await open();
    await user.click(screen.getByRole('button', { name: /^LTP/ }));
    expect(shown()).toEqual(['INDRAOIL', 'ARAVBANK', 'TEJASMOT', 'GONE']);
    await vi.waitFor(() =>
      expect(back.lists()[0]?.sort).toEqual({ column: 'last_price', direction: 'descending' }),
    );
    expect(screen.getByRole('button', { name: 'Sort again' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Options for ARAVBANK' }));
    expect((await screen.findByRole('menuitem', { name: 'Move up' })).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.keyboard('{Escape}');
    await choose('List options', 'My own order');

    expect(shown()).toEqual(['ARAVBANK', 'INDRAOIL', 'TEJASMOT', 'GONE']);
    await vi.waitFor(() => expect(back.lists()[0]?.sort).toBeNull());
  });

  it('shows the columns that were chosen [I4-5-COLUMNS]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Volume' }));

    await vi.waitFor(() => expect(back.lists()[0]?.columns).toEqual(['last_price', 'change_percent']));
  });

  it('is made, renamed, and deleted with a way back [I4-5-LISTS]', async () => {
    const { user, choose } = await open();
    await choose('List options', 'New list');
    await user.type(screen.getByRole('textbox', { name: 'Name of the list' }), ' banks');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Another list has this name.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Name of the list' }), ' and oil');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This list is empty')).toBeDefined();
    await choose('List options', 'Rename list');
    const field = screen.getByRole('textbox', { name: 'Name of the list' });
    await user.clear(field);
    await user.type(field, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(back.lists().map(({ name }) => name)).toContain('Mine'));
  });

  it('comes back to its place when it was deleted by mistake [I4-5-LISTS]', async () => {
    const { user, choose } = await open();
    await choose('List options', 'Delete list');
    expect(await screen.findByText('The list “Favourites” was deleted.')).toBeDefined();
    expect(back.lists().map(({ name }) => name)).toEqual(['Banks', 'My holdings']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    await vi.waitFor(() =>
      expect(back.lists().map(({ name }) => name)).toEqual(['Favourites', 'Banks', 'My holdings']),
    );
    expect(await screen.findByRole('rowheader', { name: /^TEJASMOT/ })).toBeDefined();
  });

  it('takes pasted symbols and says what became of each [I4-5-IMPORT] [DEM-12]', async () => {
    const { user, choose } = await open();
    await choose('Options for TEJASMOT', 'Remove from list');
    await choose('List options', 'Paste symbols');
    await user.click(screen.getByRole('textbox', { name: 'Symbols or ISINs' }));
    await user.paste('tejasmot, NSE:ARAVBANK\nNOSUCH <b>');
    await user.click(screen.getByRole('button', { name: 'Add to the list' }));

    expect(await screen.findByText('1 instrument was added.')).toBeDefined();
    expect(screen.getByText('1 was already in the list.')).toBeDefined();
    expect(screen.getByText('2 were not found')).toBeDefined();
    expect(screen.getByText('NOSUCH, <b>')).toBeDefined();
    await vi.waitFor(() => expect(kept()).toEqual(['ARAVBANK', 'INDRAOIL', 'GONE', 'TEJASMOT']));
  });

  it('is exported with its name, its time and what its prices are [I4-5-EXPORT]', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:1';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { choose } = await open();
    await choose('List options', 'Export as CSV');

    expect(click).toHaveBeenCalledTimes(1);
    const lines = (await blobs[0]?.text())?.split('\r\n');
    expect(lines?.[0]).toMatch(/^.?"?Watch list Favourites; 4 rows; last prices as of .*2026/u);
    expect(lines?.[2]).toMatch(/^NSE:ARAVBANK,Aravalli Bank,1004\.85,/);
    expect(lines?.[5]).toBe('NSE:GONE,GONE,,,,');
    vi.restoreAllMocks();
  });

  it('of the holdings has only its look to change [I4-5-HOLDINGS]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /^My holdings/ }));
    expect(shown()).toEqual(['ARAVBANK']);
    await user.click(screen.getByRole('button', { name: 'List options' }));
    const menu = within(await screen.findByRole('menu'));

    expect(menu.getByRole('menuitem', { name: 'Delete list' }).getAttribute('aria-disabled')).toBe('true');
    expect(menu.getByRole('menuitem', { name: 'Export as CSV' }).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('the columns of a list [I4-5-FIGURES]', () => {
  async function openWith(columns: Watchlist['columns']) {
    const [favourites] = watchlistFixtures;
    if (!favourites) throw new RangeError('there is no list');
    back.change(favourites.id, (list) => ({ ...list, columns }));
    return open();
  }
  const quote = firstPage.items[0]?.quote;

  it('say where the price stands in the range of the day and of 52 weeks, and move with it', async () => {
    const { stream } = await openWith(['last_price', 'day_range', 'week52_range']);
    expect(screen.getByText('1,004.85 between 1,004.85 and 1,004.85')).toBeDefined();
    expect(screen.getByText('1,004.85 between 1.00 and 1,00,000.00')).toBeDefined();
    if (!quote) throw new RangeError('there is no quote');
    act(() => stream.show([{ ...quote, low: 1000, high: 1020, last_price: 1015 }]));

    const words = await screen.findByText('1,015.00 between 1,000.00 and 1,020.00');
    const mark = words.parentElement?.querySelector<HTMLElement>('[data-mark]');
    expect(mark?.style.left).toBe('75%');
  });

  it('say how far the nearest alert is, sort by it, and ask for alerts only then', async () => {
    const asked = vi.fn();
    server.use(...createAlertServer().handlers);
    server.events.on('request:start', ({ request }) => asked(new URL(request.url).pathname));
    const plain = await open();
    expect(asked).not.toHaveBeenCalledWith('/client/app/v1/alerts');
    plain.unmount();
    const { user } = await openWith(['last_price', 'alert_distance']);
    expect(await screen.findByRole('gridcell', { name: '0.17%' })).toBeDefined();
    expect(screen.getByRole('gridcell', { name: 'Reached' })).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'To alert' }));
    await user.click(screen.getByRole('button', { name: 'To alert' }));
    expect(shown().slice(0, 2)).toEqual(['ARAVBANK', 'INDRAOIL']);
    await vi.waitFor(() =>
      expect(back.lists()[0]?.sort).toEqual({ column: 'alert_distance', direction: 'ascending' }),
    );
    server.events.removeAllListeners();
  });
});

describe('rubbish [I4-5-RUBBISH]', () => {
  it('of 5,000 pasted lines is read at once, counted, named in part, and adds nothing', async () => {
    const { user, choose } = await open();
    const kinds = ['%%%', '<b>NSE</b>', 'मोटर्स', '–––', 'a sentence with many words in it', '😀', '{"a":1}'];
    const lines = Array.from(
      { length: 5_000 },
      (_, index) => `${kinds[index % kinds.length] ?? ''} ${'#'.repeat(1 + (index % 9))}${index}`,
    );
    await choose('List options', 'Paste symbols');
    await user.click(screen.getByRole('textbox', { name: 'Symbols or ISINs' }));
    await user.paste(lines.join('\n'));
    await user.click(screen.getByRole('button', { name: 'Add to the list' }));

    expect(await screen.findByText('Nothing was added.')).toBeDefined();
    expect(screen.getByText(/were not found$/).textContent).toMatch(/^[\d,]+ were not found $/);
    expect(kept()).toEqual(['ARAVBANK', 'INDRAOIL', 'TEJASMOT', 'GONE']);
  });
});

describe('the choice of a list', () => {
  it('is a row of chips, and leaves what is chosen to the address where there is one [I4B-D17] [I4B-E20]', async () => {
    const onChoose = vi.fn();
    const { user } = renderPage(<WatchlistCard chosen="holdings" onChoose={onChoose} />);
    expect(await screen.findByRole('grid', { name: 'My holdings' })).toBeDefined();
    const chips = within(screen.getByRole('radiogroup', { name: 'List' })).getAllByRole('radio');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Favourites4', 'Banks0', 'My holdings1']);

    await user.click(screen.getByRole('radio', { name: /^Favourites/ }));
    expect(onChoose).toHaveBeenCalledWith(watchlistFixtures[0]?.id);
  });
});

describe('adding by search [I4-5-ADD]', () => {
  it('is not offered in the list of the holdings', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /^My holdings/ }));
    expect(screen.queryByRole('combobox', { name: 'Add symbol' })).toBeNull();
  });
});
