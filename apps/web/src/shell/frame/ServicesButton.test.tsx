import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { toOwnPath } from '@wealth/hrefs';
import { AppStage } from '@wealth/testing';
import { modals } from '@wealth/ui/modal';
import { ModalHost } from '@wealth/ui/modal-host';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { createMenuStore } from '../../core/menuStore.ts';
import type { MenuItem, ServerMenu } from '../../core/serverMenu.ts';
import { ServiceLinks } from './ServiceLinks.tsx';
import { ServicesButton } from './ServicesButton.tsx';

function entry(path: string, title: string, children: MenuItem[] = []): MenuItem {
  const own = toOwnPath(path);
  if (own === null) throw new RangeError('no path of ours');
  return {
    path: own,
    title,
    icon: 'chart',
    page: null,
    drawer: null,
    address: own,
    needs: null,
    redirect: null,
    children,
  };
}

const group = (path: string, title: string, children: MenuItem[]): MenuItem => ({
  ...entry(path, title, children),
  address: null,
});

const movers = entry('/services/movers', 'Movers');

function menuOf(...items: MenuItem[]): ServerMenu {
  return { items, byPath: new Map(items.map((item) => [item.path, item])), skipped: [] };
}

function Page() {
  useEffect(() => () => modals.closeAll(), []);
  return (
    <AppStage>
      <p>Header</p>
      <ServicesButton />
      <ServiceLinks />
      <ModalHost />
    </AppStage>
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
    onStale: () => undefined,
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

const family = menuOf(
  entry('/services/movers', 'Movers', [entry('/movers/day', 'Today', [entry('/movers/day/up', 'Gainers')])]),
);

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

  it('lists the children of an entry, and theirs, below it [I3A-SPEC-4]', async () => {
    const user = await show(family);
    await user.click(screen.getByRole('button', { name: 'Services' }));

    const links = within(await sheet()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/services/movers',
      '/movers/day',
      '/movers/day/up',
    ]);
  });

  it('names a group above its entries, and leads nowhere with it [I6B-5-GROUPS]', async () => {
    const user = await show(menuOf(group('/services/markets', 'Markets', [movers])));
    await user.click(screen.getByRole('button', { name: 'Services' }));

    const list = within(await sheet()).getByRole('list', { name: 'Markets' });
    expect(within(list).getByRole('link', { name: 'Movers' })).toBeDefined();
    expect(within(await sheet()).queryByRole('link', { name: 'Markets' })).toBeNull();
  });

  it('is not there for an empty menu', async () => {
    await show(menuOf());
    expect(screen.queryByRole('button', { name: 'Services' })).toBeNull();
  });
});

describe('the rail of a desktop', () => {
  it('opens the children of an entry beside it, by keyboard too [I3A-SPEC-4]', async () => {
    const user = await show(family);
    expect(screen.getByRole('link', { name: 'Movers' }).getAttribute('href')).toBe('/services/movers');
    expect(screen.queryByRole('link', { name: 'Today' })).toBeNull();

    act(() => screen.getByRole('button', { name: 'More in Movers' }).focus());
    await user.keyboard('{Enter}');

    const flyout = await screen.findByRole('dialog', { name: 'Movers' });
    const links = within(flyout).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Today', 'Gainers']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Movers' })).toBeNull();
  });

  it('opens a group beside its name, by keyboard too [I6B-5-GROUPS]', async () => {
    const user = await show(menuOf(group('/services/markets', 'Markets', [movers])));
    expect(screen.queryByRole('link', { name: 'Markets' })).toBeNull();

    act(() => screen.getByRole('button', { name: 'Markets' }).focus());
    await user.keyboard('{Enter}');

    const flyout = await screen.findByRole('dialog', { name: 'Markets' });
    expect(within(flyout).getByRole('link', { name: 'Movers' })).toBeDefined();
  });

  it('has nothing more where an entry has no children', async () => {
    await show(menuOf(movers));

    expect(screen.queryByRole('button', { name: /^More in/ })).toBeNull();
  });
});
