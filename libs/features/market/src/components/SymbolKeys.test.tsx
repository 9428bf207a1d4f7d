import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { envelopeOf, getGetHoldingsMockHandler, getGetStockDetailMockHandler } from '@wealth/api-sdk/testing';
import { SymbolKeys } from '@wealth/parts';
import { createPreferences } from '@wealth/preferences';
import { mockServer, renderPage } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatchlistServer, marketHandlers } from '../testing.ts';
import { createAlertServer } from '../testing/alertServer.ts';
import { firstView } from '../model/chartView.ts';
import { stockFixture, stockHandlers } from '../testing/stockFixtures.ts';
import { StockDetailView } from './detail/StockDetailView.tsx';
import { WatchlistCard } from './watchlist/WatchlistCard.tsx';

const server = mockServer(
  ...marketHandlers(),
  getGetStockDetailMockHandler(envelopeOf(stockFixture)),
  getGetHoldingsMockHandler(envelopeOf([])),
);

beforeEach(() => server.use(...createWatchlistServer().handlers, ...createAlertServer().handlers));
afterEach(() => vi.useRealTimers());

async function open(preferences = createPreferences(null)) {
  const onOpen = vi.fn();
  const page = renderPage(
    <SymbolKeys onOpen={onOpen}>
      <WatchlistCard />
      <input aria-label="Elsewhere" />
    </SymbolKeys>,
    { hasHosts: true, preferences },
  );
  const symbol = await screen.findByRole('link', { name: 'ARAVBANK' });
  await screen.findByRole('gridcell', { name: '1,004.85' });
  return { ...page, onOpen, symbol };
}

const aravbank = { market: 'NSE', symbol: 'ARAVBANK' };

