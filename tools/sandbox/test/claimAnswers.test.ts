import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { claimOf, createClaimClient, type ClaimClient } from './support/claimClient.ts';
import { ledgerFaults } from './support/fundClient.ts';
import { errorsOf } from './support/issueClient.ts';
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
async function offered(json: object = {}) {
  const { id, reference } = await claimed();
  await client.decide(reference, 'offer', { amount: 620, text: 'The delay was ours.', ...json });
  return client.read(id);
}

describe('the answer [I6B-2-OFFER]', () => {
  it('asks for more, and goes on once it was told', async () => {
    const { id, reference } = await claimed();
    await client.decide(reference, 'ask', { text: 'Which two purchases?' });
    expect(await client.read(id)).toMatchObject({ state: 'INFO_NEEDED' });
    expect(errorsOf(await client.inform(id, { text: '' }))).toMatchObject([{ code: 'text_required' }]);
    const image = await client.image();
    const told = claimOf(await client.inform(id, { text: 'Those of 7 October.', images: [image] }));
    expect(told).toMatchObject({ state: 'UNDER_REVIEW', images: [{ name: 'screen.png' }] });
    expect(told.history.at(-2)).toMatchObject({ state: 'INFO_NEEDED', text: 'Which two purchases?' });
    expect(told.history.at(-1)).toMatchObject({ text: 'Those of 7 October.', reason: { code: 'by_client' } });
    expect((await client.inform(id, { text: 'And more.' })).status).toBe(409);
    await client.decide(reference, 'ask', { text: 'On which exchange?' });
    await client.jumpTo('2026-12-11T00:00:00+05:30');
    expect(await client.read(id)).toMatchObject({ state: 'INFO_NEEDED', is_overdue: true });
  });

  it('is an offer line by line, accepted with the PIN and paid two bank days later by the ledger', async () => {
    const lines = [
      { text: 'Dearer by ₹14.40', claimed: 1_000, offered: 619.2 },
      { text: 'Time', claimed: 240, offered: 0 },
    ];
    const { id, offer, history } = await offered({ lines });
    expect(offer).toMatchObject({ amount: 619.2, until: '2026-12-03', why: 'The delay was ours.', lines });
    expect(history.at(-1)?.reason?.code).toBe('in_part');
    expect(errorsOf(await client.answer(id, true, { hasPin: false }))).toMatchObject([
      { code: 'pin_required' },
    ]);
    const accepted = claimOf(await client.answer(id, true));
    expect(accepted).toMatchObject({ state: 'ACCEPTED', payment: { due_at: '2026-11-23T18:00:00+05:30' } });
    expect((await client.answer(id, true)).status).toBe(409);
    await client.jumpTo('2026-11-23T18:00:01+05:30');
    const paid = await client.read(id);
    expect(paid).toMatchObject({ state: 'PAID', payment: { paid_at: '2026-11-23T18:00:00+05:30' } });
    // Paid to the bank: cash here is not touched.
    expect(await client.movedAmounts()).not.toContain(619.2);
    expect(await client.notices()).toContain('claim_paid');
    expect(paid.ladder.map(({ state }) => state)).toEqual(['done', 'open', 'later', 'later']);
  });

  it('is accepted once in two tabs', async () => {
    const { id } = await offered();
    const replies = await Promise.all([client.answer(id, true), client.answer(id, true)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is accepted until its day ends, and not a moment later', async () => {
    const [first, second] = [await offered(), await offered()];
    await client.jumpTo('2026-12-03T23:59:58+05:30');
    test.advance(1_999);
    expect((await client.answer(first.id, true)).status).toBe(200);
    test.advance(1);
    expect(errorsOf(await client.answer(second.id, true))).toMatchObject([{ code: 'too_late' }]);
    test.pass();
    expect(await client.read(second.id)).toMatchObject({ state: 'REJECTED' });
  });

  it('is not accepted, and the way on is open that day', async () => {
    const { id } = await offered();
    const refused = claimOf(await client.answer(id, false));
    expect(refused).toMatchObject({ state: 'REJECTED', payment: null });
    expect(refused.history.at(-1)?.reason?.code).toBe('by_client');
    expect(refused.ladder.map(({ from, state }) => [from, state]).slice(2)).toEqual([
      ['2026-11-19', 'open'],
      ['2026-11-19', 'open'],
    ]);
  });

  it('waits fourteen days to the end of the last, then the claim ends unpaid', async () => {
    const { id } = await offered();
    await client.jumpTo('2026-12-03T23:59:59+05:30');
    expect((await client.read(id)).state).toBe('OFFERED');
    await client.jumpTo('2026-12-04T00:00:00+05:30');
    const ended = await client.read(id);
    expect(ended).toMatchObject({ state: 'REJECTED', is_overdue: false });
    expect(ended.history.at(-1)?.reason?.code).toBe('no_answer');
    expect(await client.notices()).toContain('claim_offer_ended');
  });

  it('is a refusal with its reason', async () => {
    const { id, reference } = await claimed();
    await client.decide(reference, 'decline', { text: 'Both purchases are on page two.' });
    const declined = await client.read(id);
    expect(declined.history.at(-1)).toMatchObject({
      state: 'REJECTED',
      reason: { code: 'declined' },
      text: 'Both purchases are on page two.',
    });
    expect(await client.notices()).toContain('claim_declined');
    expect((await client.decide(reference, 'offer')).status).toBe(409);
    expect((await client.decide('CP-00000000', 'offer')).status).toBe(404);
  });

  it('offers above nothing', async () => {
    const { reference } = await claimed();
    expect((await client.decide(reference, 'offer', { amount: 0 })).status).toBe(400);
  });

  it('goes to an account that stays until it is paid', async () => {
    const { id } = await offered();
    await client.answer(id, true);
    const cookie = await client.pinCookie();
    const removed = await call(test.sandbox, `DELETE /client/app/v1/bank/${client.account.bank_id}`, {
      token: client.token(),
      headers: { cookie },
    });
    expect(removed.status).toBe(409);
  });
});
