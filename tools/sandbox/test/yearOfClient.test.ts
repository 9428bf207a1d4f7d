import { operations } from '@wealth/api-sdk/operations';
import { calendarDay, istInstant, type CalendarDay } from '@wealth/domain';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { control, createTrader, quoteOf, type Trader, type Wish } from '../simulator/createTrader.ts';
import { openSimulatedSandbox, type SimulatedSandbox } from '../simulator/openSimulatedSandbox.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { call } from './support/api.ts';
import { paperBooks, paperTax, type PaperAction, type PaperTrade } from './support/paperBooks.ts';

/* A year of a client on the sandbox's clock; what every screen says is held against pencil and paper over what it exports. */

const answers = {
  notes: operations.getContractNotes.answer,
  note: operations.getContractNote.answer,
  actions: operations.getClientActions.answer,
  dividends: operations.getDividends.answer,
  records: operations.getFundRecords.answer,
  lots: operations.getLots.answer,
  holdings: operations.getHoldings.answer,
  statement: operations.getHoldingsStatement.answer,
  portfolio: operations.getPortfolio.answer,
  returns: operations.getReturns.answer,
  profit: operations.getProfit.answer,
  asset: operations.getAsset.answer,
  tax: operations.getTaxReport.answer,
  taxLots: operations.getTaxLots.answer,
} as const;

