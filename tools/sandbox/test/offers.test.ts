import { describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { ledgerFaults } from './support/fundClient.ts';
import { amountOf, createOfferClient, type OfferClient } from './support/offerClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: OfferClient;

eachSandbox(async (made) => {
  test = made;
  client = await createOfferClient(test);
});

const paise = (rupees: number) => Math.round(rupees * 100);
const waived = 15.93;

async function shares() {
  const [one, other, third] = await client.holdings();
  if (!one || !other || !third) throw new Error('the client holds too little');
  return { one: one.instrument, other: other.instrument, third: third.instrument };
}

const statesOf = async () => (await client.offers()).map(({ state, uses_left: left }) => [state, left]);

describe('the list of waivers [I6B-3-LIST]', () => {
  it('has what is left, until when, and the sale that one was used on', async () => {
    expect(await statesOf()).toEqual([
      ['AVAILABLE', 1],
      ['USED', 0],
      ['EXPIRED', 1],
    ]);
    const [available, used, expired] = await client.offers();
    expect(available).toMatchObject({
      charge: 'depository',
      reason: { code: 'goodwill' },
      amount: waived,
      uses: 1,
      valid_from: '2026-11-19',
      valid_until: '2027-11-19',
      used_for: [],
    });
    expect(expired?.used_for).toEqual([]);
    expect(used?.used_for).toMatchObject([
      { kind: 'order', market: 'NSE', symbol: 'NEELINFO', amount: waived },
    ]);
    const sale = await client.detail(used?.used_for[0]?.id ?? '');
    expect(sale).toMatchObject({ side: 'SELL', instrument: { symbol: 'NEELINFO' } });
    expect(amountOf(sale.charges, 'depository_waiver')).toBe(-waived);
  });

  it('is refused without the right, and nothing of a waiver is used or shown [I6B-3-RIGHT]', async () => {
    const { one } = await shares();
    await client.setRight(false);
    const refused = await client.list();
    expect(refused.status).toBe(403);
    expect(refused.data).toMatchObject({ errors: [{ code: 'not_allowed' }] });
    const wish = await client.saleOf(one);
    expect(amountOf((await client.previewOf(wish)).charges, 'depository_waiver')).toBe(0);
    expect(amountOf((await client.sell(one)).charges, 'depository_waiver')).toBe(0);
    expect(amountOf((await client.note()).charges, 'depository_waiver')).toBe(0);

    await client.setRight(true);
    expect(await statesOf()).toContainEqual(['AVAILABLE', 1]);
  });
});

describe('a waiver and a sale', () => {
  it('is named before the sale, on its order, and paid as it was named [I6B-3-PREVIEW] [I6B-3-LEDGER]', async () => {
    const { one } = await shares();
    const wish = await client.saleOf(one);
    const named = await client.previewOf(wish);
    expect(amountOf(named.charges, 'depository_fee')).toBe(13.5);
    expect(amountOf(named.charges, 'depository_waiver')).toBe(-waived);
    expect(named.charges.reduce((sum, { amount }) => sum + paise(amount), 0)).toBe(
      paise(named.charges_total),
    );
    expect(paise(named.total)).toBe(paise(named.value) - paise(named.charges_total));

    const before = await client.money();
    const sold = await client.sell(one);
    expect(sold.status).toBe('COMPLETE');
    expect(amountOf(sold.charges, 'depository_fee')).toBe(13.5);
    expect(amountOf(sold.charges, 'depository_waiver')).toBe(-waived);
    expect(amountOf(sold.estimated_charges, 'depository_waiver')).toBe(-waived);
    expect(paise(sold.estimated_charges_total)).toBe(paise(named.charges_total));
    expect((await client.money()) - before).toBe(paise(sold.filled_value) - paise(sold.charges_total));
    expect(sold.charges.reduce((sum, { amount }) => sum + paise(amount), 0)).toBe(paise(sold.charges_total));
    expect(await client.offers()).toMatchObject([
      { state: 'USED', uses_left: 0, used_for: [{ id: sold.id, amount: waived }] },
      { state: 'USED' },
      { state: 'EXPIRED' },
    ]);
    expect((await client.notices()).slice(0, 3)).toContain('offer_used');
    expect(ledgerFaults(test)).toEqual([]);
  });

  it('stands on the contract note as a line of its own, which adds up [I6B-3-NOTE]', async () => {
    const { one, other } = await shares();
    const first = await client.sell(one);
    const second = await client.sell(other);
    const note = await client.note();
    const orderOf = (id: string) => note.orders.find(({ order_id: own }) => own === id);
    expect(orderOf(first.id)?.charges).toEqual(first.charges);
    expect(orderOf(first.id)).toMatchObject({
      charges_total: first.charges_total,
      estimated_charges: first.estimated_charges_total,
    });
    expect(amountOf(orderOf(second.id)?.charges ?? [], 'depository_waiver')).toBe(0);
    expect(amountOf(note.charges, 'depository_waiver')).toBe(-waived);
    const total = note.charges.reduce((sum, { amount }) => sum + paise(amount), 0);
    expect(total).toBe(paise(note.charges_total));
    expect(paise(note.net)).toBe(paise(note.sold) - paise(note.bought) - total);
  });

  it('is the expense for tax that was really paid [I6B-3-TAX]', async () => {
    const { one } = await shares();
    const sold = await client.sell(one);
    const lots = await client.taxLots();
    const parts = lots.filter(({ sale }) => sale.order_id === sold.id);
    const expense = parts.reduce((sum, { sale_charges: charges }) => sum + paise(charges), 0);
    const tax = amountOf(sold.charges, 'securities_transaction_tax');
    expect(expense).toBe(paise(sold.charges_total) - paise(tax));
  });

  it('is left for the next share where the charge is paid already [I6B-3-LEDGER]', async () => {
    const { one, other } = await shares();
    await client.sell(one);
    await client.grant();
    const again = await client.sell(one);
    expect(amountOf(again.charges, 'depository_fee')).toBe(0);
    expect(amountOf(again.charges, 'depository_waiver')).toBe(0);
    expect((await client.offers())[0]).toMatchObject({ state: 'AVAILABLE', uses_left: 1 });
    expect(amountOf((await client.sell(other)).charges, 'depository_waiver')).toBe(-waived);
  });

  it('the one that ends first goes first [I6B-3-LEDGER]', async () => {
    const { one } = await shares();
    await client.grant({ valid_until: '2026-12-31', uses: 2 });
    const sold = await client.sell(one);
    const [sooner, later] = await client.offers();
    expect(sooner).toMatchObject({ state: 'AVAILABLE', uses_left: 1, used_for: [{ id: sold.id }] });
    expect(later).toMatchObject({ valid_until: '2027-11-19', uses_left: 1 });
  });

  it('is used by one of two sales that come at once, and by no more [I6B-BAD-TWICE]', async () => {
    const { one, other, third } = await shares();
    const cookies = [await client.pinCookie(), await client.pinCookie(), await client.pinCookie()];
    const wishes = [await client.saleOf(one), await client.saleOf(other), await client.saleOf(third)];
    await Promise.all(wishes.map((wish, index) => client.place(wish, { cookie: cookies[index] ?? '' })));
    const note = await client.note();
    const mine = note.orders.filter(({ charges }) => amountOf(charges, 'depository_waiver') !== 0);
    expect(
      note.orders.filter(({ charges }) => amountOf(charges, 'depository_fee') > 0).length,
    ).toBeGreaterThan(2);
    expect(mine).toHaveLength(1);
    expect(amountOf(note.charges, 'depository_waiver')).toBe(-waived);
    const [first] = await client.offers();
    expect(first).toMatchObject({ state: 'USED', used_for: [{ id: mine[0]?.order_id }] });
    expect(ledgerFaults(test)).toEqual([]);
  });
});

describe('granting [I6B-3-GRANT]', () => {
  it('is told, and bounded', async () => {
    const granted = await client.grant({ uses: 3, valid_until: '2026-12-31' });
    expect(granted).toMatchObject({ status: 200 });
    expect((await client.offers())[0]).toMatchObject({ uses: 3, uses_left: 3, valid_until: '2026-12-31' });
    expect((await client.notices())[0]).toBe('offer_granted');
    const odd = [
      { uses: 0 },
      { uses: 13 },
      { uses: 1.5 },
      { valid_until: '2026-11-18' },
      { valid_until: '2026-02-30' },
      { mobile: '12' },
    ];
    const statuses = await Promise.all(odd.map(async (json) => (await client.grant(json)).status));
    expect(statuses).toEqual(odd.map(() => 400));
    expect((await client.grant({ mobile: '6000000009' })).status).toBe(404);
    await client.setRight(false);
    expect((await client.grant()).status).toBe(409);
  });
});

describe('the last day of a waiver [I6B-3-EXPIRY]', () => {
  it('counts to its end; then it is over, and the client is told', async () => {
    await client.grant({ valid_until: '2026-11-19' });
    expect((await client.offers())[0]?.state).toBe('AVAILABLE');
    test.pass(Date.parse('2026-11-19T23:59:59+05:30') - test.now());
    const late = await createOfferClient(test);
    expect((await late.offers())[0]?.state).toBe('AVAILABLE');
    test.pass(2_000);
    expect((await late.offers())[0]).toMatchObject({ state: 'EXPIRED', uses_left: 1 });
    expect((await late.notices())[0]).toBe('offer_expired');
  });
});

it('has its used one after a reset and a clock that was set back, too [I6B-3-SEEDS]', async () => {
  const states = ['AVAILABLE', 'USED', 'EXPIRED'];
  await call(test.sandbox, 'POST /sandbox/v1/reset', { json: {} });
  client = await createOfferClient(test);
  expect((await client.offers()).map(({ state }) => state)).toEqual(states);
  await call(test.sandbox, 'POST /sandbox/v1/clock', { json: { now: '2026-11-18T11:00:00+05:30' } });
  client = await createOfferClient(test);
  expect((await client.offers()).map(({ state }) => state)).toEqual(states);
});
