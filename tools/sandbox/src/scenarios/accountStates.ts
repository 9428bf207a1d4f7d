import { fromWire } from '@wealth/domain';
import { hashToken, newToken } from '../auth/tokenHash.ts';
import type { OrderRequest } from '../orders/entry/createOrderEntry.ts';
import type { QuotedShare } from '../orders/checks/orderInstrument.ts';
import type { Services } from '../services/services.ts';
import { seedClients } from './seedClients.ts';
import { seeded, signIn, type StateValues } from './signedIn.ts';

const weekMs = 7 * 24 * 3_600_000;
/** Ids that the contract names in its requests. */
const sessionId = '2c9d1f0a-4b1e-4a57-9a0c-6f1f5f3f8a21';
const watchlistId = '7c1d2f0a-4b1e-4a57-9a0c-6f1f5f3f8a01';
const alertId = '3f8a0c5e-9d1b-4c1f-8f0e-2b7d6a4c9e31';
const orderId = '0d0e3f3a-6b1c-4d8e-9a0f-5c4b3a291807';
const orderKey = '9b2f0f3e-5f0a-4b62-9f4d-7d0f3f1f6a11';
export const bankAccountId = '5b0c7a52-0d5e-4a39-8a53-3f1d0f6f2c11';

/** Rejected twice, so that there is an earlier submission too. */
export function rejectedForReason(services: Services): StateValues {
  const { identities } = services;
  const { id } = seeded(services, seedClients.rejected.mobile);
  const first = identities.find(id);
  if (!first) throw new RangeError('the rejected client has submitted nothing');
  const { client_id, full_name, id_no, mobile, front_upload_id, back_upload_id } = first;
  identities.submit({ client_id, full_name, id_no, mobile, front_upload_id, back_upload_id });
  identities.decide(id, { status: 'rejected', reason: 'The photograph of the back cannot be read.' });
  return signIn(services, seedClients.rejected);
}

/** Signed in here and, with the id of the contract, on one other device. */
export function twoDevices(services: Services): StateValues {
  const { clock, database, random, sessions } = services;
  const { query, run } = database;
  const { id } = seeded(services, seedClients.holder.mobile);
  sessions.endAllOf(id);
  const seenAt = clock.now() - 3_600_000;
  run(
    query.insertInto('session_family').values({
      id: sessionId,
      client_id: id,
      remembers: 1,
      created_at: seenAt,
      ended_at: null,
      password_verified_until: null,
      device: 'Safari on iOS',
      last_seen_at: seenAt,
    }),
  );
  run(
    query.insertInto('refresh_token').values({
      hash: hashToken(newToken(random)),
      family_id: sessionId,
      expires_at: clock.now() + 24 * 3_600_000,
      used_at: null,
    }),
  );
  return signIn(services, seedClients.holder);
}

/** Signed in with a PIN that was just confirmed. */
export function confirmedPin(services: Services): StateValues {
  const values = signIn(services, seedClients.holder);
  const bearer = services.sessions.authenticate(values.access_token ?? '');
  return { ...values, pin_grant: services.grants.grantPin(bearer?.familyId ?? '') };
}

/** With a second verified account, or the seeded one alone, under the id of the contract. */
export function bankAccountsState(services: Services, which: 'second' | 'only'): StateValues {
  const { banks, database } = services;
  const { id, name } = seeded(services, seedClients.holder.mobile);
  if (which === 'second') {
    const added = banks.add(id, {
      holder: name,
      ifsc: 'SATP0000007',
      accountNumber: '99887766554433',
      accountType: 'current',
      upiId: '',
    });
    if (typeof added !== 'string') banks.decide(added, { status: 'verified' });
  }
  const named = banks.list(id).at(-1);
  database.run(
    database.query
      .updateTable('bank_account')
      .set({ id: bankAccountId })
      .where('id', '=', named?.id ?? ''),
  );
  return confirmedPin(services);
}

