import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimOf, createClaimClient, freeClaim, type ClaimClient } from './support/claimClient.ts';
import { ledgerFaults } from './support/fundClient.ts';
import { images, jpegOfSize } from './support/images.ts';
import { applicationOf, errorsOf } from './support/issueClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: ClaimClient;

beforeEach(async () => {
  // Thursday, 19 November 2026, 11:00.
  test = await createTestSandbox();
  client = await createClaimClient(test);
});

afterEach(async () => {
  expect(ledgerFaults(test)).toEqual([]);
  expect(test.errors).toEqual([]);
  await test.dispose();
});

const claimed = async (json: object = {}) => claimOf(await client.claim(json));
const statesOf = ({ history }: { history: ReadonlyArray<{ state: string; time: string }> }) =>
  history.map(({ state, time }) => [state, time.slice(0, 16)]);

describe('a claim [I6B-2-CLAIM]', () => {
  it('has its reference, its day and its steps at once, and costs nothing', async () => {
    const before = await client.asset();
    const claim = await claimed({ images: [await client.image('one.png'), await client.image('two.png')] });
    expect(claim).toMatchObject({
      reference: 'CP-26110011',
      state: 'SUBMITTED',
      amount: 1_240,
      answer_by: '2026-12-10',
      images: [{ name: 'one.png' }, { name: 'two.png' }],
      formula: null,
      record: [],
    });
    expect(claim.images[0]?.url).toMatch(/^\/files\/.*signature=/);
    expect(claim.ladder.map(({ code, from, state }) => [code, from, state])).toEqual([
      ['service', '2026-11-19', 'done'],
      ['grievance', '2026-11-19', 'open'],
      ['scores', '2026-12-11', 'later'],
      ['odr', '2026-12-11', 'later'],
    ]);
    expect(await client.asset()).toEqual(before);
    expect(await client.notices()).toContain('claim_received');
    expect((await claimed({ reason: 'other' })).reference).toBe('CP-26110012');
    expect((await client.page()).items.map(({ reference }) => reference)).toEqual([
      'CP-26110012',
      'CP-26110011',
    ]);
    expect((await client.page('?limit=1')).next_cursor).not.toBeNull();
    expect((await client.get('?cursor=nobody')).status).toBe(400);
  });

  it('goes by itself: acknowledged, read, overdue, and told once', async () => {
    const { id } = await claimed();
    await client.jumpTo('2026-12-15T09:00:00+05:30');
    const claim = await client.read(id);
    expect(statesOf(claim)).toEqual([
      ['SUBMITTED', '2026-11-19T11:00'],
      ['ACKNOWLEDGED', '2026-11-19T12:00'],
      ['UNDER_REVIEW', '2026-11-20T10:00'],
    ]);
    expect(claim).toMatchObject({ state: 'UNDER_REVIEW', is_overdue: true });
    expect(claim.ladder.map(({ state }) => state)).toEqual(['done', 'open', 'open', 'open']);
    expect((await client.notices()).filter((code) => code === 'claim_overdue')).toHaveLength(1);
  });

  it('is not overdue to the end of the 21st day', async () => {
    const { id } = await claimed();
    await client.jumpTo('2026-12-10T23:59:59+05:30');
    expect(await client.read(id)).toMatchObject({ is_overdue: false });
    await client.jumpTo('2026-12-11T00:00:00+05:30');
    expect(await client.read(id)).toMatchObject({ is_overdue: true });
  });

  it('is sent once under its key, and found by it after a lost answer', async () => {
    const key = randomUUID();
    const first = claimOf(await client.claim({}, key));
    expect(claimOf(await client.claim({}, key)).id).toBe(first.id);
    expect((await client.ask(key)).data).toMatchObject({ sealed: false, compensation: { id: first.id } });
    const lost = randomUUID();
    expect((await client.ask(lost)).data).toMatchObject({ sealed: true, compensation: null });
    expect((await client.claim({}, lost)).status).toBe(409);
    expect((await client.page()).items).toHaveLength(1);
  });
});

