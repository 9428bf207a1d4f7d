import { screen, waitFor, within } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import { WatchButton } from '@wealth/parts';
import { mockServer, renderPage } from '@wealth/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWatchlistServer } from '../../testing.ts';

const server = mockServer();
let back: ReturnType<typeof createWatchlistServer>;
const instrument = { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank' } as const;
const symbolsOf = (name: string) =>
  back
    .lists()
    .find((list) => list.name === name)
    ?.instruments.map(({ symbol }) => symbol);

beforeEach(() => {
  back = createWatchlistServer();
  server.use(...back.handlers);
});

async function open() {
  const page = renderPage(<WatchButton instrument={instrument} />);
  await page.user.click(await screen.findByRole('button', { name: 'Watch, in 1 list' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Watch ARAVBANK' })) };
}

describe('the Watch control [I4-5-WATCH]', () => {
  it('says in which lists it is, adds and removes', async () => {
    const { dialog, user } = await open();
    expect(dialog.getByRole('checkbox', { name: /^Favourites/ })).toHaveProperty('checked', true);
    expect(dialog.queryByRole('checkbox', { name: /My holdings/ })).toBeNull();
    const banks = dialog.getByRole('checkbox', { name: /^Banks/ });
    expect(banks).toHaveProperty('checked', false);

    await user.click(banks);
    await waitFor(() => expect(symbolsOf('Banks')).toEqual(['ARAVBANK']));
    await user.click(dialog.getByRole('checkbox', { name: /^Favourites/ }));
    await waitFor(() => expect(symbolsOf('Favourites')).toEqual(['INDRAOIL', 'TEJASMOT', 'GONE']));
    expect(dialog.getByRole('checkbox', { name: /^Favourites/ })).toHaveProperty('checked', false);
  });

  it('makes a new list with it, under a name that is free', async () => {
    const { dialog, user } = await open();
    const name = dialog.getByRole('textbox', { name: 'Name of a new list' });
    await user.type(name, 'banks');
    await user.click(dialog.getByRole('button', { name: 'Add to new list' }));
    expect(dialog.getByText('Another list has this name.')).toBeDefined();
    await user.clear(name);
    await user.type(name, 'Dividends{Enter}');

    await waitFor(() => expect(symbolsOf('Dividends')).toEqual(['ARAVBANK']));
    expect(await dialog.findByRole('checkbox', { name: /^Dividends/ })).toHaveProperty('checked', true);
    expect(name).toHaveProperty('value', '');
  });

  it('says that the lists could not be loaded, and tries again', async () => {
    server.use(failing('*/client/app/v1/watchlists', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<WatchButton instrument={instrument} />);
    await user.click(await screen.findByRole('button', { name: 'Watch' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(...createWatchlistServer().handlers);
    await user.click(retry);
    expect(await screen.findByRole('checkbox', { name: /^Favourites/ })).toBeDefined();
  });
});
