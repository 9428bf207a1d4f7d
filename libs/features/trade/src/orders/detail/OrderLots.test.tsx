import { act, screen, waitFor } from '@testing-library/react';
import type { Lots } from '@wealth/api-sdk/model';
import { envelopeOf, failing, orderFixtures } from '@wealth/api-sdk/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createOrderServer } from '../../testing/createOrderServer.ts';
import { itemsOf, orderPageTests, region } from '../../testing/openOrderPage.tsx';
import { lotSalesOf } from './lotSalesOf.ts';
import { soldOfOne, soldOfSixty, soldOfThree } from './soldLotsFixture.ts';

const { server, answerBy, open } = orderPageTests();

const card = () => region('Lots sold');
const sums = () =>
  card()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** Answers page by page, a sale a page, and notes the ISIN that each was asked of. */
function answerLots({ sold, ...lots }: Lots, pageLength = sold.length) {
  const asked: Array<string | null> = [];
  server.use(
    http.get('*/stat/app/v1/lots', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.get('isin'));
      const from = Number(query.get('cursor')?.replace('sold:', '') ?? 0);
      const next = from + pageLength;
      const page = { ...lots, sold: sold.slice(from, next) };
      return HttpResponse.json(
        envelopeOf({ ...page, next_cursor: next < sold.length ? `sold:${next}` : null }),
      );
    }),
  );
  return asked;
}

describe('the lots that a sale took [I5A-7-DETAIL]', () => {
  it('stand with what was gained on each, its trades added up, and what they come to', async () => {
    answerLots(soldOfThree);
    await open('cancelled-part');
    await waitFor(() =>
      expect(itemsOf('Lots sold')).toEqual([
        '40 of the lot of Mon, 10 Jun 2024+₹46,558.65Held 891 days · bought at 2,000.00Long term',
        '15 of the lot of Tue, 14 Jul 2026−₹544.30Held 127 days · bought at 3,200.00Short term',
        '5 of the lot of Wed, 18 Nov 2026+₹18.55Sold on the day of the purchase · bought at 3,160.00Short term',
      ]),
    );
    // 46,558.65 − 544.30 + 18.55 = 1,89,870 − 1,43,830.70 − 6.40
    expect(sums()).toEqual([
      ['Sale value', '₹1,89,870.00'],
      ['Cost with charges', '₹1,43,830.70'],
      ['Charges of the sale', '₹6.40'],
      ['Gain', '+₹46,032.90'],
    ]);
    expect(card().getByText(/without STT, as it counts in tax year 2026-27/)).toBeDefined();
    expect(card().queryByText(/not known yet/)).toBeNull();
  });

  it('are one term and one price where they are one lot', async () => {
    answerLots(soldOfOne);
    await open('partial');
    expect(await card().findByText('Long term')).toBeDefined();
    expect(itemsOf('Lots sold')).toEqual([
      '140 of the lot of Mon, 10 Jun 2024Held 891 days · bought at 1,142.86',
    ]);
  });

  it('are all that there are, whichever page they come on, and are shown as they are wanted', async () => {
    const asked = answerLots(soldOfSixty, 7);
    const { user } = await open('cancelled-part');
    await user.click(await screen.findByRole('button', { name: 'Show 56 more lots' }));
    expect(itemsOf('Lots sold')).toHaveLength(54);
    await user.click(screen.getByRole('button', { name: 'Show 6 more lots' }));
    expect(itemsOf('Lots sold')).toHaveLength(60);
    expect(asked).toEqual(Array.from({ length: 9 }, () => 'INE000Z01012'));
    await user.click(screen.getByRole('button', { name: 'Show fewer lots' }));
    expect(itemsOf('Lots sold')).toHaveLength(4);
    expect(sums().at(-1)).toEqual(['Gain', '+₹61,770.00']);
  });

  it('say so while they are not all known, and come with the next event', async () => {
    answerLots({ ...soldOfThree, sold: soldOfThree.sold.slice(0, 3) });
    const { stream } = await open('cancelled-part');
    expect(await card().findByText('The lots of 20 more shares are not known yet.')).toBeDefined();
    answerLots(soldOfThree);
    act(() => stream.tell({ kind: 'asset' }));
    await waitFor(() => expect(card().queryByText(/not known yet/)).toBeNull());
    expect(itemsOf('Lots sold')).toHaveLength(3);
  });

  it('may fail, with a button Retry of their own: the order stands', async () => {
    server.use(failing('*/stat/app/v1/lots', { status: 503, message: 'Not now.' }));
    const { user } = await open('cancelled-part');
    const retry = await card().findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('table', { name: 'Charges of this order' })).toBeDefined();
    answerLots(soldOfThree);
    await user.click(retry);
    await waitFor(() => expect(itemsOf('Lots sold')).toHaveLength(3));
  });

  it('may fail for the share, whose ISIN they are asked by', async () => {
    answerLots(soldOfThree);
    server.use(failing('*/stock/api/v1/stock_detail', { status: 503, message: 'Not now.' }));
    await open('cancelled-part');
    expect(await card().findByRole('button', { name: 'Retry' })).toBeDefined();
  });

  it.each(['complete', 'trigger-pending', 'expired'])(
    'are not there for %s, which sold nothing',
    async (id) => {
      const asked = answerLots(soldOfThree);
      await open(id);
      expect(screen.queryByRole('region', { name: 'Lots sold' })).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it('of an earlier tax year are not listed by the server, and the card says so', async () => {
    const asked = answerLots(soldOfThree);
    const trades = [
      { id: 'old', exchange_trade_id: '40712306', price: 1, quantity: 60, time: '2026-03-30T11:00:00+05:30' },
    ];
    answerBy(createOrderServer({ orders: [{ ...orderFixtures.cancelledPart, trades }] }));
    await open('cancelled-part');
    expect(card().getByText('Lots are listed for the sales of tax year 2026-27 only.')).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('hide with the other figures', async () => {
    answerLots(soldOfThree);
    const { preferences } = await open('cancelled-part');
    await waitFor(() => expect(itemsOf('Lots sold')).toHaveLength(3));
    act(() => preferences.set('showAssets', false));
    expect(card().getByRole('list').textContent).not.toMatch(/\b(40|15)\b|46,558/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('160');
    expect(screen.getByRole('navigation', { name: 'You are here' }).textContent).not.toContain('160');
  });
});

describe('what an order has sold', () => {
  it('is nothing where no part is of it', () => {
    expect(lotSalesOf(soldOfThree.sold, 'nobody')).toMatchObject({
      lots: [],
      quantity: 0,
      term: null,
      gain: 0,
    });
  });

  it('is exact over as many parts as there are', () => {
    const third = soldOfSixty.sold.map((part) => ({ ...part, gain: 0.1, charges: 0.7, cost: 0 }));
    expect(lotSalesOf(third, 'cancelled-part')).toMatchObject({ gain: 600, cost: 4_200, quantity: 60 });
  });
});
