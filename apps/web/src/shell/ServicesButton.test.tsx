import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { toOwnPath } from '@wealth/hrefs';
import { TestProviders } from '@wealth/testing';
import { modals } from '@wealth/ui/modal';
import { ModalHost } from '@wealth/ui/modal-host';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { createMenuStore } from '../app/menu-store';
import type { MenuItem, ServerMenu } from '../app/server-menu';
import { ServicesButton } from './ServicesButton';

function entry(path: string, title: string): MenuItem {
  const own = toOwnPath(path);
  if (own === null) throw new RangeError('no path of ours');
  return { path: own, title, icon: 'chart', page: null, redirect: null, children: [] };
}

const movers = entry('/services/movers', 'Movers');

function menuOf(...items: MenuItem[]): ServerMenu {
  return { items, byPath: new Map(items.map((item) => [item.path, item])), skipped: [] };
}

function Page() {
  useEffect(() => () => modals.closeAll(), []);
  return (
    <TestProviders>
      <p>Header</p>
      <ServicesButton />
      <ModalHost />
    </TestProviders>
  );
}

async function show(...answers: Array<ServerMenu | null>) {
  const menu = createMenuStore({
    readMenu: async () => {
      const answer = answers.shift();
      if (!answer) throw new Error('Out of order');
      return answer;
    },
    onSkipped: () => undefined,
    onFailed: () => undefined,
  });
  const router = createRouter({
    routeTree: createRootRoute({
      component: Page,
    }),
    history: createMemoryHistory(),
    context: { menu },
  });
  await act(async () => render(<RouterProvider router={router} />));
  await act(() => menu.load());
  await screen.findByText('Header');
  return userEvent.setup();
}

const sheet = () => screen.findByRole('dialog', { name: 'Services' });

describe('the Services button of phones', () => {
  it('opens the entries of the menu as a sheet', async () => {
    const user = await show(menuOf(movers));

    await user.click(screen.getByRole('button', { name: 'Services' }));

    const link = within(await sheet()).getByRole('link', { name: 'Movers' });
    expect(link.getAttribute('href')).toBe('/services/movers');
  });

  it('says that the menu failed and tries again in the sheet', async () => {
    const user = await show(null, menuOf(movers));

    await user.click(screen.getByRole('button', { name: 'Services' }));
    expect(within(await sheet()).getByText('The services could not be loaded.')).toBeDefined();
    await user.click(within(await sheet()).getByRole('button', { name: 'Retry' }));

    expect(await within(await sheet()).findByRole('link', { name: 'Movers' })).toBeDefined();
  });

  it('is not there for an empty menu', async () => {
    await show(menuOf());
    expect(screen.queryByRole('button', { name: 'Services' })).toBeNull();
  });
});
