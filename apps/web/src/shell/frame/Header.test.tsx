import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failing, getGetSystemInfoResponseMock } from '@wealth/api-sdk/testing';
import { StreamProvider } from '@wealth/stream';
import { createFakeStream } from '@wealth/stream/testing';
import { mockServer, AppStage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { createMenuStore } from '../../core/menuStore.ts';
import { Header } from './Header.tsx';

mockServer(failing('*/client/app/v1/notifications', { status: 404, message: 'Not found.' }));

function Page() {
  return (
    <>
      <Header onOpenProfile={() => undefined} />
      <button>Elsewhere</button>
    </>
  );
}

async function show() {
  const info = { ...getGetSystemInfoResponseMock().data, features: { always_open: true } };
  const menu = createMenuStore({
    readMenu: () => Promise.resolve({ items: [], byPath: new Map(), skipped: [] }),
    onSkipped: () => undefined,
    onFailed: () => undefined,
    onStale: () => undefined,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory(),
    context: { menu, systemInfo: { read: () => info, subscribe: () => () => undefined } },
  });
  await act(() => router.load());
  render(
    <AppStage>
      <StreamProvider stream={createFakeStream()}>
        <RouterProvider router={router} />
      </StreamProvider>
    </AppStage>,
  );
  return { user: userEvent.setup(), hours: await screen.findAllByRole('button', { name: /Market hours$/ }) };
}

const panel = () => screen.queryByRole('region', { name: 'Market hours of the day' });

// A narrow head has its own button for the hours; without a stylesheet both are there.
describe.each([
  ['the phone’s', 0],
  ['the wide', 1],
])('the hours of the market, opened by %s button', (_name, index) => {
  it.each(['its own button', 'Escape'])('give the focus back to it when %s closes them', async (way) => {
    const { user, hours } = await show();
    const opener = hours.at(index);
    if (!opener) throw new RangeError('no such button');
    await user.click(opener);
    const close = await screen.findByRole('button', { name: 'Close the market hours' });

    if (way === 'Escape') {
      act(() => close.focus());
      await user.keyboard('{Escape}');
    } else await user.click(close);

    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});

it('leaves the focus where it is when Escape comes from elsewhere on the page', async () => {
  const { user, hours } = await show();
  const [opener] = hours;
  if (!opener) throw new RangeError('no button for the hours');
  await user.click(opener);
  await screen.findByRole('button', { name: 'Close the market hours' });
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());

  await user.keyboard('{Escape}');

  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});