describe('the symbols of a list [I4-9-KEYS] [DEM-30-MARKET]', () => {
  it('open the detail by a press and by Enter, and a new tab by Ctrl', async () => {
    const { symbol, user, onOpen } = await open();
    expect(symbol.getAttribute('href')).toBe('/market/NSE/ARAVBANK');
    await user.click(symbol);
    symbol.focus();
    await user.keyboard('{Enter}');
    expect(onOpen.mock.calls).toEqual([[aravbank], [aravbank]]);

    // The browser's own: it is not held back.
    expect(fireEvent.click(symbol, { ctrlKey: true })).toBe(true);
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it.each([
    { key: 'b', side: 'BUY' },
    { key: 's', side: 'SELL' },
  ])('open the ticket by $key [I5A-5-KEYS] [DEM-30-ORDER]', async ({ key, side }) => {
    const { symbol, user } = await open();
    symbol.focus();
    await user.keyboard(key);
    expect(drawers.getSnapshot()?.read((type, payload) => ({ type, payload }))).toEqual({
      type: 'ticket',
      payload: { instrument: aravbank, side },
    });
    act(() => void drawers.close());
  });

  it('set an alert by A, go into a list by W, tell the keys by ?', async () => {
    const { symbol, user } = await open();
    symbol.focus();
    await user.keyboard('a');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Set alert' })).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    symbol.focus();
    await user.keyboard('w');
    const lists = within(await screen.findByRole('dialog', { name: 'Add to list' }));
    expect(await lists.findByRole('checkbox', { name: /^Favourites/ })).toHaveProperty('checked', true);
    await user.click(lists.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    symbol.focus();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  });

  it('act on the row that has the focus, and on nothing else', async () => {
    const { user, onOpen } = await open();
    const cell = screen.getByRole('gridcell', { name: '1,542.60' });
    cell.focus();
    await user.keyboard('{Enter}');
    expect(onOpen.mock.calls).toEqual([[{ market: 'NSE', symbol: 'INDRAOIL' }]]);

    await user.type(screen.getByRole('textbox', { name: 'Elsewhere' }), 'aw?');
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveProperty('value', 'aw?');
  });

  it('have no letters for who has switched them off [I4-9-SWITCH]', async () => {
    const preferences = createPreferences(null);
    preferences.set('letterKeys', false);
    const { symbol, user, onOpen } = await open(preferences);
    symbol.focus();
    await user.keyboard('aw?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});

it.each([
  { areOn: true, keys: ['Enter', 'A', 'W'] },
  { areOn: false, keys: ['Enter'] },
])('stand on the row that is entered: $keys [I4-9-SWITCH]', async ({ areOn, keys }) => {
  const preferences = createPreferences(null);
  preferences.set('letterKeys', areOn);
  const { symbol } = await open(preferences);
  const row = symbol.closest('[role=row]');
  expect([...(row?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)).toEqual(keys);
});

describe('the menu of a symbol [I4-9-MENU]', () => {
  it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])(
    'opens by %s, and the focus comes back',
    async (keys) => {
      const { symbol, user } = await open();
      symbol.focus();
      await user.keyboard(keys);
      const menu = within(await screen.findByRole('menu', { name: 'ARAVBANK' }));
      const options = menu.getAllByRole('menuitem');
      expect(options.map(({ textContent }) => textContent)).toEqual([
        'Open detail',
        'Buy',
        'Sell',
        'Set alert',
        'Add to list',
        'Keyboard shortcuts',
      ]);
      const keysOf = (option: HTMLElement) => option.querySelector('kbd')?.dataset['keys'];
      expect(options.map(keysOf)).toEqual(['Enter', 'B', 'S', 'A', 'W', '?']);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(document.activeElement).toBe(symbol);
    },
  );

  it('opens by a right click anywhere on the row, and does the same as the keys', async () => {
    const { user } = await open();
    expect(fireEvent.contextMenu(screen.getByRole('gridcell', { name: '1,542.60' }))).toBe(false);
    await user.click(await screen.findByRole('menuitem', { name: /^Set alert/ }));
    expect(await screen.findByRole('dialog', { name: 'Set alert' })).toBeDefined();
  });

  it('opens by a long press of a finger, whose click opens nothing', async () => {
    const { symbol, onOpen } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const press = { pointerType: 'touch', clientX: 20, clientY: 30 };
    fireEvent.pointerDown(symbol, press);
    fireEvent.pointerMove(symbol, { ...press, clientX: 60 });
    vi.advanceTimersByTime(600);
    fireEvent.pointerDown(symbol, press);
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
    fireEvent.pointerUp(symbol, press);
    fireEvent.click(symbol);

    expect(await screen.findByRole('menu', { name: 'ARAVBANK' })).toBeDefined();
    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe('the keys of the detail that is open [I4B-D31]', () => {
  function openDetail(preferences = createPreferences(null)) {
    server.use(...stockHandlers());
    return renderPage(
      <>
        <StockDetailView
          share={stockFixture}
          view={{ ...firstView, view: 'table' }}
          onViewChange={() => undefined}
          headingLevel="h1"
        />
        <input aria-label="Elsewhere" />
      </>,
      { hasHosts: true, preferences },
    );
  }

  it.each([
    { key: 'b', side: 'BUY' },
    { key: 's', side: 'SELL' },
  ])('$key opens the ticket, wherever the focus is', async ({ key, side }) => {
    const { user } = openDetail();
    await screen.findByRole('grid', { name: 'ARAVBANK, 5m' });
    await user.keyboard(key);
    expect(drawers.getSnapshot()?.read((_, payload) => payload)).toMatchObject({
      instrument: aravbank,
      side,
    });
    act(() => void drawers.close());
  });

  it('a sets an alert, and nothing acts beneath its dialog', async () => {
    const { user } = openDetail();
    await screen.findByRole('grid', { name: 'ARAVBANK, 5m' });
    await user.keyboard('a');
    expect(await screen.findByRole('dialog', { name: 'Set alert' })).toBeDefined();
    await user.keyboard('b');
    expect(drawers.getSnapshot()).toBeNull();
  });

  it('w shows the lists, ? all keys with those of search, ticket and chart', async () => {
    const { user } = openDetail();
    await screen.findByRole('grid', { name: 'ARAVBANK, 5m' });
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const key of ['Ctrl K', 'Ctrl Enter', 'Arrow keys', 'Home End', 'B', 'W']) {
      expect(dialog.getByText(key)).toBeDefined();
    }
  });

  it('are letters where somebody writes, and where the client wants none', async () => {
    const { user, preferences } = openDetail();
    await screen.findByRole('grid', { name: 'ARAVBANK, 5m' });
    await user.type(screen.getByRole('textbox', { name: 'Elsewhere' }), 'b');
    expect(drawers.getSnapshot()).toBeNull();
    act(() => preferences.set('letterKeys', false));
    await user.click(document.body);
    await user.keyboard('b');
    expect(drawers.getSnapshot()).toBeNull();
  });
});