describe('what a claim is about [I6B-2-SUBJECT]', () => {
  it('is the order, with our own record of it to the millisecond', async () => {
    const orders = (await client.subjects()).filter(({ kind }) => kind === 'order');
    const [order] = orders;
    if (!order) throw new RangeError('the client has traded');
    const subject = { kind: 'order', id: order.id };
    const claim = await claimed({ reason: 'order_late', subject });
    expect(claim.subject).toMatchObject({ kind: 'order', reference: order.reference, name: order.name });
    expect(claim.record.length).toBeGreaterThan(1);
    expect(claim.record.map(({ state }) => state)).toContain('TRADE');
    expect(claim.record[0]?.time).toMatch(/T\d\d:\d\d:\d\d\.\d{3}\+05:30$/);
    const again = await client.claim({ reason: 'order_late', subject });
    expect(errorsOf(again)).toMatchObject([{ field: 'subject', code: 'already_claimed' }]);
    expect((await client.claim({ reason: 'wrong_charge', subject })).status).toBe(200);
  });

  it('is a movement, with its amount', async () => {
    const movement = (await client.subjects()).find(({ kind }) => kind === 'movement');
    const subject = { kind: 'movement', id: movement?.id };
    const claim = await claimed({ reason: 'money_late', subject });
    expect(claim.record[0]?.amount).toBe(movement?.quantity);
  });

  it('is an application that is released late, with what the rule says is owed', async () => {
    const { lot_size: lot, price_low: price } = await client.issue('ipo', 'IPO-2026-11-B');
    // Below the issue price it takes no part, whatever is drawn.
    const bids = [{ quantity: lot ?? 0, price }];
    const { id } = applicationOf(await client.apply('ipo', 'IPO-2026-11-B', { bids }));
    await client.decideMandate(id, 'approve');
    await client.control('mandate', { mobile: '9876543210', action: 'late' });
    await client.jumpTo('2026-12-04T12:00:00+05:30');
    const subject = { kind: 'application', id };
    const preview = await client.preview({ reason: 'late_unblock', subject, happened_on: '2026-11-30' });
    expect(preview.errors).toEqual([]);
    expect(preview.formula).toMatchObject({
      code: 'late_unblock',
      amount: 500,
      days: 5,
    });
    const recent = (await client.subjects()).find((one) => one.id === id);
    expect(recent?.formulas).toEqual([preview.formula]);
    expect((await client.preview({ reason: 'other', subject })).formula).toBeNull();
  });

  it('is an application whose mandate never came, with gain, shares and probability', async () => {
    await client.jumpTo('2027-02-20T12:00:00+05:30');
    const { lot_size: lot } = await client.issue('ipo', 'IPO-2027-02-B');
    const bids = [{ quantity: lot ?? 0, price: null }];
    const { id } = applicationOf(await client.apply('ipo', 'IPO-2027-02-B', { bids }));
    await client.jumpTo('2027-02-26T12:00:00+05:30');
    const subject = { kind: 'application', id };
    const asked = { reason: 'lost_application', subject, happened_on: '2027-02-25' };
    const { formula, errors } = await client.preview(asked);
    // (listing − issue price) ₹0.25 × 33 shares × 43.38 %, rounded once.
    expect(errors).toEqual([]);
    expect(formula).toMatchObject({
      code: 'lost_application',
      amount: 3.58,
      shares: 33,
      chance_percent: 43.38,
    });
    expect((await client.preview({ ...asked, reason: 'late_unblock' })).formula).toBeNull();
    expect((await claimed({ ...asked, amount: 3.58 })).formula).toEqual(formula);
  });

  it('of another client is not known, nor is it read [I6B-BAD-OTHER]', async () => {
    const own = await claimed();
    const [order] = (await client.subjects()).filter(({ kind }) => kind === 'order');
    const other = await createClaimClient(test, '9876543215', '135790');
    const subject = { kind: 'order', id: order?.id };
    expect(errorsOf(await other.claim({ reason: 'order_late', subject }))).toMatchObject([
      { field: 'subject', code: 'subject_unknown' },
    ]);
    expect((await other.get(`/${own.id}`)).status).toBe(404);
    expect((await other.answer(own.id, false)).status).toBe(404);
    const image = await client.image();
    expect(errorsOf(await other.claim({ images: [image] }))).toMatchObject([
      { field: 'images', code: 'image_unknown' },
    ]);
  });
});

describe('evidence [I6B-2-EVIDENCE]', () => {
  it('is ten images, and not eleven [I6B-BAD-ELEVEN]', async () => {
    const image = await client.image();
    const times = (count: number) => Array.from({ length: count }, () => image);
    expect((await claimed({ images: times(10) })).images).toHaveLength(10);
    expect(errorsOf(await client.claim({ reason: 'other', images: times(11) }))).toMatchObject([
      { field: 'images', code: 'too_many_images' },
    ]);
  });

  it('of 20 MB and a byte is refused, and so is a PDF named .jpg [I6B-BAD-FILE]', async () => {
    expect((await client.sendImage(await jpegOfSize(20_971_521), 'large.jpg', 'image/jpeg')).status).toBe(
      413,
    );
    const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n');
    expect((await client.sendImage(pdf, 'screen.jpg', 'image/jpeg')).status).toBe(415);
    expect((await client.sendImage(await images.jpeg(), 'screen.jpg', 'image/jpeg')).status).toBe(200);
    const notOurs = [{ url: 'https://evil.example/a.png', name: 'a' }];
    expect(errorsOf(await client.claim({ images: notOurs }))).toMatchObject([{ code: 'image_unknown' }]);
  });
});

describe('what is refused [I6B-2-CHECKS]', () => {
  it('is told with the preview and with the claim, each field once', async () => {
    const wrong = { reason: 'order_late', amount: null, happened_on: '2025-01-01', text: ' ' };
    const codes = ['reason_not_fitting', 'amount_required', 'too_old', 'text_required'];
    const { errors } = await client.preview(wrong);
    expect(errors.map(({ code }) => code)).toEqual(codes);
    expect(errors[2]?.until).toBe('2026-01-01');
    expect(errorsOf(await client.claim(wrong)).map(({ code }) => code)).toEqual(codes);
    expect((await client.claim({ happened_on: '2026-02-30' })).status).toBe(400);
    expect((await client.page()).items).toEqual([]);
  });

  it('is the twenty-first claim without an end', async () => {
    for (let count = 0; count < 20; count += 1) expect((await client.claim()).status).toBe(200);
    expect(errorsOf(await client.claim())).toMatchObject([{ code: 'too_many' }]);
  });
});

describe('without the right [I6B-6-COMPENSATION]', () => {
  it('every call is refused with not_allowed, and nothing is kept', async () => {
    const { id } = await claimed();
    await client.control('rights', { mobile: '9876543210', right: 'allow_compensation', given: false });
    const replies = [
      await client.claim(),
      await client.get(),
      await client.get(`/${id}`),
      await client.get('/subjects/recent'),
      await client.inform(id, { text: 'x' }),
      await client.answer(id, false),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(403);
      expect(errorsOf(reply)).toMatchObject([{ field: 'allow_compensation', code: 'not_allowed' }]);
    }
    await client.control('rights', { mobile: '9876543210', right: 'allow_compensation', given: true });
    expect((await client.page()).items).toHaveLength(1);
    expect(freeClaim.subject).toBeNull();
  });
});
