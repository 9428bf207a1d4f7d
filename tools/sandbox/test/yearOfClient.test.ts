import { figureIdValues } from '@wealth/api-sdk/codes';
import { istInstant } from '@wealth/domain';
import { expect, it } from 'vitest';
import { control, createTrader, type Trader } from '../simulator/createTrader.ts';
import { openSimulatedSandbox } from '../simulator/openSimulatedSandbox.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import {
  allOpenLots,
  answers,
  exportAll,
  paise,
  read,
  sum,
  toActions,
  toTrades,
  unitsOf,
  type Exported,
} from './support/clientExports.ts';
import { paperBooks, paperTax } from './support/paperBooks.ts';
import { deeds, lastDay, liveYear } from './support/yearDeeds.ts';

/* A year of a client on the sandbox's clock; what every screen says is held against pencil and paper over what it exports. */

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

/** The rate at which all that was paid and received is worth what is held, found by halving; percent with two decimals. */
function paperXirr(flows: ReadonlyArray<{ day: string; amount: number }>): number {
  const [first] = flows.map(({ day }) => day).toSorted();
  const yearsOf = (day: string) => (Date.parse(day) - Date.parse(first ?? day)) / 86_400_000 / 365;
  const worth = (rate: number) =>
    flows.reduce((total, { day, amount }) => total + amount / (1 + rate) ** yearsOf(day), 0);
  let [low, high] = [-0.99, 10];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > 0 === worth(low) > 0) low = middle;
    else high = middle;
  }
  return Math.round(low * 10_000) / 100;
}

/** The yearly return is that of the flows on contract notes, the dividends and what is held. */
async function expectXirr(trader: Trader, exported: Exported): Promise<void> {
  const returns = await read(trader, answers.returns, '/stat/app/v1/invest');
  const traded = toTrades(exported).map((trade) => {
    const charges = trade.charges + trade.transactionTax;
    const amount = trade.side === 'BUY' ? -(trade.value + charges) : trade.value - charges;
    return { day: trade.day, amount: Number(amount) };
  });
  const paid = exported.dividends.flatMap(({ paid_on: day, gross }) =>
    day === null ? [] : [{ day, amount: Number(paise(gross)) }],
  );
  const held = { day: lastDay, amount: Number(paise(returns.end_value)) };
  expect(returns.xirr.percent).toBe(paperXirr([...traded, ...paid, held]));
}

/** Every figure that opens is the sum of what it is made of. */
async function expectMadeUp(trader: Trader): Promise<void> {
  for (const id of figureIdValues) {
    const figure = await read(trader, answers.figure, `/stat/app/v1/figures/${id}`);
    expect([id, sum(figure.lines.map(({ amount }) => paise(amount)))]).toEqual([id, paise(figure.value)]);
  }
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
  const rowOf = (amounts: readonly bigint[], ...words: ReadonlyArray<string | number>) =>
    [...words, ...amounts].join(' ');
  const open = (await allOpenLots(trader)).map((lot) =>
    rowOf([lot.cost, lot.charges, lot.transaction_tax].map(paise), lot.isin, lot.bought_on, lot.quantity),
  );
  const expected = lots.map((lot) =>
    rowOf([lot.cost, lot.charges, lot.transactionTax], lot.isin, lot.boughtOn, lot.quantity),
  );
  expect(open.toSorted()).toEqual(expected.toSorted());
}

it(
  'a year of a client agrees to the paisa with pencil and paper on every screen and in every export [I5B-9-YEAR]',
  { timeout: 60_000 },
  async () => {
    const simulated = await openSimulatedSandbox();
    await control(simulated, 'mode', { mode: 'exchange-hours' });
    const trader = createTrader(simulated, { mobile: '9876543210', pin: '246810' });
    await liveYear(simulated, trader);

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
    await expectXirr(trader, exported);
    await expectMadeUp(trader);
    await expectTax(trader, books, exported);
    await expectLedger(trader, exported);
    await expectStatements(trader, exported);
    expect(checkLedger(simulated.database(), istInstant(lastDay, 18 * 60))).toEqual([]);
    expect(simulated.errors).toEqual([]);
    await simulated.dispose();
  },
);
