import { screen, waitFor, within } from '@testing-library/react';
import {
  envelopeOf,
  getGetRunningAccountMockHandler,
  getSetRunningAccountMockHandler,
} from '@wealth/api-sdk/testing';
import type { RunningAccount } from '@wealth/api-sdk/model';
import { mockServer, renderPage, shownToasts } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { fundHandlers, runningFixture } from '../testing/fundFixtures.ts';
import { RunningAccountCard } from './RunningAccountCard.tsx';

const server = mockServer(...fundHandlers());

function show(running: Partial<RunningAccount> = {}) {
  server.use(getGetRunningAccountMockHandler(envelopeOf({ ...runningFixture, ...running })));
  return renderPage(<RunningAccountCard />, { hasHosts: true });
}
const card = async () => within(await screen.findByRole('region', { name: 'Running account' }));

describe('the running account', () => {
  it('says when it goes next, how much that would be and where to [I6A-5-NEXT]', async () => {
    show();
    expect(await (await card()).findByText('Fri, 1 Jan 2027')).toBeDefined();
    expect((await card()).getByText('₹1,20,500.50')).toBeDefined();
    expect((await card()).getByText('To Sandbox Bank ••••4821')).toBeDefined();
    expect(
      (await card()).getByText(/from Fri, 18 Dec 2026 on, it goes on the next monthly date/),
    ).toBeDefined();
    expect((await card()).queryByText('Provisional')).toBeNull();
  });

  it('is chosen anew, and told [I6A-5-CHOICE]', async () => {
    const { user } = show();
    const sent: unknown[] = [];
    server.use(
      getSetRunningAccountMockHandler(async ({ request }) => {
        sent.push(await request.json());
        return envelopeOf({ ...runningFixture, choice: 'monthly' });
      }),
    );
    await user.click(await screen.findByRole('radio', { name: 'Monthly' }));
    await waitFor(() =>
      expect(shownToasts()).toEqual([['success', 'Your running account is settled monthly now.', undefined]]),
    );
    expect(sent).toEqual([{ choice: 'monthly' }]);
  });

  it('says that a day is not published yet, and that nothing was traded [I6A-5-PROVISIONAL] [I6A-5-IDLE]', async () => {
    const next = { ...runningFixture.next, day: '2027-04-02', reason: 'idle', provisional: true } as const;
    show({ next });
    expect(await screen.findByText('Provisional')).toBeDefined();
    expect(screen.getByText(/may change/)).toBeDefined();
    expect(screen.getByText(/A trade before it brings your choice back/)).toBeDefined();
  });

  it('names the orders that would lack money, and what was paid last [I6A-5-GTT] [I6A-5-LAST]', async () => {
    const { account } = runningFixture;
    if (!account) throw new RangeError('there is an account');
    show({
      account: null,
      gtts: [
        {
          id: 'order-1',
          instrument: { market: 'NSE', symbol: 'ARAVBANK' },
          quantity: 100,
          price: 978,
          needed: 98_000,
          missing: 97_500,
        },
      ],
      last: {
        id: 'settlement-1',
        amount: 50_000,
        state: 'PAID',
        reason: 'choice',
        account,
        reference: 'RA-1',
        sent_at: '2026-10-16T16:00:00+05:30',
        paid_at: '2026-10-16T18:00:00+05:30',
        history: [{ state: 'PAID', time: '2026-10-16T18:00:00+05:30', reason: null }],
      },
    });
    const orders = within(await screen.findByRole('group', { name: 'Orders that would lack money' }));
    expect(orders.getByRole('link', { name: 'ARAVBANK' }).getAttribute('href')).toBe(
      '/portfolio/orders/order-1',
    );
    expect(orders.getByText('₹97,500.00')).toBeDefined();
    expect(orders.getByText('missing for 100 at 978.00')).toBeDefined();
    expect(screen.getByText('paid, sent on Fri, 16 Oct 2026')).toBeDefined();
    expect(screen.getByText(/Without a verified primary account/)).toBeDefined();
  });
});
