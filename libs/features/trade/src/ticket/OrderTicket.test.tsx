import { act, screen, waitFor, within } from '@testing-library/react';
import { registerPinDialog } from '@wealth/session';
import { clientVisitor, fakeSession, mockServer, renderPage } from '@wealth/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IntentWatch } from '../intent/IntentWatch.tsx';
import { createTicketServer, shareFixture, type TicketServerState } from '../testing/ticketServer.ts';
import { TicketPage, type TicketPageProps } from './TicketPage.tsx';

const server = mockServer();
const pin = vi.fn(() => Promise.resolve(true));
let unregister = () => {};

beforeEach(() => {
  pin.mockClear();
  unregister = registerPinDialog(pin);
});
afterEach(() => {
  unregister();
  localStorage.clear();
});

interface OpenOptions extends Partial<TicketPageProps> {
  state?: Partial<TicketServerState>;
  session?: ReturnType<typeof fakeSession>;
}

function open({ state, session = fakeSession(), ...props }: OpenOptions = {}) {
  const exchange = createTicketServer(state);
  server.use(...exchange.handlers);
  const actions = {
    onInstrumentChange: vi.fn(),
    onSetPin: vi.fn(() => Promise.resolve(true)),
    onDeposit: vi.fn(),
    onAwaiting: vi.fn(),
    onDone: vi.fn(),
  };
  const page = renderPage(
    <>
      <IntentWatch />
      <TicketPage
        instrument={{ market: 'NSE', symbol: 'ARAVBANK' }}
        side="BUY"
        notFound={<p>Nobody knows it</p>}
        {...actions}
        {...props}
      />
    </>,
    { hasHosts: true, session },
  );
  return { ...page, ...actions, exchange };
}

const quantityField = () => screen.findByRole('textbox', { name: 'Quantity' });
const priceField = () => screen.findByRole('textbox', { name: 'Price' });

async function type(user: ReturnType<typeof open>['user'], quantity: string) {
  const field = await quantityField();
  await user.clear(field);
  await user.type(field, quantity);
}

const toReview = '{Control>}{Enter}{/Control}';

async function review(page: ReturnType<typeof open>, quantity = '40') {
  await type(page.user, quantity);
  await screen.findByText('Confirmed by the exchange.');
  await page.user.keyboard(toReview);
  return screen.findByRole('dialog', { name: `Buy ${quantity} ARAVBANK` });
}

const place = async (page: ReturnType<typeof open>) =>
  page.user.click(await screen.findByRole('button', { name: 'Place order' }));