/** Rupees of an answer as whole paise, by their digits. */
function paise(rupees: number): bigint {
  const [whole = '0', part = ''] = Math.abs(rupees).toFixed(2).split('.');
  const amount = BigInt(whole) * 100n + BigInt(part);
  return rupees < 0 ? -amount : amount;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

async function read<Data>(
  trader: Trader,
  schema: z.ZodMiniType<{ data: Data }>,
  path: `/${string}`,
): Promise<Data> {
  const reply = await trader.send(`GET ${path}`);
  expect([path, reply.status]).toEqual([path, 200]);
  return z.parse(schema, { data: reply.data, message: '' }).data;
}

const share = (symbol: string, market: 'NSE' | 'BSE' = 'NSE') => ({ market, symbol });

type Deed =
  | { on: string; side: Wish['side']; instrument: Wish['instrument']; quantity: number }
  | { on: string; action: Record<string, unknown> };

/** What the client and the companies do, in order of time. */
const deeds: readonly Deed[] = [
  { on: '2026-02-05', side: 'BUY', instrument: share('AUSHADHI'), quantity: 10 },
  { on: '2026-02-05', side: 'BUY', instrument: share('ARAVBANK', 'BSE'), quantity: 12 },
  { on: '2026-02-23', side: 'SELL', instrument: share('LOHASTEEL'), quantity: 33 },
  { on: '2026-02-23', side: 'BUY', instrument: share('NEELINFO'), quantity: 8 },
  { on: '2026-03-12', side: 'SELL', instrument: share('ARAVBANK', 'BSE'), quantity: 25 },
  {
    on: '2026-03-25',
    action: { ...share('AUSHADHI'), kind: 'split', after: 2, before: 1, ex_date: '2026-04-10' },
  },
  { on: '2026-04-16', side: 'SELL', instrument: share('AUSHADHI'), quantity: 51 },
  { on: '2026-04-16', side: 'BUY', instrument: share('RATHMOTOR'), quantity: 2 },
  // The running account has paid out what was left: proceeds of the day pay for its purchases.
  { on: '2026-05-14', side: 'SELL', instrument: share('RATHMOTOR'), quantity: 2 },
  { on: '2026-05-14', side: 'BUY', instrument: share('SANCHTEL'), quantity: 7 },
  {
    on: '2026-05-14',
    action: { ...share('NEELINFO'), kind: 'bonus', after: 2, before: 1, ex_date: '2026-06-05' },
  },
  // More than was bought: shares of the bonus go too, that have cost nothing. That of MOHARAMC comes by itself on 19 June.
  { on: '2026-07-09', side: 'SELL', instrument: share('NEELINFO'), quantity: 12 },
  {
    on: '2026-07-31',
    action: { ...share('AGNIPETRO'), kind: 'dividend', amount: 30, ex_date: '2026-08-20' },
  },
  {
    on: '2026-09-10',
    action: {
      ...share('SHESHTECH'),
      kind: 'demerger',
      after: 1,
      before: 1,
      cost_percent: 22.5,
      new_symbol: 'DHOGAMBE',
      ex_date: '2026-09-24',
    },
  },
  { on: '2026-10-15', side: 'SELL', instrument: share('SHESHTECH'), quantity: 11 },
  { on: '2026-11-05', side: 'SELL', instrument: share('AGNIPETRO', 'BSE'), quantity: 30 },
  { on: '2026-11-05', side: 'BUY', instrument: share('ARAVBANK'), quantity: 9 },
  { on: '2026-12-10', side: 'SELL', instrument: share('DHOGAMBE'), quantity: 8 },
  { on: '2027-01-14', side: 'SELL', instrument: share('LOHASTEEL'), quantity: 101 },
  { on: '2027-01-14', side: 'SELL', instrument: share('URJASTOR'), quantity: 21 },
  { on: '2027-01-28', side: 'SELL', instrument: share('MOHARAMC'), quantity: 7 },
  { on: '2027-01-28', side: 'BUY', instrument: share('SANCHTEL', 'BSE'), quantity: 4 },
];
const lastDay = calendarDay('2027-02-12');

async function toClock(simulated: SimulatedSandbox, day: CalendarDay, minute: number): Promise<void> {
  const now = new Date(istInstant(day, minute)).toISOString();
  expect((await control(simulated, 'clock', { now })).status).toBe(200);
}

/** The least that an order may come to, and some; rupees. */
const leastValue = 21_000;

async function trade(
  simulated: SimulatedSandbox,
  trader: Trader,
  deed: Extract<Deed, { side: unknown }>,
  at: number,
) {
  const { side, instrument, quantity } = deed;
  const last = (await quoteOf(simulated, instrument))?.last_price ?? 0;
  const wish = {
    instrument,
    side,
    quantity: Math.max(quantity, Math.ceil(leastValue / last)),
    order_type: 'MARKET',
    validity: 'DAY',
  } as const;
  const key = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const reply = await trader.place(wish, key);
  expect([deed, reply.status, reply.data]).toEqual([deed, 200, expect.anything()]);
  simulated.pass(40_000);
  simulated.round();
}

async function live(simulated: SimulatedSandbox, trader: Trader): Promise<void> {
  let today = '';
  for (const [at, deed] of deeds.entries()) {
    if (deed.on !== today) await toClock(simulated, calendarDay(deed.on), 11 * 60);
    today = deed.on;
    if ('action' in deed) {
      const reply = await call(simulated.sandbox(), 'POST /sandbox/v1/action', { json: deed.action });
      expect([deed.action, reply.status]).toEqual([deed.action, 200]);
    } else await trade(simulated, trader, deed, at);
  }
  await toClock(simulated, lastDay, 18 * 60);
}

/** What a client exports of all years. */
async function exportAll(trader: Trader) {
  const { items: summaries } = await read(trader, answers.notes, '/trade/app/v1/notes/list');
  const notes = await Promise.all(
    summaries.map(({ day }) => read(trader, answers.note, `/trade/app/v1/notes?day=${day}`)),
  );
  const { items: actions } = await read(trader, answers.actions, '/stat/app/v1/actions');
  const { items: dividends } = await read(trader, answers.dividends, '/stat/app/v1/dividends');
  const records = await read(trader, answers.records, '/fund/app/v1/records?limit=10000');
  return { notes, actions, dividends, records };
}

type Exported = Awaited<ReturnType<typeof exportAll>>;

function toTrades({ notes }: Exported): PaperTrade[] {
  return notes.flatMap(({ day, orders }) =>
    orders.map(({ isin, side, quantity, value, charges }) => {
      const tax = charges.find(({ code }) => code === 'securities_transaction_tax');
      const transactionTax = paise(tax?.amount ?? 0);
      const all = sum(charges.map(({ amount }) => paise(amount)));
      return {
        day,
        isin,
        side,
        quantity,
        value: paise(value),
        charges: all - transactionTax,
        transactionTax,
      };
    }),
  );
}

function toActions({ actions }: Exported): PaperAction[] {
  return actions
    .filter(({ state }) => state !== 'announced')
    .map(({ kind, ex_date: day, isin_before, isin_after, ratio, cost_percent: percent, allotted_on }) => ({
      day,
      kind,
      isinBefore: isin_before,
      isinAfter: isin_after,
      isinNew: kind === 'demerger' ? isin_after : null,
      before: ratio?.before ?? 1,
      after: ratio?.after ?? 1,
      costShare: Number(paise(percent ?? 0)),
      allottedOn: allotted_on,
    }));
}

/** Units of each ISIN, of whatever lots. */
function unitsOf(rows: ReadonlyArray<{ isin: string; quantity: number }>): string[] {
  const units = new Map<string, number>();
  for (const { isin, quantity } of rows) units.set(isin, (units.get(isin) ?? 0) + quantity);
  return [...units].map(([isin, quantity]) => `${isin} ${quantity}`).toSorted();
}

async function allOpenLots(trader: Trader) {
  const open = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: z.infer<typeof answers.lots>['data'] = await read(
      trader,
      answers.lots,
      `/stat/app/v1/lots?limit=200${at}`,
    );
    open.push(...page.open);
    cursor = page.next_cursor;
  }
  return open;
}

