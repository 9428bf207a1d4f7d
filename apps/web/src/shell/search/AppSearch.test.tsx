import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SearchResult } from '@wealth/api-sdk/model';
import { envelopeOf, failing, getSearchStocksMockHandler } from '@wealth/api-sdk/testing';
import { stockSearch } from '@wealth/hrefs';
import { loadMessages, namespaces } from '@wealth/i18n-locale';
import { createPreferences } from '@wealth/preferences';
import { mockServer, AppStage } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { modals } from '@wealth/ui/modal';
import { searchOverlay } from '@wealth/ui/search-overlay';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMenuStore } from '../../core/menuStore.ts';
import { readServerMenu } from '../../core/serverMenu.ts';
import { AppSearch } from './AppSearch.tsx';
import { recentSearches } from './recentSearches.ts';

const bank: SearchResult = {
  symbol: 'ARAVBANK',
  market: 'NSE',
  exchanges: [{ market: 'NSE', symbol: 'ARAVBANK' }],
  name: 'Aravalli Bank',
  price: 1014.4,
};
const server = mockServer(getSearchStocksMockHandler(envelopeOf([bank])));

beforeEach(() => {
  recentSearches.clear();
  return () => {
    searchOverlay.close();
    for (const { id } of modals.getSnapshot()) modals.close(id);
  };
});

const movers = {
  path: '/services/movers',
  name: 'movers',
  component: '',
  meta: { title: 'Movers of the day' },
  children: [{ path: '/services/up', name: 'up', component: '', children: [] }],
};

async function show(language: 'en' | 'hi' = 'en') {
  const report = vi.fn(async () => undefined);
  const log = vi.fn();
  const onOpenProfile = vi.fn();
  const menu = createMenuStore({
    readMenu: () => Promise.resolve(readServerMenu([movers], new Map(), new Set())),
    onSkipped: () => undefined,
    onFailed: () => undefined,
    onStale: () => undefined,
  });
  await Promise.all([menu.load(), loadMessages(language, namespaces)]);
  const preferences = createPreferences(null);
  preferences.set('language', language);
  const router = createRouter({
    routeTree: createRootRoute({
      validateSearch: stockSearch,
      component: () => (
        <AppStage preferences={preferences}>
          <AppSearch onOpenProfile={onOpenProfile} />
        </AppStage>
      ),
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: ['/?stock=NSE:OLD'] }),
    context: { menu, report, log },
  });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  await act(async () => searchOverlay.open());
  const box = await screen.findByRole('combobox');
  return { box, user: userEvent.setup(), router, report, log, onOpenProfile, preferences };
}

async function reopen() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(searchOverlay.open);
  return screen.findByRole('combobox');
}

const optionNames = () =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent.replace(/Enter$/, ''));