describe('the order ticket [I5A-5-TICKET]', () => {
  it('begins with a limit at the last price, on its tick', async () => {
    open();
    expect(await priceField()).toHaveProperty('value', '1,004.80');
    expect(screen.getByRole('radio', { name: 'Buy' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('radio', { name: 'Limit' }).getAttribute('aria-checked')).toBe('true');
  });

  it('asks the server about each order once the keys rest, and says that it has confirmed', async () => {
    const { user, exchange } = open();
    await type(user, '40');
    expect(await screen.findByText('Confirmed by the exchange.')).toBeDefined();
    expect(exchange.drafts).toEqual([
      {
        instrument: { market: 'NSE', symbol: 'ARAVBANK' },
        side: 'BUY',
        order_type: 'LIMIT',
        product: 'CNC',
        validity: 'DAY',
        quantity: 40,
        price: 1004.8,
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
    expect(screen.getByText('₹706.96 of it is not used.')).toBeDefined();
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
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Market' }));
    await type(user, '100');
    expect(await screen.findByText('100 of 100, 100.00%')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Make it a limit at 1,005.00' }));
    expect(await priceField()).toHaveProperty('value', '1,005.00');
  });

  it('leads to the other exchange where the company is listed at both', async () => {
    const { user, onInstrumentChange } = open({ state: { isAtBoth: true } });
    await user.click(await screen.findByRole('radio', { name: 'BSE' }));
    expect(onInstrumentChange).toHaveBeenCalledWith({ market: 'BSE', symbol: 'ARAVBANK' });
  });

  it('keeps what was typed for the page of it, and for after a sign-in', async () => {
    const session = fakeSession();
    const { user, unmount } = open({ session });
    await type(user, '40');
    await user.click(screen.getByRole('radio', { name: 'IOC' }));
    unmount();
    open({ session });
    expect(await quantityField()).toHaveProperty('value', '40');
    expect(screen.getByRole('radio', { name: 'IOC' }).getAttribute('aria-checked')).toBe('true');
  });

  it('says so of an index and of a symbol that nobody knows', async () => {
    open({ instrument: { market: 'INDEX', symbol: 'NIFTY50' } });
    expect(await screen.findByText('An index cannot be bought or sold')).toBeDefined();
  });
});

describe('the checks before sending [I5A-5-CHECKS]', () => {
  it('say rule and figure, and put the nearest value in place by a press', async () => {
    const { user } = open();
    await type(user, '40');
    const price = await priceField();
    await user.clear(price);
    await user.type(price, '1004.87');
    expect(await screen.findByText('1,004.87 is not a step of 0.10')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '1,004.80' }));
    await waitFor(() => expect(screen.queryByText(/is not a step/)).toBeNull());
    expect(price).toHaveProperty('value', '1,004.80');
  });

  it('refuse less than the smallest trade [S5-MINIMUM-TRADE]', async () => {
    const { user } = open();
    await type(user, '18');
    expect(await screen.findByText('Below the smallest trade')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '19 shares' }));
    expect(await quantityField()).toHaveProperty('value', '19');
  });

  it('lead to Deposit where money is missing', async () => {
    const { user, onDeposit } = open();
    await type(user, '1000');
    await user.click(await screen.findByRole('button', { name: 'Deposit' }));
    expect(onDeposit).toHaveBeenCalled();
  });

  it('keep the review away, and ask for what is missing only then', async () => {
    const { user } = open();
    await quantityField();
    expect(screen.queryByText('Enter a quantity')).toBeNull();
    await user.keyboard(toReview);
    expect(await screen.findByText('Enter a quantity')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tell in its words what only the server has found', async () => {
    const message = 'Your account is being checked.';
    const { user } = open({
      state: { errors: [{ field: 'quantity', code: 'account_check', message, nearest: null }] },
    });
    await type(user, '40');
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('follow the last price and the book as the stream tells them', async () => {
    const { user, stream } = open({
      state: { asset: { ...createTicketServer().state.asset, available: 40_300 } },
    });
    await user.click(await screen.findByRole('radio', { name: 'Market' }));
    await type(user, '38');
    await screen.findByText('Confirmed by the exchange.');
    expect(screen.queryByText(/missing/)).toBeNull();
    act(() => stream.show([{ ...shareFixture.quote, last_price: 1090 }]));
    expect(await screen.findAllByText('₹41,420.00')).toBeDefined();
  });
});

describe('what it costs [I5A-5-COSTS]', () => {
  it('stands there line by line with the total, the break-even and the money that is left', async () => {
    const { user } = open();
    await type(user, '40');
    const costs = within(await screen.findByRole('region', { name: 'What it costs' }));
    for (const line of ['₹40,192.00', '₹40.00', '₹1.23', '₹6.00', '₹0.23', '₹47.50', '₹40,239.50']) {
      expect((await costs.findAllByText(line)).length).toBeGreaterThan(0);
    }
    expect(costs.getByText('1,007.50')).toBeDefined();
    expect(screen.getByText('₹6,02,079.05')).toBeDefined();
  });

  it('is the server’s where it counts differently, and says so', async () => {
    const { user } = open({ state: { otherCharges: 10 } });
    await type(user, '40');
    expect(await screen.findByText('The exchange counts differently: these are its figures.')).toBeDefined();
    expect(screen.getAllByText('₹40,249.50').length).toBeGreaterThan(0);
  });

  it('says what happens to it now, later today, and when it settles', async () => {
    open();
    const outlook = within(await screen.findByRole('region', { name: 'What happens to it' }));
    expect(await outlook.findByText('Takes part in the closing auction')).toBeDefined();
    expect(outlook.getByText(/Settles on Fri, 20 Nov 2026/)).toBeDefined();
  });
});

describe('review and PIN [I5A-5-REVIEW]', () => {
  it('sends, after the PIN, exactly what was reviewed', async () => {
    const page = open();
    const dialog = await review(page);
    expect(within(dialog).getByText('₹40,239.50')).toBeDefined();
    await place(page);
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(pin).toHaveBeenCalledExactlyOnceWith('Buy 40 ARAVBANK, Limit');
    expect(page.exchange.bodies).toHaveLength(1);
    expect(page.exchange.bodies[0]).toMatchObject({ quantity: 40, price: 1004.8, side: 'BUY' });
    expect(localStorage.length).toBe(0);
    expect(page.session.drafts.read('ticket')).toBeUndefined();
  });

  it('sends nothing without the PIN, and keeps the review', async () => {
    pin.mockResolvedValueOnce(false);
    const page = open();
    await review(page);
    await place(page);
    await waitFor(() => expect(pin).toHaveBeenCalled());
    expect(page.exchange.bodies).toEqual([]);
    expect(await screen.findByRole('dialog', { name: 'Buy 40 ARAVBANK' })).toBeDefined();
  });

  it('lets a client without a PIN set one, and comes back', async () => {
    const page = open({ session: fakeSession(clientVisitor({ has_pin: false })) });
    await review(page);
    await place(page);
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.onSetPin).toHaveBeenCalledOnce();
  });

  it('asks for the PIN once more where the server wants a newer one', async () => {
    const page = open({ state: { answer: 'pin_required' } });
    await review(page);
    await place(page);
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(pin).toHaveBeenCalledTimes(2);
    expect(page.exchange.bodies).toHaveLength(1);
  });

  it('asks again when the last price has moved by more than 1 %', async () => {
    const page = open();
    await review(page);
    act(() => page.stream.show([{ ...shareFixture.quote, last_price: 1015 }]));
    await place(page);
    expect(await screen.findByText(/has moved from 1,004.80 to 1,015.00/)).toBeDefined();
    expect(page.exchange.bodies).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Place order again' }));
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
  });

  it('is done with the keyboard alone [I5A-5-KEYS]', async () => {
    const page = open();
    await waitFor(async () => expect(document.activeElement).toBe(await quantityField()));
    await page.user.keyboard('40');
    (await priceField()).focus();
    await page.user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(await priceField()).toHaveProperty('value', '1,004.90');
    await screen.findByText('Confirmed by the exchange.');
    await page.user.keyboard(toReview);
    await screen.findByRole('dialog', { name: 'Buy 40 ARAVBANK' });
    await page.user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.bodies[0]).toMatchObject({ price: 1004.9 });
  });
});

describe('what became of it [I5A-6-ASK]', () => {
  it('shows each fill as it comes', async () => {
    const page = open();
    await review(page);
    await place(page);
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    const key = page.exchange.bodies[0]?.client_order_id ?? '';
    const trade = { id: 't1', price: 1004.8, quantity: 15, time: '2026-11-19T14:32:09+05:30' };
    page.exchange.change(key, { status: 'PARTIAL', filled_quantity: 15, trades: [trade] });
    await page.refetch();
    expect(await screen.findByRole('dialog', { name: '15 of 40 filled' })).toBeDefined();
    page.exchange.change(key, {
      status: 'COMPLETE',
      filled_quantity: 40,
      trades: [trade, { ...trade, id: 't2', quantity: 25 }],
    });
    await page.refetch();
    expect(await screen.findByRole('dialog', { name: 'Bought 40 ARAVBANK' })).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(page.onDone).toHaveBeenCalled();
  });

  it('says why it was not accepted, and keeps what was typed', async () => {
    const page = open({ state: { answer: { status: 400, message: 'The band has moved.' } } });
    await review(page);
    await place(page);
    expect(await screen.findByRole('dialog', { name: 'Not accepted' })).toBeDefined();
    expect(screen.getByText('The band has moved.')).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Back to the ticket' }));
    expect(await quantityField()).toHaveProperty('value', '40');
  });

  it.each(['lost', 'html'] as const)('finds an order whose answer was %s', async (answer) => {
    const page = open({ state: { answer } });
    await review(page);
    await place(page);
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' }, { timeout: 4_000 });
    expect(screen.getByText('It was placed once. The answer was lost on the way back to you.')).toBeDefined();
    expect(new Set(page.exchange.bodies.map(({ client_order_id: key }) => key)).size).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it was not placed only once the key is sealed, and places it anew under another', async () => {
    const page = open({ state: { answer: 'gone', asking: 'fails' } });
    await review(page);
    await place(page);
    await screen.findByRole('dialog', { name: 'Asking the exchange …' }, { timeout: 4_000 });
    expect(localStorage.length).toBe(1);
    page.exchange.state.asking = 'answers';
    await page.user.click(await screen.findByRole('button', { name: 'Ask now' }, { timeout: 4_000 }));
    await screen.findByRole('dialog', { name: 'It was not placed.' }, { timeout: 4_000 });
    page.exchange.state.answer = 'placed';
    await page.user.click(screen.getByRole('button', { name: 'Place it anew' }));
    await place(page);
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.bodies).toHaveLength(1);
  }, 15_000);

  it('asks after a reload for what was sent before, and tells of it', async () => {
    const intent = { key: crypto.randomUUID(), kind: 'order', client: '100482', time: Date.now() };
    localStorage.setItem(
      `wealth.intent.${intent.key}`,
      JSON.stringify({ ...intent, time: Date.now() - 90_000 }),
    );
    // As another tab says it.
    window.dispatchEvent(new Event('storage'));
    open();
    expect(await screen.findByText('It was not placed.')).toBeDefined();
    expect(localStorage.length).toBe(0);
  });
});

describe('never two [I5A-6-DOUBLE]', () => {
  it('places one by a double press', async () => {
    const page = open();
    await review(page);
    await page.user.dblClick(await screen.findByRole('button', { name: 'Place order' }));
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.bodies).toHaveLength(1);
    expect(pin).toHaveBeenCalledOnce();
  });

  it('asks whether a second one is meant, with the way to the first in front [I5A-6-EQUAL]', async () => {
    const page = open();
    await review(page);
    await place(page);
    await page.user.click(await screen.findByRole('button', { name: 'Done' }));
    page.unmount();

    server.use(...page.exchange.handlers);
    const again = open();
    server.use(...page.exchange.handlers);
    await review(again);
    await place(again);
    await screen.findByRole('dialog', { name: 'Place a second one?' });
    expect(document.activeElement?.textContent).toBe('See the first');
    expect(page.exchange.bodies).toHaveLength(1);
    await again.user.click(screen.getByRole('button', { name: 'Place a second one' }));
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.bodies).toHaveLength(2);
  });
});
