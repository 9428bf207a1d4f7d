import { act, screen, waitFor, within } from '@testing-library/react';
import { clientVisitor, fakeSession } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { pinField, priceField, quantityField, ticketTests, toReview } from '../../testing/openTicket.tsx';
import { shareFixture } from '../../testing/ticketServer.ts';

const { server, open } = ticketTests();

describe('review and PIN [I5A-5-REVIEW]', () => {
  it('sends, after the PIN, exactly what was reviewed', async () => {
    const page = open();
    const dialog = await page.review();
    expect(within(dialog).getByText('₹40,243.50')).toBeDefined();
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.state.pinsGiven).toBe(1);
    expect(page.exchange.bodies).toHaveLength(1);
    expect(page.exchange.bodies[0]).toMatchObject({ quantity: 40, price: 1004.9, side: 'BUY' });
    expect(localStorage.length).toBe(0);
    expect(page.session.drafts.read('ticket')).toBeUndefined();
  });

  it('of a market order names what it would meet, and makes it the limit order that fills it', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('radio', { name: 'Market' }));
    const dialog = within(await page.review());
    const met = dialog.getByText('Estimated average, worst price').nextElementSibling?.textContent;
    expect(met).toMatch(/^[\d,.]+ · [\d,.]+$/);
    const offer = dialog.getByRole('button', { name: /^Make it a limit at / });
    const limit = offer.textContent?.replace('Make it a limit at ', '') ?? '';
    expect(met?.endsWith(limit)).toBe(true);
    await page.user.click(offer);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await priceField()).toHaveProperty('value', limit);
    expect(screen.getByRole('radio', { name: 'Limit' }).getAttribute('aria-checked')).toBe('true');
    expect(page.exchange.bodies).toEqual([]);
  });

  it('sends nothing without the right PIN, and says how many tries are left in the review itself [I4B-E13]', async () => {
    const page = open({ state: { wrongPins: 1 } });
    const review = within(await page.review());
    await page.place();
    expect(await review.findByText('Incorrect PIN. 3 of 5 tries left.')).toBeDefined();
    expect(page.exchange.bodies).toEqual([]);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await page.user.click(review.getByRole('button', { name: 'Place order' }));
    expect(document.activeElement).toBe(await pinField());
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
  });

  it('lets a client without a PIN set one, and comes back', async () => {
    const page = open({ session: fakeSession(clientVisitor({ has_pin: false })) });
    await page.review();
    expect(screen.queryByLabelText('Trading PIN')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(page.onSetPin).toHaveBeenCalledOnce();
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
  });

  it('asks for the PIN once more where the server wants a newer one', async () => {
    const page = open({ state: { answer: 'pin_required' } });
    await page.review();
    await page.place();
    expect(await screen.findByText('The exchange wants your PIN once more.')).toBeDefined();
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.state.pinsGiven).toBe(2);
    expect(page.exchange.bodies).toHaveLength(1);
  });

  it('asks again when the last price has moved by more than 1 %', async () => {
    const page = open();
    await page.review();
    act(() => page.stream.show([{ ...shareFixture.quote, last_price: 1015 }]));
    await page.place();
    expect(await screen.findByText(/has moved from 1,004.80 to 1,015.00/)).toBeDefined();
    expect(page.exchange.bodies).toEqual([]);
    // Nothing was confirmed before it was looked at again.
    expect(page.exchange.state.pinsGiven).toBe(0);
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
  });

  it('is done with the keyboard alone [I5A-5-KEYS]', async () => {
    const page = open();
    await waitFor(async () => expect(document.activeElement).toBe(await quantityField()));
    await page.user.keyboard('40');
    (await priceField()).focus();
    await page.user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(await priceField()).toHaveProperty('value', '1,005.00');
    await screen.findByText('Checked. Nothing is placed yet.');
    await page.user.keyboard(toReview);
    await screen.findByRole('dialog', { name: 'Buy 40 ARAVBANK' });
    // A browser puts the focus there; in this document React Aria puts it on the dialog.
    (await pinField()).focus();
    await page.user.keyboard('246810');
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.bodies[0]).toMatchObject({ price: 1005 });
  });
});

describe('what became of it [I5A-6-ASK]', () => {
  it('shows each fill as it comes', async () => {
    const page = open();
    await page.review();
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    const key = page.exchange.bodies[0]?.client_order_id ?? '';
    const trade = {
      id: 't1',
      exchange_trade_id: '40712308',
      price: 1004.8,
      quantity: 15,
      time: '2026-11-19T14:32:09+05:30',
    };
    page.exchange.change(key, { status: 'PARTIAL', filled_quantity: 15, trades: [trade] });
    await page.refetch();
    expect(await screen.findByRole('dialog', { name: '15 of 40 filled' })).toBeDefined();
    page.exchange.change(key, {
      status: 'COMPLETE',
      filled_quantity: 40,
      trades: [trade, { ...trade, id: 't2', exchange_trade_id: '40712305', quantity: 25 }],
    });
    await page.refetch();
    expect(await screen.findByRole('dialog', { name: 'Bought 40 ARAVBANK' })).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(page.onDone).toHaveBeenCalled();
  });

  it('says why it was not accepted, and keeps what was typed', async () => {
    const page = open({ state: { answer: { status: 400, message: 'The band has moved.' } } });
    await page.review();
    await page.place();
    expect(await screen.findByRole('dialog', { name: 'Not accepted' })).toBeDefined();
    expect(screen.getByText('The band has moved.')).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Back to the ticket' }));
    expect(await quantityField()).toHaveProperty('value', '40');
  });

  it.each(['lost', 'html'] as const)('finds an order whose answer was %s', async (answer) => {
    const page = open({ state: { answer } });
    await page.review();
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' }, { timeout: 4_000 });
    expect(screen.getByText('It was placed once. The answer was lost on the way back to you.')).toBeDefined();
    expect(new Set(page.exchange.bodies.map(({ client_order_id: key }) => key)).size).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it was not placed only once the key is sealed, and places it anew under another', async () => {
    const page = open({ state: { answer: 'gone', asking: 'fails' } });
    await page.review();
    await page.place();
    await screen.findByRole('dialog', { name: 'Asking the exchange …' }, { timeout: 4_000 });
    expect(localStorage.length).toBe(1);
    page.exchange.state.asking = 'answers';
    await page.user.click(await screen.findByRole('button', { name: 'Ask now' }, { timeout: 4_000 }));
    await screen.findByRole('dialog', { name: 'It was not placed.' }, { timeout: 4_000 });
    page.exchange.state.answer = 'placed';
    await page.user.click(screen.getByRole('button', { name: 'Place again' }));
    await page.place();
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
  it('places one, however often its last digit is pressed', async () => {
    const page = open();
    await page.review();
    await page.user.type(await pinField(), '246810000');
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.bodies).toHaveLength(1);
    expect(page.exchange.state.pinsGiven).toBe(1);
  });

  it('asks whether a second one is meant, with the way to the first in front [I5A-6-EQUAL] [DEM-2]', async () => {
    const page = open();
    await page.review();
    await page.place();
    await page.user.click(await screen.findByRole('button', { name: 'Done' }));
    page.unmount();

    server.use(...page.exchange.handlers);
    const again = open();
    server.use(...page.exchange.handlers);
    await again.review();
    await again.place();
    await screen.findByRole('dialog', { name: 'Place a second one?' });
    expect(document.activeElement?.textContent).toBe('See the first');
    expect(page.exchange.bodies).toHaveLength(1);
    await again.user.click(screen.getByRole('button', { name: 'Place a second one' }));
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.bodies).toHaveLength(2);
  });
});
