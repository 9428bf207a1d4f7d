import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { getClientAction, getClientActions, getDividends } from '../src/generated/endpoints/stat/stat.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  refused,
  succeeds,
  unverified,
} from './contract.ts';
import { day } from './tradeShapes.ts';

const { arrayContaining, boolean, eachLike, integer, like, nullValue, number, regex } = MatchersV3;

const empty = 'client 9876543214 holds nothing and is signed in';
const acted = 'client 9876543210 is signed in and has a share that was split, the action of the request';
const isin = (example: string) => regex('^[A-Z]{2}[A-Z0-9]{9}\\d$', example);
const instrument = {
  market: regex('^(NSE|BSE)$', 'NSE'),
  symbol: like('LOHASTEEL'),
  name: like('Lohapur Steel'),
};
const actionId = 'split-INE000Z54919-2025-10-17';

const side = (quantity: number, price: number) => ({
  instrument,
  isin: isin('INE000Z54919'),
  quantity: integer(quantity),
  cost: number(367_000.5),
  average_price: number(917.5),
  price: number(price),
  value: number(quantity * price),
});

const split = {
  id: like(actionId),
  kind: 'split',
  state: 'completed',
  instrument,
  new_instrument: nullValue(),
  ex_date: day('2025-10-17'),
  record_date: day('2025-10-17'),
  ratio: { before: integer(1), after: integer(5) },
  per_share: nullValue(),
  cost_percent: nullValue(),
  isin_before: isin('INE000Z54919'),
  isin_after: isin('INE000Z54018'),
  entitled_quantity: integer(400),
  before: side(400, 902.5),
  after: eachLike(side(2_000, 180.5)),
  allotted_on: nullValue(),
  tradable_from: nullValue(),
  listed_on: nullValue(),
  listed: boolean(true),
  in_transit: integer(0),
  fraction: nullValue(),
  rights: nullValue(),
  dividend: nullValue(),
};

const lot = {
  id: like('12'),
  isin: isin('INE000Z54919'),
  origin: regex('^(trade|bonus|merger|demerger)$', 'trade'),
  bought_on: day('2025-05-20'),
  quantity: integer(400),
  cost: number(367_000.5),
  sellable_from: day('2025-05-21'),
};

describe('GET actions [I5B-8-PACT]', () => {
  const toActions = get('/stat/app/v1/actions');
  const call = () => getClientActions();

  it('answers what companies did to the shares of the client', async () => {
    const answer = holding({ items: arrayContaining(split) });
    const { items } = await succeeds(toActions('the actions', { ...by(holder), answer }), call);
    expect(items[0]).toMatchObject({
      kind: 'split',
      before: { quantity: 400 },
      after: [{ quantity: 2_000 }],
    });
  });

  it('answers nothing to a client who holds nothing', async () => {
    const exchange = toActions('no actions', { ...by(empty), answer: holding({ items: [] }) });
    expect(await succeeds(exchange, call)).toEqual({ items: [] });
  });

  it('answers 401 without a good token', async () => {
    expect(await asksForNewToken(toActions('the actions without a good token', {}), call)).toBe(true);
  });

  it('answers 403 to a client whose KYC is not approved', async () => {
    const more = { ...by(unverified), ...refused(403, 'KYC approval is required.') };
    const exchange = toActions('the actions of an unverified client', more);
    expect((await isRefused(exchange, call)).status).toBe(403);
  });
});

describe('GET actions/{id} [I5B-8-PACT]', () => {
  it('answers one with its lots, steps and entries', async () => {
    const answer = holding({
      ...split,
      lots_before: eachLike(lot),
      lots_after: eachLike(lot),
      steps: eachLike({ code: like('ex_date'), time: moment('2025-10-17T00:00:00+05:30') }),
      entries: eachLike({
        id: integer(4711),
        code: like('exchange'),
        from: like('settled'),
        to: like('clearingUnits'),
        isin: isin('INE000Z54919'),
        units: integer(400),
        amount: nullValue(),
        time: moment('2025-10-17T00:00:00+05:30'),
        recorded_at: moment('2026-11-19T14:32:07+05:30'),
      }),
    });
    const exchange = get(`/stat/app/v1/actions/${actionId}`)('one action', { ...by(acted), answer });
    const action = await succeeds(exchange, () => getClientAction(actionId));
    expect(action.lots_before[0]).toMatchObject({ origin: 'trade', quantity: 400 });
  });

  it('answers 404 for an action that the client does not have', async () => {
    const more = { ...by(holder), ...refused(404, 'Not found.') };
    const exchange = get('/stat/app/v1/actions/none')('an action that is none', more);
    expect((await isRefused(exchange, () => getClientAction('none'))).status).toBe(404);
  });
});

describe('GET dividends [I5B-8-PACT]', () => {
  const toDividends = get('/stat/app/v1/dividends');
  const call = () => getDividends();
  const sums = { count: integer(2), gross: number(7_420.5), tds: number(0.5), net: number(7_420.5) };

  it('answers dividends with their totals by tax year', async () => {
    const received = {
      id: like('dividend-INE000Z01019-2026-07-24'),
      action_id: like('dividend-INE000Z01019-2026-07-24'),
      instrument,
      isin: isin('INE000Z01019'),
      state: 'received',
      ex_date: day('2026-07-24'),
      record_date: day('2026-07-24'),
      expected_on: day('2026-08-07'),
      missing_on: day('2026-09-07'),
      paid_on: day('2026-08-07'),
      tax_year: regex('^\\d{4}-\\d\\d$', '2026-27'),
      quantity: integer(500),
      per_share: number(11.5),
      gross: number(5_750.5),
      tds: number(0.5),
      net: number(5_750.5),
      account: { bank_name: like('Sandbox Bank'), masked_number: like('••••4821') },
      registrar: { name: like('Sutra Registrars'), email: like('dividends@sutra-registrars.example') },
      claim: {
        holder: like('Asha Namuna'),
        demat_account: like('12000000 ••••4821'),
        pan: like('ZZZPN••••Z'),
        bank_name: like('Sandbox Bank'),
        masked_number: like('••••4821'),
      },
    };
    const answer = holding({
      items: arrayContaining(received),
      years: eachLike({ tax_year: received.tax_year, received: sums, expected: sums, missing: sums }),
    });
    const found = await succeeds(toDividends('the dividends', { ...by(holder), answer }), call);
    expect(found.items[0]).toMatchObject({ state: 'received', net: 5_750.5 });
    expect(found.years[0]?.received.count).toBe(2);
  });

  it('answers nothing to a client who holds nothing', async () => {
    const exchange = toDividends('no dividends', { ...by(empty), answer: holding({ items: [], years: [] }) });
    expect(await succeeds(exchange, call)).toEqual({ items: [], years: [] });
  });

  it('answers 401 without a good token', async () => {
    expect(await asksForNewToken(toDividends('the dividends without a good token', {}), call)).toBe(true);
  });
});