/** With one own watch list, of version 2, under the id of the contract. */
export function watchlistState(services: Services): StateValues {
  const { watchlists } = services;
  const { id } = seeded(services, seedClients.holder.mobile);
  for (const list of watchlists.list(id)) watchlists.remove(id, list.id, list.version);
  const instruments = [{ market: 'NSE', symbol: 'ARAVBANK' } as const];
  watchlists.save(id, { id: watchlistId, version: 0, name: 'Lenders', instruments });
  watchlists.save(id, { id: watchlistId, version: 1, columns: ['last_price', 'change_percent'] });
  return signIn(services, seedClients.holder);
}

/** With one alert that has fired, under the id of the contract. */
export function firedAlert(services: Services): StateValues {
  const { alerts, database } = services;
  const { id } = seeded(services, seedClients.holder.mobile);
  const instrument = { market: 'NSE', symbol: 'ARAVBANK' } as const;
  const condition = { kind: 'price', direction: 'above', value: 9_000_000 } as const;
  const added = alerts.add(id, { instrument, ...condition, repeats: false, endsAt: null });
  if (added === 'tooMany') throw new RangeError('the client has too many alerts');
  const renamed = database.query.updateTable('price_alert').set({ id: alertId });
  database.run(renamed.where('id', '=', added.id));
  alerts.due.forget();
  alerts.fire({ ...added, id: alertId });
  return signIn(services, seedClients.holder);
}

/** When the order of the contract's note is placed: in the middle of a Friday's trading. */
const notedAt = Date.parse('2026-11-20T11:00:00+05:30');

/** With one executed order of Friday, 20 November 2026, with a note and a tag, under id and key of the contract. */
export function notedOrder(services: Services): StateValues {
  services.clock.set(notedAt);
  return orderState(services, 'executed', { note: 'Before the results.', tags: ['earnings'] });
}

/** What the one order of a state waits for: far below what is traded, at what is asked for, or far below its band. */
function orderTerms(which: 'waiting' | 'executed' | 'gtt', { lowerBand, upperBand }: QuotedShare['quote']) {
  if (which === 'gtt') return { validity: 'GTT', price: 500, trigger_price: 500 } as const;
  const price = which === 'waiting' ? Math.ceil((lowerBand ?? 0) + 5) : Math.floor((upperBand ?? 0) - 5);
  return { validity: 'DAY', price } as const;
}

/** With one order of 40 shares under id and key of the contract. */
export function orderState(
  services: Services,
  which: 'waiting' | 'executed' | 'gtt',
  words: Pick<OrderRequest, 'note' | 'tags'> = {},
): StateValues {
  const { database, orders } = services;
  const { id: clientId } = seeded(services, seedClients.holder.mobile);
  const share = orders.share('NSE', 'ARAVBANK');
  if (!share) throw new RangeError('the share of the contract is not listed');
  const draft = {
    instrument: { market: 'NSE', symbol: 'ARAVBANK' },
    side: 'BUY',
    order_type: 'LIMIT',
    product: 'CNC',
    quantity: 40,
    ...orderTerms(which, share.quote),
  } as const;
  const placed = database.transaction(() =>
    orders.place(clientId, share, { draft, key: orderKey, id: orderId, ...words }),
  );
  if (placed.kind !== 'order')
    throw new RangeError(`the order of the contract was not taken: ${placed.kind}`);
  return signIn(services, seedClients.holder);
}

/** With a PIN that was just confirmed and the contract's key sealed. */
export function sealedKey(services: Services): StateValues {
  const { id: clientId } = seeded(services, seedClients.holder.mobile);
  services.intents.seal({ clientId, kind: 'order', key: orderKey });
  return confirmedPin(services);
}

/** With a loss of a day and a largest order; a larger loss waits for the next trading day, or a cooling-off runs for a week. */
export function ownLimitsState(services: Services, which: 'waiting' | 'coolingOff'): StateValues {
  const { clock, limits } = services;
  const { id } = seeded(services, seedClients.holder.mobile);
  const own = { dailyLoss: fromWire(5_000), largestOrder: fromWire(200_000), segmentsOff: [] };
  const coolingOffUntil = which === 'coolingOff' ? clock.now() + weekMs : null;
  limits.save(id, { ...own, coolingOffUntil });
  if (which === 'waiting') limits.save(id, { ...own, dailyLoss: fromWire(9_000), coolingOffUntil });
  return signIn(services, seedClients.holder);
}
