import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { priceField, quantityField, ticketTests, toReview } from '../testing/openTicket.tsx';
import { createTicketServer, shareFixture } from '../testing/ticketServer.ts';

const { open } = ticketTests();

describe('the checks before sending [I5A-5-CHECKS] [DEM-10]', () => {
  it('say rule and figure, and put the nearest value in place by a press', async () => {
    const { user, type } = open();
    await type('40');
    const price = await priceField();
    await user.clear(price);
    await user.type(price, '1004.87');
    expect(await screen.findByText('1,004.87 is not a multiple of 0.10')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '1,004.80' }));
    await waitFor(() => expect(screen.queryByText(/is not a multiple/)).toBeNull());
    expect(price).toHaveProperty('value', '1,004.80');
  });

  it('refuse less than the smallest trade [S5-MINIMUM-TRADE]', async () => {
    const { user, type } = open();
    await type('18');
    expect(await screen.findByText('Below the smallest trade')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '19 shares' }));
    expect(await quantityField()).toHaveProperty('value', '19');
  });

  it('lead to Deposit where money is missing', async () => {
    const errors = [
      { field: 'quantity', code: 'not_enough_funds', message: 'Too little money', nearest: 638 },
    ];
    const { user, type, onDeposit } = open({ state: { errors } });
    await type('1000');
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

  it('lead a review that is refused to the field at fault, which says what is wrong [I4B-A12]', async () => {
    const { user } = open();
    const price = await priceField();
    await user.click(price);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    const field = await quantityField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(described.map((one) => one?.textContent).join(' ')).toContain('Enter a quantity');
    await user.type(field, '20.5');
    await user.tab();
    expect(await screen.findByText('20.50 shares cannot be traded')).toBeDefined();
    expect(field).toHaveProperty('value', '20.5');
    expect(price.getAttribute('aria-invalid')).toBeNull();
  }, 15_000);

  it('leave the button enabled and quiet: it names how much is in its way, and leads there [I4B-E5]', async () => {
    const { user, type } = open();
    await type('3');
    const button = await screen.findByRole('button', { name: '1 thing to fix' });
    (await priceField()).focus();
    await user.click(button);
    await waitFor(async () => expect(document.activeElement).toBe(await quantityField()));
    await user.click(screen.getByRole('button', { name: '19 shares' }));
    expect(await screen.findByRole('button', { name: /^Review: buy 19 for / })).toBeDefined();
  });

  it('say nothing of the first digit of a good quantity [I4B-D19]', async () => {
    const { user } = open();
    await user.type(await quantityField(), '1');
    expect(screen.queryByText('Below the smallest trade')).toBeNull();
    await user.type(await quantityField(), '9');
    await screen.findByText('Checked. Nothing is placed yet.');
    expect(screen.queryByText('Below the smallest trade')).toBeNull();
  });

  it('offer no sale in a purchase of a share that is held [I4B-E1]', async () => {
    const { type } = open();
    await type('3');
    expect(await screen.findByText('Below the smallest trade')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sell all' })).toBeNull();
  });

  it('ask about a limit far through the market, in the ticket and in the review [I4B-D2]', async () => {
    const { user, type } = open();
    await type('40');
    await user.clear(await priceField());
    await user.type(await priceField(), '1050');
    expect(await screen.findByText('4.49% above the best offer of 1,004.90')).toBeDefined();
    await screen.findByText('Checked. Nothing is placed yet.');
    await user.keyboard(toReview);
    const review = within(await screen.findByRole('dialog', { name: 'Buy 40 ARAVBANK' }));
    expect(review.getByText('4.49% above the best offer of 1,004.90')).toBeDefined();
    await user.click(review.getByRole('button', { name: '1,004.90' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await priceField()).toHaveProperty('value', '1,004.90');
    await waitFor(() => expect(screen.queryByText(/above the best offer/)).toBeNull());
  });

  it('say the fewest shares of the smallest trade before anything is typed [I4B-D30]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '19 shares' }));
    expect(await quantityField()).toHaveProperty('value', '19');
  });

  it('tell in its words what only the server has found', async () => {
    const message = 'Your account is being checked.';
    const { type } = open({
      state: { errors: [{ field: 'quantity', code: 'account_check', message, nearest: null }] },
    });
    await type('40');
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('follow the last price and the book as the stream tells them', async () => {
    const { user, type, stream } = open({
      state: { asset: { ...createTicketServer().state.asset, available: 11_00_000 } },
    });
    await user.click(await screen.findByRole('radio', { name: 'Market' }));
    // More than the depth holds: the last price counts.
    await type('1020');
    await screen.findByText('Checked. Nothing is placed yet.');
    expect(screen.queryByText(/missing/)).toBeNull();
    act(() => stream.show([{ ...shareFixture.quote, last_price: 1090 }]));
    expect(await screen.findAllByText('₹11,11,800.00')).toBeDefined();
  });
});

describe('the keys of the ticket [I4B-D7]', () => {
  it('go from the quantity to the price', async () => {
    const { user } = open();
    (await quantityField()).focus();
    await user.tab();
    expect(document.activeElement).toBe(await priceField());
  });

  it.each(['By amount', 'Use 1,005.20 as the limit', 'Cancel', 'Buy'])(
    'lead to the review from %s, and press nothing there',
    async (name) => {
      const { user, type } = open();
      await type('40');
      await screen.findByText('Checked. Nothing is placed yet.');
      const control = [
        ...screen.queryAllByRole('button', { name }),
        ...screen.queryAllByRole('radio', { name }),
      ];
      control[0]?.focus();
      await user.keyboard(toReview);
      expect(await screen.findByRole('dialog', { name: 'Buy 40 ARAVBANK' })).toBeDefined();
    },
  );
});