const years = [
  { name: '2024-25', from: '2024-04-01', to: '2025-03-31' },
  { name: '2025-26', from: '2025-04-01', to: '2026-03-31' },
  { name: '2026-27', from: '2026-04-01', to: '2027-03-31' },
];

type Books = ReturnType<typeof paperBooks>;

/** The tax report and its rows say of each year what the books say. */
async function expectTax(trader: Trader, { sales }: Books, { dividends }: Exported): Promise<void> {
  for (const { name, ...year } of years) {
    const expected = paperTax(sales, year);
    const report = await read(trader, answers.tax, `/stat/app/v1/tax?fy=${name}`);
    expect([name, report.sale_count]).toEqual([name, expected.count]);
    expect([report.tax, report.cess.amount, report.total].map(paise)).toEqual([
      expected.tax,
      expected.cess,
      expected.total,
    ]);
    expect(sum(report.sections.map(({ taxable }) => paise(taxable)))).toBe(
      expected.shortTaxable + expected.longTaxable,
    );
    expect(paise(report.exemption.used)).toBe(expected.exempt);
    expect(sum(report.periods.map(({ tax }) => paise(tax)))).toBe(expected.tax);
    const { items } = await read(trader, answers.taxLots, `/stat/app/v1/tax/lots?fy=${name}&limit=1000`);
    const rowOf = (amounts: readonly bigint[], ...words: ReadonlyArray<string | number>) =>
      [...words, ...amounts].join(' ');
    expect(
      items
        .map((row) =>
          rowOf(
            [row.cost, row.charges, row.proceeds, row.sale_charges, row.gain].map(paise),
            row.isin,
            row.bought_on,
            row.sold_on,
            row.quantity,
            row.term,
          ),
        )
        .toSorted(),
    ).toEqual(
      sales
        .filter(({ soldOn }) => soldOn >= year.from && soldOn <= year.to)
        .map((sale) =>
          rowOf(
            [sale.cost, sale.charges, sale.proceeds, sale.saleCharges, sale.gain],
            sale.isin,
            sale.boughtOn,
            sale.soldOn,
            sale.quantity,
            sale.isLong ? 'long_term' : 'short_term',
          ),
        )
        .toSorted(),
    );
    const paid = dividends.filter(
      ({ state, paid_on: on }) => state === 'received' && on !== null && on >= year.from && on <= year.to,
    );
    expect([report.dividend_totals.gross, report.dividend_totals.deducted].map(paise)).toEqual([
      sum(paid.map(({ gross }) => paise(gross))),
      sum(paid.map(({ tds }) => paise(tds))),
    ]);
  }
}

/** Records run on to the cash that the screens show, and trades have moved what their notes say. */
async function expectLedger(trader: Trader, { notes, records }: Exported): Promise<void> {
  const rows = records.items.toReversed();
  let balance = 0n;
  for (const { id, amount, balance: after } of rows) {
    balance += paise(amount);
    expect([id, balance]).toEqual([id, paise(after)]);
  }
  const asset = await read(trader, answers.asset, '/stat/app/v1/asset');
  expect(paise(asset.cash)).toBe(balance);
  expect([asset.unsettled, asset.blocked]).toEqual([0, 0]);
  expect(paise(records.totals?.closing_balance ?? 0)).toBe(balance);
  const traded = rows.filter(({ kind }) => ['purchase', 'sale', 'charge', 'refund'].includes(kind));
  expect(sum(traded.map(({ amount }) => paise(amount)))).toBe(sum(notes.map(({ net }) => paise(net))));
}

/** Summary, returns and chart say what the books say. */
async function expectFigures(trader: Trader, { lots, sales }: Books, exported: Exported): Promise<void> {
  const portfolio = await read(trader, answers.portfolio, '/stat/app/v1/portfolio');
  const holdings = await read(trader, answers.holdings, '/stat/app/v1/holdings');
  const returns = await read(trader, answers.returns, '/stat/app/v1/invest');
  const { points } = await read(trader, answers.profit, '/stat/app/v1/profit');
  const trades = toTrades(exported);
  const received = exported.dividends.filter(({ state }) => state === 'received');

  const priceOf = new Map(holdings.map(({ isin, last_price: price }) => [isin, paise(price)]));
  const value = sum(lots.map(({ isin, quantity }) => (priceOf.get(isin) ?? 0n) * BigInt(quantity)));
  const invested = sum(lots.map(({ cost }) => cost));
  const realised = sum(sales.map(({ proceeds, cost }) => proceeds - cost));
  const charges = sum(trades.map((trade) => trade.charges + trade.transactionTax));
  const gross = sum(received.map((dividend) => paise(dividend.gross)));
  const deducted = sum(received.map(({ tds }) => paise(tds)));
  const bought = sum(trades.map((trade) => (trade.side === 'BUY' ? trade.value : -trade.value)));

  expect(unitsOf(holdings)).toEqual(unitsOf(lots));
  expect([portfolio.value, portfolio.invested, portfolio.realised, portfolio.unrealised].map(paise)).toEqual([
    value,
    invested,
    realised,
    value - invested,
  ]);
  const { gain } = returns;
  expect(
    [returns.end_value, gain.price_held, gain.price_sold, gain.dividends, gain.charges, gain.tax].map(paise),
  ).toEqual([value, value - invested, realised, gross, -charges, -deducted]);
  expect(paise(returns.net_invested)).toBe(bought + charges - (gross - deducted));
  expect(paise(gain.total)).toBe(value - paise(returns.net_invested));
  const last = points.at(-1);
  expect([last?.value ?? 0, last?.invested ?? 0, last?.gain ?? 0].map(paise)).toEqual([
    value,
    paise(returns.net_invested),
    paise(gain.total),
  ]);
}