describe('the search of the app', () => {
  it('opens the stock that was picked above the page it was picked on [S2-SEARCH-PICK] [I4-6-PICK]', async () => {
    const { user, box, router } = await show();
    await user.type(box, 'arav');
    const option = await screen.findByRole('option', { name: /NSE/ });
    expect(option.textContent).toContain('NSEAravalli Bank₹1,014.40');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(router.state.location.search).toEqual({ stock: 'NSE:ARAVBANK' }));
    expect(router.state.location.pathname).toBe('/');
    expect(searchOverlay.getSnapshot()).toBe(false);
  });

  it('says what will be there before there is any recent search, and what may be tried when nothing is found [I4-6-RECENT]', async () => {
    const { user, box } = await show();
    expect(screen.getByText(/^What you open from here appears here again/)).toBeDefined();
    server.use(getSearchStocksMockHandler(envelopeOf([])));
    await user.type(box, 'zzqqxxy');
    expect(await screen.findByText('No results found.')).toBeDefined();
    expect(screen.getByText(/^Nothing here has this symbol/)).toBeDefined();
    expect(screen.queryByText(/^What you open from here/)).toBeNull();
  });

  it('lists the page that fits best above the instruments, each group by its name [I4-6-GROUPS] [I4B-E9]', async () => {
    const { user, box } = await show();
    await user.type(box, 'bank');
    await screen.findByRole('option', { name: /NSE/ });
    const groups = screen.getAllByRole('group');

    expect(groups.map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Instruments' })).toBe(groups[1]);
    const best = within(screen.getByRole('group', { name: 'Best matching pages and actions' }));
    expect(best.getByRole('option', { name: 'Bank accounts in Me' })).toBeDefined();
    // Enter opens the share all the same.
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('ARAVBANK');
  });

  it.each([
    ['b', 'Buy'],
    ['w', 'List'],
  ])('has Alt and %s act on the active share: %s [I4B-D31]', async (letter, hint) => {
    const { user, box } = await show();
    await user.type(box, 'arav');
    await screen.findByRole('option', { name: /NSE/ });
    expect(screen.getByText(hint)).toBeDefined();

    await user.keyboard(`{Alt>}{${letter}}{/Alt}`);
    expect(searchOverlay.getSnapshot()).toBe(false);
    if (letter === 'b') {
      await waitFor(() => expect(drawers.getSnapshot()?.read((type) => type)).toBe('ticket'));
      act(() => void drawers.close());
    } else {
      await waitFor(() =>
        expect(modals.getSnapshot()).toMatchObject([{ dialog: { title: 'parts.addToList' } }]),
      );
    }
  });

  it('lists six of a group at most [I4B-E9]', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...bank, symbol: `BANK${index}` }));
    server.use(getSearchStocksMockHandler(envelopeOf(many)));
    const { user, box } = await show();
    await user.type(box, 'bank');
    const shares = within(await screen.findByRole('group', { name: 'Instruments' }));
    expect(shares.getAllByRole('option')).toHaveLength(6);
  });

  // The five actions of the ranking test; the server answers a share to each of them.
  it.each([
    ['deposit', 'Deposit'],
    ['add money', 'Deposit'],
    ['set pin', 'Set PIN'],
    ['withdraw', 'Withdraw'],
    ['change password', 'Change Password'],
  ])('has %j choose %s [I4-6-RANKING]', async (text, name) => {
    const { user, box } = await show();
    await user.type(box, text);
    await screen.findByRole('option', { name: /NSE/ });

    expect(screen.getByRole('option', { selected: true, name })).toBeDefined();
  });

  it('prefers a share whose symbol was typed to an action of that name', async () => {
    server.use(getSearchStocksMockHandler(envelopeOf([{ ...bank, symbol: 'DEPOSIT' }])));
    const { user, box } = await show();
    await user.type(box, 'deposit');

    expect((await screen.findByRole('option', { selected: true })).textContent).toContain('NSE');
  });

  it('does what was chosen once it has left the screen', async () => {
    const { user, box } = await show();
    await user.type(box, 'set pin');
    await screen.findByRole('option', { name: /NSE/ });
    await user.keyboard('{Enter}');

    await waitFor(() =>
      expect(modals.getSnapshot()).toMatchObject([{ dialog: { title: 'profile.setPin' } }]),
    );
  });

  it('finds the pages of the server’s menu, and those below them', async () => {
    server.use(getSearchStocksMockHandler(envelopeOf([])));
    const { user, box, router } = await show();
    await user.type(box, 'movers');
    await screen.findByRole('option', { name: 'Movers of the day in Services' });
    await user.keyboard('{Enter}');

    await waitFor(() => expect(router.state.location.pathname).toBe('/services/movers'));
  });

  it('finds in Hindi by Hindi and by English words [I4-6-COMMANDS]', async () => {
    server.use(getSearchStocksMockHandler(envelopeOf([])));
    const { user, box } = await show('hi');
    await user.type(box, 'पिन');
    await screen.findByRole('option', { name: 'पिन सेट करें' });
    await user.clear(box);
    await user.type(box, 'set pin');

    expect(await screen.findByRole('option', { selected: true, name: 'पिन सेट करें' })).toBeDefined();
  });

  it('logs and reports a search that failed and says no word of its own; pages go on [S8-SEARCH-FAILED]', async () => {
    server.use(failing('*/stock/api/v1/search/', { status: 500, message: 'Out of order.' }));
    const { user, box, report, log } = await show();
    await user.type(box, 'deposit');
    await waitFor(() => expect(optionNames()).toEqual(['Deposit']));

    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The search failed.',
      expect.objectContaining({ status: 500 }),
    );
    expect(report).toHaveBeenCalledOnce();
    expect(screen.queryByText('No results found.')).toBeNull();
  });

  it('offers what was chosen before, newest first, until that is cleared [I4-6-RECENT]', async () => {
    const { user, box, router } = await show();
    expect(optionNames()).toEqual([]);
    await user.type(box, 'arav');
    await user.click(await screen.findByRole('option', { name: /NSE/ }));
    await user.type(await reopen(), 'preferences');
    await user.click(await screen.findByRole('option', { name: /Preferences/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/me/profile'));
    await user.click(await reopen());
    expect(optionNames()).toEqual(['Preferences', 'ARAVBANKNSEAravalli Bank']);

    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Preferences');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(optionNames()).toEqual([]);
  });
});
