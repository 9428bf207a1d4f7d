import { act, screen, waitFor, within } from '@testing-library/react';
import type { TradeLimits } from '@wealth/api-sdk/model';
import { clientVisitor, fakeSession, renderPage } from '@wealth/testing';
import { describe, expect, it, vi } from 'vitest';
import { choose, priceField, quantityField, ticketTests, validity } from '../testing/openTicket.tsx';
import { noLimits, shareFixture } from '../testing/ticketServer.ts';
import { TicketDrawer } from './TicketDrawer.tsx';

const { open } = ticketTests();

describe('the order ticket [I5A-5-TICKET]', () => {
  it('begins with a limit at the best price of the other side, and follows it until one is typed [I4B-D1]', async () => {
    const { user, stream } = open();
    expect(await priceField()).toHaveProperty('value', '1,004.90');
    expect(screen.getByRole('radio', { name: 'Buy' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('radio', { name: 'Limit' }).getAttribute('aria-checked')).toBe('true');
    // The page was read 40 minutes ago: what the stream tells is what counts.
    act(() => stream.show([{ ...shareFixture.quote, last_price: 1050.5 }]));
    await waitFor(async () => expect(await priceField()).toHaveProperty('value', '1,050.50'));
    await user.type(await priceField(), '{ArrowUp}');
    act(() => stream.show([{ ...shareFixture.quote, last_price: 1060 }]));
    expect(await priceField()).toHaveProperty('value', '1,050.60');
  });

  it('asks the server about each order once the keys rest, and says that it has confirmed', async () => {
    const { type, exchange } = open();
    await type('40');
    expect(await screen.findByText('Checked. Nothing is placed yet.')).toBeDefined();
    expect(exchange.drafts).toEqual([
      {
        instrument: { market: 'NSE', symbol: 'ARAVBANK' },
        side: 'BUY',
        order_type: 'LIMIT',
        product: 'CNC',
        validity: 'DAY',
        quantity: 40,
        price: 1004.9,
      },
    ]);
  });

  it('takes a price of the depth as the limit', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Use 1,005.20 as the limit' }));
    expect(await priceField()).toHaveProperty('value', '1,005.20');
  });

  it('finds how many shares an amount is enough for, with charges, and what is left of it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'By amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Amount, with charges' }), '50000');
    expect(await screen.findByText('49 shares.')).toBeDefined();
    expect(screen.getByText('₹702.06 of it is not used.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'By shares' }));
    expect(await quantityField()).toHaveProperty('value', '49');
  });

  it('shows what of a holding can be sold, and sells all of that', async () => {
    const { user } = open({ side: 'SELL' });
    expect(await screen.findByText(/60 settle on Fri, 20 Nov 2026/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sell all' }));
    expect(await quantityField()).toHaveProperty('value', '400');
  });

  it('says what it would meet in the depth, and makes it the limit that fills it', async () => {
    const { user, type } = open();
    await user.click(await screen.findByRole('radio', { name: 'Market' }));
    await type('100');
    expect(await screen.findByText('100 of 100, 100.00%')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Make it a limit at 1,005.00' }));
    expect(await priceField()).toHaveProperty('value', '1,005.00');
  });

  it('leads to the other exchange where the company is listed at both', async () => {
    const { user, onInstrumentChange } = open({ state: { isAtBoth: true } });
    await user.click(await screen.findByRole('radio', { name: 'BSE' }));
    expect(onInstrumentChange).toHaveBeenCalledWith({ market: 'BSE', symbol: 'ARAVBANK' }, 'BUY');
  });

  it('takes what was typed along to the other exchange, but no limit that it has begun with itself', async () => {
    const session = fakeSession();
    const other = { market: 'BSE', symbol: 'ARAVBANK' } as const;
    const state = { isAtBoth: true, otherPrice: 1_011.1 };
    const first = open({ session, state });
    await first.type('40');
    await choose(first.user, 'IOC');
    await first.user.click(await screen.findByRole('radio', { name: 'BSE' }));
    first.unmount();

    const second = open({ session, state, instrument: other });
    expect(await quantityField()).toHaveProperty('value', '40');
    expect(validity().textContent).toBe('IOC');
    expect(await priceField()).toHaveProperty('value', '1,011.10');
    await second.user.clear(await priceField());
    await second.user.type(await priceField(), '999');
    await second.user.click(await screen.findByRole('radio', { name: 'NSE' }));
    second.unmount();

    open({ session, state });
    expect(await priceField()).toHaveProperty('value', '999.00');
    expect(await quantityField()).toHaveProperty('value', '40');
  });

  it('goes to the other exchange, and from the drawer to the page, on the side that was chosen meanwhile', async () => {
    const { user, onInstrumentChange, session, unmount } = open({ state: { isAtBoth: true } });
    await user.click(await screen.findByRole('radio', { name: 'Sell' }));
    await user.click(screen.getByRole('radio', { name: 'BSE' }));
    expect(onInstrumentChange).toHaveBeenCalledWith({ market: 'BSE', symbol: 'ARAVBANK' }, 'SELL');
    unmount();

    const onOpenPage = vi.fn();
    const payload = { instrument: { market: 'NSE', symbol: 'ARAVBANK' }, side: 'BUY' } as const;
    const leads = {
      onSetPin: vi.fn(),
      onDeposit: vi.fn(),
      onAwaiting: vi.fn(),
      onHolding: vi.fn(),
      onDone: vi.fn(),
    };
    renderPage(<TicketDrawer {...leads} {...{ payload, onOpenPage }} />, { session });
    await user.click(await screen.findByRole('radio', { name: 'Sell' }));
    await user.click(screen.getByRole('button', { name: 'Open as page' }));
    expect(onOpenPage).toHaveBeenCalledWith({ ...payload, side: 'SELL' });
  });

  it('keeps what was typed for the page of it, and for after a sign-in', async () => {
    const session = fakeSession();
    const { user, type, unmount } = open({ session });
    await type('40');
    await choose(user, 'IOC');
    unmount();
    open({ session });
    expect(await quantityField()).toHaveProperty('value', '40');
    expect(validity().textContent).toBe('IOC');
  });

  it('says so of an index and of a symbol that nobody knows', async () => {
    open({ instrument: { market: 'INDEX', symbol: 'NIFTY50' } });
    expect(await screen.findByText('An index cannot be bought or sold')).toBeDefined();
  });
});

describe('what it costs [I5A-5-COSTS]', () => {
  it('stands there line by line with the total, the break-even and the money that is left', async () => {
    const { type } = open();
    await type('40');
    const costs = within(await screen.findByRole('region', { name: 'What it costs' }));
    for (const line of ['₹40,196.00', '₹40.00', '₹1.23', '₹6.00', '₹0.23', '₹47.50']) {
      expect((await costs.findAllByText(line)).length).toBeGreaterThan(0);
    }
    expect(screen.getByRole('region', { name: 'What it costs' }).textContent).toContain('₹40,243.50');
    expect(costs.getByText('1,007.60')).toBeDefined();
    expect(screen.getByText('₹6,02,075.05')).toBeDefined();
  });

  it('is the server’s where it counts differently, and says so', async () => {
    const { type } = open({ state: { otherCharges: 10 } });
    await type('40');
    expect(await screen.findByText('Our server counts differently: these are its figures.')).toBeDefined();
    expect(screen.getByRole('region', { name: 'What it costs' }).textContent).toContain('₹40,253.50');
  });

  it('says what happens to it now, later today, and when it settles', async () => {
    open();
    const outlook = within(await screen.findByRole('region', { name: 'What happens next' }));
    expect(await outlook.findByText('Takes part in the closing auction')).toBeDefined();
    expect(outlook.getByText(/Settles on Fri, 20 Nov 2026/)).toBeDefined();
  });
});

describe('own limits on the ticket [I5A-9-LIMITS] [I5A-5-CHECKS]', () => {
  const own = { daily_loss: 5_000, largest_order: 45_000, lost_today: 1_240.5 };
  const openWith = (change: Partial<TradeLimits>) => open({ state: { limits: { ...noLimits, ...change } } });

  it('stand there in a quiet line that leads to them, of a purchase only', async () => {
    const { user } = openWith(own);
    expect(await screen.findByText('Daily loss limit ₹5,000.00, ₹1,240.50 lost today.')).toBeDefined();
    expect(screen.getByText('Orders up to ₹45,000.00.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Trading limits' }).getAttribute('href')).toBe('/me/limits');
    await user.click(screen.getByRole('radio', { name: 'Sell' }));
    expect(screen.queryByText(/Orders up to/)).toBeNull();
  });

  it('are no line where there are none', async () => {
    const { type } = open();
    await type('40');
    await screen.findByText('Checked. Nothing is placed yet.');
    expect(screen.queryByText('Your limits:')).toBeNull();
  });

  it('refuse a larger purchase before it is sent, with what would pass as a button', async () => {
    const { user, type, exchange } = openWith(own);
    exchange.state.errors = [
      { field: 'quantity', code: 'above_own_limit', message: 'Your own limit', nearest: 44 },
    ];
    await type('45');
    expect(await screen.findByText('Above your own largest order')).toBeDefined();
    expect(screen.getByText('It is worth ₹45,220.50; you have set ₹45,000.00.')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Trading limits' })).toHaveLength(2);
    exchange.state.errors = [];
    await user.click(screen.getByRole('button', { name: '44 shares' }));
    expect(await quantityField()).toHaveProperty('value', '44');
    await waitFor(() => expect(screen.queryByText('Above your own largest order')).toBeNull());
  });

  it.each([
    [{ daily_loss: 1_000, lost_today: 1_000 }, 'daily_loss_reached', 'Your daily loss limit is reached'],
    [{ segments_off: ['stock' as const] }, 'segment_off', 'You have switched this segment off'],
    [{ cooling_off_until: '2026-11-20T18:00:00+05:30' }, 'cooling_off', 'Trading is paused at your request'],
  ])('stop every purchase by %j, and no sale', async (limits, code, text) => {
    const { user, type, exchange } = openWith(limits);
    exchange.state.errors = [{ field: 'side', code, message: 'Stopped', nearest: null }];
    await type('40');
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText('Stopped')).toBeNull();
    exchange.state.errors = [];
    await user.click(screen.getByRole('radio', { name: 'Sell' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('count as the clock has them: what waits and is due, what is over and what is of another segment does not stop', async () => {
    const { type } = openWith({
      largest_order: 20_000,
      segments_off: ['otc', 'ipo'],
      cooling_off_until: '2026-11-19T14:00:00+05:30',
      pending: { daily_loss: null, largest_order: null, segments_off: [], from: '2026-11-19' },
    });
    await type('40');
    expect(await screen.findByText('Checked. Nothing is placed yet.')).toBeDefined();
    expect(screen.queryByText('Your limits:')).toBeNull();
    expect(screen.queryByText(/own largest order|cooling off/)).toBeNull();
  });
});

describe('the depository’s instruction on the ticket [I5A-5-CHECKS]', () => {
  it('is missed by a sale where the profile says that there is none', async () => {
    const session = fakeSession(clientVisitor({ has_ddpi: false }));
    const { type } = open({ side: 'SELL', session });
    await type('40');
    expect(await screen.findByText('The depository has no instruction from you')).toBeDefined();
  });
});
