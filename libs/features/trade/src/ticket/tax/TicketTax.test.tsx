import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lotsFixture } from '../../testing/ticketLots.ts';
import { waiverFixture } from '../../testing/waiverFixture.ts';
import { ticketTests, toReview } from '../../testing/openTicket.tsx';

const { open } = ticketTests();

const panel = () => screen.findByRole('region', { name: 'Tax on this sale' });

async function sell(quantity: string, state: Parameters<typeof open>[0] = {}) {
  const ticket = open({ side: 'SELL', ...state });
  await ticket.type(quantity);
  await screen.findByText('Checked. Nothing is placed yet.');
  return { ...ticket, tax: within(await panel()) };
}

const paiseOf = (text: string) => Math.round(Number(text.replaceAll(/[₹,]/g, '')) * 100);

describe('the tax of a sale on the ticket [I5A-5-TAX] [DEM-5-TICKET]', () => {
  it('shows lots, gains with rate and section, the room left, and what waiting saves', async () => {
    const { tax } = await sell('300');
    expect(tax.getByText('Short-term gain, 20%, section 196')).toBeDefined();
    expect(tax.getByText('Long-term gain, 12.5%, section 198')).toBeDefined();
    expect(tax.getByText('Left of the tax-free ₹1,25,000.00')).toBeDefined();
    expect(tax.getByText('₹24,949.50')).toBeDefined();
    expect(tax.getByText('Waiting 20 days (until Wed, 9 Dec 2026) saves')).toBeDefined();
    const rows = tax.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Mon, 10 Jun 2024892 days, long term200of 200800.17+₹40,907.67',
      'Mon, 8 Dec 2025346 days, short term100of 150950.20+₹5,450.66',
    ]);
    // The gains of the lots are those that are taxed.
    expect(tax.getAllByText('+₹40,907.67')).toHaveLength(2);
    expect(tax.getAllByText('+₹5,450.66')).toHaveLength(2);
    expect(tax.getByText(/not advice/)).toBeDefined();
  });

  it('says what of the sale is left after its charges and its tax', async () => {
    const { tax } = await sell('300');
    const figureAfter = (place: { getByText: (text: string) => HTMLElement }, text: string) =>
      paiseOf(place.getByText(text).nextElementSibling?.textContent ?? '');
    const cash = figureAfter(screen, 'You receive at least');
    expect(cash).toBeGreaterThan(0);
    expect(figureAfter(tax, 'After tax of this sale')).toBe(
      cash - figureAfter(tax, 'It adds to the tax of 2026-27'),
    );
  });

  it('stands in the review of the sale [I5A-5-REVIEW]', async () => {
    const { tax, user } = await sell('300');
    const sum = tax.getByText('It adds to the tax of 2026-27').nextElementSibling?.textContent;
    await user.keyboard(toReview);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell 300 ARAVBANK' }));
    const name = dialog.getByText('Estimated tax, paid with your return');
    expect(sum).toMatch(/^₹[1-9]/);
    expect(name.nextElementSibling?.textContent).toBe(sum);
  });

  it('is counted with a waiver, which stands beside the charge that it takes off [I6B-3-PREVIEW]', async () => {
    const without = await sell('300');
    const figureOf = (text: string) => paiseOf(screen.getByText(text).nextElementSibling?.textContent ?? '');
    const before = figureOf('You receive at least');
    without.unmount();
    await sell('300', { state: { offers: [waiverFixture] } });
    expect(figureOf('You receive at least') - before).toBe(1_593);
    expect(screen.getByText('Depository charge, once a day')).toBeDefined();
    expect(screen.getByText('Waiver of the depository charge, with its GST')).toBeDefined();
    expect(screen.queryByText(/counts differently/)).toBeNull();
  });

  it('is there at each key, and none of a purchase', async () => {
    const { user } = await sell('40');
    expect(within(await panel()).getByText('40')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Buy' }));
    expect(screen.queryByRole('region', { name: 'Tax on this sale' })).toBeNull();
  });

  it('shows the server’s figures where they are others, and says so', async () => {
    const { tax } = await sell('300', { state: { otherTax: 12.5 } });
    expect(await tax.findByText(/counts differently/)).toBeDefined();
  });

  it('says what losses lower', async () => {
    const { tax } = await sell('300', {
      state: {
        lots: {
          open: lotsFixture.open.map((lot) => ({ ...lot, cost: lot.cost * 2 })),
          sold: [],
          year_gains: [{ term: 'short_term', sold_on: '2026-09-15', gain: 900_000 }],
          brought_losses: [],
          next_cursor: null,
        },
      },
    });
    expect(tax.getByText('Its losses lower the tax of 2026-27 by')).toBeDefined();
    expect(tax.getByText(/^The short-term loss lowers/)).toBeDefined();
    expect(tax.getByText(/^The long-term loss lowers/)).toBeDefined();
  });

  it('works without the lots: the tax is the server’s, and the lots are asked for again by a press', async () => {
    const { tax, exchange, user } = await sell('300', { state: { lots: 'fails' } });
    expect(await tax.findByText(/could not be loaded/)).toBeDefined();
    expect(tax.getByText(/It adds to the tax of 2026-27/)).toBeDefined();
    expect(tax.queryByRole('table')).toBeNull();
    exchange.state.lots = lotsFixture;
    await user.click(tax.getByRole('button', { name: 'Ask again' }));
    expect(await tax.findByRole('table')).toBeDefined();
  });

  it('says that nothing is held', async () => {
    open({ side: 'SELL', state: { lots: { ...lotsFixture, open: [] }, holdings: [] } });
    expect(await within(await panel()).findByText('You hold no ARAVBANK.')).toBeDefined();
  });

  it('folds what are more than a few lots', async () => {
    const [first] = lotsFixture.open;
    if (!first) throw new Error('no lots');
    const many = Array.from({ length: 300 }, (_, at) => ({
      ...first,
      id: String(at),
      quantity: 1,
      cost: 800,
    }));
    const { tax, user } = await sell('300', { state: { lots: { ...lotsFixture, open: many } } });
    expect(tax.getAllByRole('row')).toHaveLength(5);
    await user.click(tax.getByRole('button', { name: '296 more lots' }));
    expect(tax.getAllByRole('row')).toHaveLength(5 + 101);
    expect(tax.getByText(/^196 lots more: 196 shares/)).toBeDefined();
  });
});