/** What a statement of each month says was held then, at prices that multiply to its values. */
async function expectStatements(trader: Trader, exported: Exported): Promise<void> {
  const [trades, actions] = [toTrades(exported), toActions(exported)];
  const days = deeds.map(({ on }) => on);
  for (const day of new Set([...days, '2026-04-10', '2026-06-19', '2026-06-21', '2026-09-24', lastDay])) {
    const statement = await read(trader, answers.statement, `/stat/app/v1/statements/holdings?day=${day}`);
    const { lots } = paperBooks(trades, actions, day);
    expect([day, ...unitsOf(statement.items)]).toEqual([day, ...unitsOf(lots)]);
    const values = statement.items.map(({ price, quantity, value }) => {
      expect(paise(value ?? 0)).toBe(paise(price ?? 0) * BigInt(quantity));
      return paise(value ?? 0);
    });
    expect(paise(statement.value)).toBe(sum(values));
    const { points } = await read(trader, answers.profit, `/stat/app/v1/profit?from=${day}&to=${day}`);
    if (points[0]) expect([day, paise(points[0].value)]).toEqual([day, paise(statement.value)]);
  }
}

async function expectLots(trader: Trader, { lots }: Books): Promise<void> {
  const rowOf = (isin: string, boughtOn: string, quantity: number, amounts: readonly bigint[]) =>
    [isin, boughtOn, quantity, ...amounts].join(' ');
  const open = await allOpenLots(trader);
  expect(
    open
      .map((lot) =>
        rowOf(lot.isin, lot.bought_on, lot.quantity, [lot.cost, lot.charges, lot.transaction_tax].map(paise)),
      )
      .toSorted(),
  ).toEqual(
    lots
      .map((lot) => rowOf(lot.isin, lot.boughtOn, lot.quantity, [lot.cost, lot.charges, lot.transactionTax]))
      .toSorted(),
  );
}

it(
  'a year of a client agrees to the paisa with pencil and paper on every screen and in every export [I5B-9-YEAR]',
  { timeout: 60_000 },
  async () => {
    const simulated = await openSimulatedSandbox();
    await control(simulated, 'mode', { mode: 'exchange-hours' });
    const trader = createTrader(simulated, { mobile: '9876543210', pin: '246810' });
    await live(simulated, trader);

    const exported = await exportAll(trader);
    const trades = toTrades(exported);
    // The year has what it is about.
    const own = exported.notes.filter(({ day }) => day >= '2026-02-05').flatMap(({ orders }) => orders);
    expect(own.length).toBeGreaterThanOrEqual(15);
    // A note has the charges of an order, not of each fill: only of one fill they say what its lots have cost.
    expect(
      own
        .filter(({ trades: fills }) => fills.length > 1)
        .map(({ instrument, side, quantity, trades: f }) => [
          side,
          instrument.symbol,
          quantity,
          f.map((x) => x.quantity),
        ]),
    ).toEqual([]);
    expect(own.some(({ instrument }) => instrument.market === 'BSE')).toBe(true);
    const kinds = exported.actions.filter(({ state }) => state === 'completed').map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['bonus', 'split', 'demerger', 'dividend']));
    expect(exported.dividends.some(({ tds }) => tds > 0)).toBe(true);

    const books = paperBooks(trades, toActions(exported));
    await expectLots(trader, books);
    await expectFigures(trader, books, exported);
    await expectTax(trader, books, exported);
    await expectLedger(trader, exported);
    await expectStatements(trader, exported);
    expect(checkLedger(simulated.database(), istInstant(lastDay, 18 * 60))).toEqual([]);
    expect(simulated.errors).toEqual([]);
    await simulated.dispose();
  },
);
