import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import { getGetSystemInfoResponseMock } from '@wealth/api-sdk/testing';
import { AppStage, clientVisitor, fakeSession } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { SessionPanel } from './SessionPanel.tsx';

async function show(time: string, isAlwaysOpen = false) {
  const features = isAlwaysOpen ? { always_open: true } : {};
  const info = { ...getGetSystemInfoResponseMock().data, features };
  const now = Date.parse(`${time}+05:30`);
  const session = fakeSession(clientVisitor());
  const stopped = { ...session, serverClock: { ...session.serverClock, now: () => now } };
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <AppStage session={stopped}>
          <SessionPanel id="hours" onClose={() => undefined} />
        </AppStage>
      ),
    }),
    history: createMemoryHistory(),
    context: { systemInfo: { read: () => info, subscribe: () => () => undefined } },
  });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  return screen.findByRole('region', { name: 'Market hours of the day' });
}

const headingsOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('the hours of the market in words [I4-3-SESSION]', () => {
  it.each([
    ['08:44:59', 'Market closed', 'Next: Block deals 08:45 IST', ''],
    ['08:45:00', 'Block deals', 'Next: Pre-open auction 09:00 IST', 'Block deals'],
    ['09:00:00', 'Pre-open auction', 'Next: Continuous trading 09:15 IST', 'LimitMarket'],
    ['09:05:00', 'Pre-open auction', 'Next: Continuous trading 09:15 IST', 'Limit'],
    ['09:10:00', 'Pre-open auction', 'Next: Continuous trading 09:15 IST', ''],
    ['09:12:00', 'Pre-open auction', 'Next: Continuous trading 09:15 IST', ''],
    ['09:15:00', 'Continuous trading', 'Next: Closing auction 15:15 IST', 'LimitMarketStop-lossIOC'],
    [
      '14:05:00',
      'Continuous trading',
      'Next: Closing auction 15:15 IST',
      'LimitMarketStop-lossIOCBlock deals',
    ],
    ['14:20:00', 'Continuous trading', 'Next: Closing auction 15:15 IST', 'LimitMarketStop-lossIOC'],
    ['15:35:00', 'Market closed', 'Next: Post-close session 15:50 IST', ''],
    ['15:50:00', 'Post-close session', 'Next: Block deals Fri, 20 Nov 2026, 08:45 IST', 'Market'],
    ['16:00:00', 'Market closed', 'Next: Block deals Fri, 20 Nov 2026, 08:45 IST', ''],
  ])('at %s: %s, %s, works: %s', async (...[time, phase, next, works]) => {
    const panel = await show(`2026-11-19T${time}`);
    expect(headingsOf(panel)).toEqual([phase, 'Works now', next, 'Closed next']);
    const list = within(panel).getByRole('heading', { name: 'Works now' }).parentElement?.querySelector('ul');
    expect(list?.textContent).toBe(works);
    if (works === '') expect(panel.textContent).toMatch(/No order reaches the exchange now[.]|Orders wait/);
  });

  it.each([
    ['15:15:00', 'Closing auction: the reference price is found', ''],
    ['15:20:00', 'Closing auction: orders come in', 'LimitMarket'],
    ['15:25:00', 'Closing auction: limit orders only', 'Limit'],
    ['15:29:59', 'Closing auction: limit orders only', 'Limit'],
  ])(
    'at %s they differ: %s for shares with a closing auction, trading for the others',
    async (time, phase, works) => {
      const panel = await show(`2026-11-19T${time}`);
      const [, auction, others] = headingsOf(panel);
      expect([auction, others]).toEqual(['Shares with a closing auction (F&O)', 'Other shares']);
      expect(within(panel).getByText(phase)).toBeDefined();
      const lists = within(panel).queryAllByRole('list', { name: 'Works now' });
      expect(lists.map(({ textContent }) => textContent).filter((text) => text.length < 20)).toEqual(
        works === '' ? [] : [works],
      );
      expect(lists.at(-1)?.textContent).toBe('LimitMarketStop-lossIOC');
      expect(within(panel).getAllByText('until 15:30 IST', { exact: false }).length).toBeGreaterThan(0);
    },
  );

  it('at 15:30 the auction finds its price while the others are closed', async () => {
    const panel = await show('2026-11-19T15:30:00');
    expect(within(panel).getByText('Closing auction: one price is found')).toBeDefined();
    expect(within(panel).getAllByText('No order reaches the exchange now.')).toHaveLength(2);
  });

  it.each([
    ['2026-11-21T11:00:00', 'Opens Mon, 23 Nov 2026, 09:00 IST', null],
    ['2026-11-24T11:00:00', 'Opens Wed, 25 Nov 2026, 09:00 IST', 'Closed today: Guru Nanak Jayanti'],
  ])('on %s it says when the market opens and why it is closed', async (time, opening, reason) => {
    const panel = await show(time);
    expect(panel.textContent).toContain(opening);
    if (reason === null) expect(panel.textContent).not.toContain('Closed today');
    else expect(panel.textContent).toContain(reason);
  });

  it('says once that a sandbox trades at any hour, whatever the exchange does [I4B-A20]', async () => {
    const panel = await show('2026-11-19T20:00:00', true);
    expect(headingsOf(panel)[0]).toBe('Open at any hour');
    expect(within(panel).getAllByText(/sandbox trades at any hour/)).toHaveLength(1);
    expect(panel.textContent).toContain('The exchange is closed; the sandbox trades at any hour.');
    expect(panel.textContent).toContain('Stop-loss');
  });

  it.each([
    ['2026-11-19T16:30:00', 'Orders wait for the next session.'],
    ['2026-11-19T15:40:00', 'No order reaches the exchange now.'],
  ])('at %s says what becomes of an order: %s [I4B-A20]', async (time, text) => {
    const panel = await show(time);
    expect(panel.textContent).toContain(text);
    expect(panel.textContent).not.toContain('Disclosed quantity');
  });
});
