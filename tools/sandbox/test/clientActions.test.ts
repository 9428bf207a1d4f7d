import { addDays, calendarDay, fromWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { instruments } from '../src/engine/index.ts';
import { createActionClient, holder, type ActionClient } from './support/actionClient.ts';
import { dividendsSchema, holdingsSchema } from './support/actionSchemas.ts';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: ActionClient;

eachSandbox((made) => {
  test = made;
  client = createActionClient(made);
});

const control: ActionClient['control'] = (path, json) => client.control(path, json);
const setClock: ActionClient['setClock'] = (day, hours) => client.setClock(day, hours);
const dividends = () => client.get('/dividends', dividendsSchema);
const actions: ActionClient['actions'] = (query) => client.actions(query);
const holding: ActionClient['holding'] = (symbol) => client.holding(symbol);
const broken = () => client.broken();
/** What was paid, paise. */
const paid = ({ value, pnl }: { value: number; pnl: number }) => fromWire(value) - fromWire(pnl);

describe('the seeds [I5B-7-SEEDS]', () => {
  it('give the first client a bonus, a split and three dividends in its holding time', async () => {
    const { items } = await actions();
    const past = items.filter(({ state }) => state !== 'announced');
    expect(past.map(({ kind, instrument, ex_date: day }) => `${kind} ${instrument.symbol} ${day}`)).toEqual([
      'dividend AGNIPETRO 2026-11-12',
      'dividend SANCHTEL 2026-08-06',
      'dividend ARAVBANK 2026-07-24',
      'bonus MOHARAMC 2026-06-19',
      'split LOHASTEEL 2025-10-17',
    ]);
    const split = past.at(-1);
    expect(split?.isin_after).not.toBe(split?.isin_before);
    expect(split).toMatchObject({ before: { quantity: 400 }, after: [{ quantity: 2_000 }] });
    expect(split?.after[0]?.cost).toBe(split?.before?.cost);
    expect(broken()).toEqual([]);
  });

  it('show a dividend with its tax, its day and where it went [I5B-6-DIVIDENDS]', async () => {
    const { items, years } = await dividends();
    const bank = items.find(({ instrument }) => instrument.symbol === 'ARAVBANK');
    expect(bank).toMatchObject({
      state: 'received',
      quantity: 500,
      gross: 5_500,
      tds: 0,
      net: 5_500,
      paid_on: '2026-08-07',
      account: { masked_number: '••••4821' },
    });
    expect(items.find(({ instrument }) => instrument.symbol === 'AGNIPETRO')).toMatchObject({
      state: 'expected',
      paid_on: null,
      account: null,
    });
    expect(years).toMatchObject([
      { tax_year: '2026-27', received: { count: 2, gross: 7_420 }, expected: { count: 1, gross: 2_530 } },
    ]);
  });

  it('are filtered by their day, and refuse a day that is none', async () => {
    const { items } = await client.get('/dividends?from=2026-08-01&to=2026-08-10', dividendsSchema);
    expect(items.map(({ instrument }) => instrument.symbol)).toEqual(['ARAVBANK']);
    expect((await actions('?from=2025-10-01&to=2025-10-31')).items).toHaveLength(1);
    const token = (await signIn(test.sandbox, holder)).access_token;
    for (const path of ['dividends?from=2026-13-01', 'actions?to=2026-02-30'] as const) {
      expect((await call(test.sandbox, `GET /stat/app/v1/${path}`, { token })).status).toBe(400);
    }
    expect((await actions('?isin=no-isin-at-a')).items).toEqual([]);
    const missing = await call(test.sandbox, 'GET /stat/app/v1/actions/none', { token });
    expect(missing.status).toBe(404);
  });
});

describe('a dividend [I5B-5-DIVIDEND]', () => {
  it('is paid on its day to the bank, and cash stays what it was', async () => {
    const cash = async () => (await client.get('/asset', z.object({ cash: z.number() }))).cash;
    const before = await cash();
    const { expected_on: day = '' } =
      (await dividends()).items.find(({ state }) => state === 'expected') ?? {};
    await setClock(day, 10);
    expect((await dividends()).items.filter(({ state }) => state === 'expected')).toHaveLength(1);
    const early = await cash();
    await setClock(day, 12);
    const { items } = await dividends();
    expect(items.filter(({ state }) => state === 'received')).toHaveLength(3);
    expect(await cash()).toBe(early);
    expect(before).toBeGreaterThan(0);
    expect(broken()).toEqual([]);
  });

  it('that the registrar withholds is missing after 45 days, and may come later', async () => {
    expect(
      (await control('dividend', { mobile: holder, symbol: 'AGNIPETRO', state: 'withheld' })).status,
    ).toBe(200);
    const open = (await dividends()).items.find(({ state }) => state === 'expected');
    if (!open) throw new RangeError('no dividend is expected');
    expect(open.missing_on).toBe(addDays(calendarDay(open.ex_date), 45));
    await setClock(addDays(calendarDay(open.missing_on), -1), 23);
    expect((await dividends()).items[0]?.state).toBe('expected');
    await setClock(open.missing_on, 1);
    const [missing] = (await dividends()).items.filter(({ state }) => state === 'missing');
    expect(missing).toMatchObject({ id: open.id, claim: { holder: expect.any(String) } });
    expect((await control('dividend', { mobile: holder, symbol: 'AGNIPETRO', state: 'paid' })).status).toBe(
      200,
    );
    expect((await dividends()).items.find(({ id }) => id === open.id)).toMatchObject({
      state: 'received',
      paid_on: open.missing_on,
    });
    expect((await control('dividend', { mobile: holder, symbol: 'AGNIPETRO', state: 'paid' })).status).toBe(
      404,
    );
    expect(broken()).toEqual([]);
  });
});

describe('an action that is announced by hand [I5B-7-CONTROL]', () => {
  const exDate = '2026-12-01';

  it('of a split happens on its ex-date, and is told before', async () => {
    const before = await holding('AUSHADHI');
    const announced = await control('action', {
      market: 'NSE',
      symbol: 'AUSHADHI',
      kind: 'split',
      after: 5,
      ex_date: exDate,
    });
    expect(announced.status).toBe(200);
    const told = (await actions()).items.filter(({ state }) => state === 'announced');
    expect(told).toMatchObject([
      { kind: 'split', instrument: { symbol: 'AUSHADHI' }, before: null, after: [] },
    ]);
    await test.restart();
    await setClock(exDate);
    const after = await holding('AUSHADHI');
    expect(after.quantity).toBe(before.quantity * 5);
    expect(after.isin).not.toBe(before.isin);
    expect(paid(after)).toBe(paid(before));
    expect(broken()).toEqual([]);
  });

  it('of a demerger gives a share that is not listed yet, at its implied price, with its part of the cost', async () => {
    const child = instruments
      .filter(({ market, kind, listedOn }) => market === 'NSE' && kind === 'share' && listedOn > '2026-12-10')
      .toSorted((one, other) => (one.listedOn < other.listedOn ? -1 : 1))[0];
    if (!child) throw new RangeError('nothing lists later');
    const announced = await control('action', {
      market: 'NSE',
      symbol: 'RATHMOTOR',
      kind: 'demerger',
      after: 1,
      before: 1,
      new_symbol: child.symbol,
      cost_percent: 30,
      ex_date: exDate,
    });
    expect(announced.status).toBe(200);
    await setClock('2026-11-30', 23);
    const before = await holding('RATHMOTOR');
    await setClock(exDate, 0.01);
    const [old, given] = [await holding('RATHMOTOR'), await holding(child.symbol)];
    expect(given).toMatchObject({ listed: false, quantity: before.quantity, in_transit: before.quantity });
    expect(paid(old) + paid(given)).toBe(paid(before));
    const worth = fromWire(old.value) + fromWire(given.value);
    expect(Math.abs(worth / fromWire(before.value) - 1)).toBeLessThan(0.02);
    const [entry] = (await actions()).items.filter(({ kind }) => kind === 'demerger');
    expect(entry).toMatchObject({
      state: 'in_transit',
      listed: false,
      new_instrument: { symbol: child.symbol },
    });
    await setClock(child.listedOn);
    expect(await holding(child.symbol)).toMatchObject({
      listed: true,
      in_transit: 0,
      sellable: given.quantity,
    });
    expect(broken()).toEqual([]);
  });

  it('of rights offers them for a window, and they lapse', async () => {
    const body = { market: 'NSE', symbol: 'SHESHTECH', kind: 'rights', after: 9, before: 8, amount: 100 };
    expect((await control('action', { ...body, ex_date: exDate })).status).toBe(200);
    await setClock(exDate);
    const [open] = (await actions()).items.filter(({ kind }) => kind === 'rights');
    expect(open).toMatchObject({ state: 'open', rights: { quantity: 14 } });
    await setClock(addDays(calendarDay(open?.rights?.closes_on ?? ''), 1));
    expect((await actions()).items.find(({ kind }) => kind === 'rights')?.state).toBe('lapsed');
  });

  it.each([
    { kind: 'split', after: 1, before: 2 },
    { kind: 'split', ex_date: '2026-11-15' },
    { kind: 'dividend' },
    { kind: 'demerger', new_symbol: 'ARAVBANK' },
    { kind: 'buyback' },
  ])('is refused where it is none: %j', async (body) => {
    const { status } = await control('action', { market: 'NSE', symbol: 'AUSHADHI', ...body });
    expect(status).toBe(400);
  });

  it('is refused beside another one, and gone after a reset', async () => {
    const body = { market: 'NSE', symbol: 'AUSHADHI', kind: 'bonus', ex_date: exDate };
    expect((await control('action', body)).status).toBe(200);
    expect((await control('action', { ...body, ex_date: '2026-12-04' })).status).toBe(409);
    expect((await control('reset', {})).status).toBe(200);
    expect((await actions()).items.filter(({ state }) => state === 'announced')).toEqual([]);
  });
});

describe('a year in one jump [I5B-7-YEAR]', () => {
  it('leaves what a year day by day and with restarts does', async () => {
    const state = async () => ({
      actions: (await actions()).items.map(({ id, state: of, after }) => [id, of, after]),
      dividends: (await dividends()).items.map(({ id, state: of, paid_on: on, net }) => [id, of, on, net]),
      holdings: (await client.get('/holdings', holdingsSchema))
        .map(({ isin, quantity }) => `${isin} ${quantity}`)
        .toSorted(),
    });
    await setClock('2027-11-22');
    const jumped = await state();
    expect(jumped.dividends.length).toBeGreaterThan(3);
    expect(broken()).toEqual([]);
    expect((await control('reset', {})).status).toBe(200);
    for (const day of ['2026-11-27', '2027-03-02', '2027-07-23', '2027-07-24', '2027-08-07', '2027-11-12']) {
      await setClock(day, 0.001);
      await test.restart();
    }
    await setClock('2027-11-22');
    expect(await state()).toEqual(jumped);
    expect(broken()).toEqual([]);
  });
});
