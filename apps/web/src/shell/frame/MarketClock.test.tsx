import { act, render, screen } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { SystemInfo } from '@wealth/api-sdk/model';
import { getGetSystemInfoResponseMock } from '@wealth/api-sdk/testing';
import { AppStage, clientVisitor, fakeSession, fixedNow } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { MarketClock } from './MarketClock.tsx';

/** The session's clock stands at 14:32:07 on a trading day, which is the device's until somebody tells the server's. */
async function show() {
  const listeners = new Set<() => void>();
  let info: SystemInfo | undefined;
  const systemInfo = {
    read: () => info,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const session = fakeSession(clientVisitor(), { isTimeKnown: false });
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <AppStage session={session}>
          <p>Header</p>
          <MarketClock />
        </AppStage>
      ),
    }),
    history: createMemoryHistory(),
    context: { systemInfo },
  });
  await act(async () => render(<RouterProvider router={router} />));
  await screen.findByText('Header');

  const tellTime = () => act(() => session.serverClock.sync(new Date(fixedNow).toISOString()));
  return {
    tellTime,
    tellInfo(features: SystemInfo['features']) {
      info = { ...getGetSystemInfoResponseMock().data, features };
      act(() => listeners.forEach((listener) => listener()));
      tellTime();
    },
  };
}

/** What is there to be seen and read; what only takes room is not. */
function shownText(): string {
  const clock = document.body.cloneNode(true);
  if (!(clock instanceof HTMLElement)) throw new TypeError('the page is no element');
  for (const hidden of clock.querySelectorAll('[aria-hidden]')) hidden.remove();
  return clock.textContent;
}

describe('the clock of the header', () => {
  it('says nothing of the time and of the market while only the device has told them', async () => {
    await show();
    expect(shownText()).toBe('Header');
  });

  it('keeps the room of what will stand there', async () => {
    await show();
    expect(document.querySelector('[aria-hidden="true"] .invisible')?.textContent).toContain('14:32:07 IST');
  });

  it('shows both once the system information is there', async () => {
    const { tellInfo } = await show();
    tellInfo({});
    expect(shownText()).toBe('HeaderMarket open14:32:07 IST');
  });

  it('shows the time of the stream before it is known whether the market is open at any hour', async () => {
    const { tellTime, tellInfo } = await show();

    tellTime();
    expect(shownText()).toBe('Header14:32:07 IST');

    tellInfo({ always_open: true });
    expect(shownText()).toBe('HeaderMarket open14:32:07 IST');
  });
});
