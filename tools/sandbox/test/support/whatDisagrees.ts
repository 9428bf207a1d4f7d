import { operations } from '@wealth/api-sdk/operations';
import type { Trader } from '../../simulator/createTrader.ts';
import { allOpenLots, answers, paise, read, sum } from './clientExports.ts';

const figureIds = [
  'value',
  'invested',
  'day_change',
  'gain',
  'price_held',
  'price_sold',
  'dividends',
  'charges',
  'tax',
  'net_invested',
  'cash',
  'available',
  'blocked',
  'unsettled',
  'pledged',
  'withdrawable',
  'total',
  'short_term_gain',
  'long_term_gain',
  'taxable',
  'exempt',
  'taxed',
  'gains_tax',
  'cess',
  'tax_due',
  'gross_dividends',
  'deducted_tax',
  'transaction_tax',
  'other_charges',
];

/** Two numbers that are the same in one place and another. */
type Pair = readonly [name: string, one: bigint | number, other: bigint | number];

const total = (amounts: readonly number[]) => sum(amounts.map(paise));

async function readAll(trader: Trader) {
  return {
    holdings: await read(trader, answers.holdings, '/stat/app/v1/holdings'),
    asset: await read(trader, answers.asset, '/stat/app/v1/asset'),
    portfolio: await read(trader, answers.portfolio, '/stat/app/v1/portfolio'),
    returns: await read(trader, answers.returns, '/stat/app/v1/invest'),
    withdrawable: await read(trader, answers.withdrawable, '/fund/app/v1/withdrawable'),
    records: await read(trader, answers.records, '/fund/app/v1/records?limit=10000'),
    lots: await allOpenLots(trader),
  };
}

type All = Awaited<ReturnType<typeof readAll>>;

function ofHoldings({ holdings, lots, portfolio, asset }: All): Pair[] {
  const each = holdings.flatMap((row): Pair[] => {
    const { isin, quantity, settled, t1_quantity: t1, pledged, in_transit: transit, arriving } = row;
    const arrivingUnits = arriving.reduce((units, one) => units + one.quantity, 0);
    const ofLots = lots.filter((lot) => lot.isin === isin).reduce((units, lot) => units + lot.quantity, 0);
    return [
      [`units of ${isin}`, quantity, settled + t1 + pledged + transit],
      [`what can be sold of ${isin}`, row.sellable, settled - row.waiting],
      [`what arrives of ${isin}`, arrivingUnits, t1 + transit],
      [`lots of ${isin}`, ofLots, quantity],
    ];
  });
  return [
    ...each,
    ['value', paise(portfolio.value), total(holdings.map(({ value }) => value))],
    ['value of the assets', paise(asset.holdings_value), paise(portfolio.value)],
    ['unrealised gain', paise(portfolio.unrealised), total(holdings.map(({ pnl }) => pnl))],
    ['change of the day', paise(portfolio.day_change), total(holdings.map((row) => row.day_change))],
    ['pledged', paise(asset.pledged), total(holdings.map((row) => row.pledged * row.last_price))],
  ];
}

function ofCash({ asset, records, returns, withdrawable }: All): Pair[] {
  const { balance, lines } = withdrawable;
  const rows = records.items;
  return [
    ['available', paise(asset.available), total([asset.cash, asset.unsettled, -asset.blocked])],
    ['total', paise(asset.total), total([asset.cash, asset.unsettled, asset.holdings_value])],
    ['cash of the assets', paise(returns.assets.cash), paise(asset.cash)],
    ['total of the assets', paise(returns.assets.total), paise(asset.total)],
    ['withdrawable', paise(asset.withdrawable), paise(withdrawable.withdrawable)],
    ['lines', paise(balance) - total(lines.map(({ amount }) => amount)), paise(withdrawable.withdrawable)],
    ['newest balance', paise(rows[0]?.balance ?? 0), paise(asset.cash)],
    ...rows.map((row, at): Pair => {
      const before = paise(rows[at + 1]?.balance ?? 0);
      return [`balance after ${row.id}`, paise(row.balance), before + paise(row.amount)];
    }),
  ];
}

/** What is blocked is blocked by something that the client can see. */
async function ofBlocked(trader: Trader, { asset }: All): Promise<Pair> {
  const [orders, applications, withdrawals] = [
    await read(trader, operations.getOrders.answer, '/trade/app/v1/orders?status=awaiting'),
    await read(trader, operations.getApplications.answer, '/trade/app/v1/applications?limit=200'),
    await read(trader, operations.getWithdrawals.answer, '/fund/app/v1/withdrawals?limit=200'),
  ];
  const blocked = [
    ...orders.items.map((order) => order.blocked),
    ...applications.items.filter(({ money }) => money.place === 'cash').map(({ money }) => money.blocked),
    ...withdrawals.items
      .filter(({ state }) => state === 'REQUESTED' || state === 'SENT')
      .map((one) => one.amount),
  ];
  return ['blocked', paise(asset.blocked), total(blocked)];
}

async function ofLoans(trader: Trader, { holdings }: All): Promise<Pair[]> {
  const { items } = await read(trader, operations.getLoans.answer, '/credit/app/v1/loans');
  const loans = await Promise.all(
    items.map(({ id }) => read(trader, operations.getLoan.answer, `/credit/app/v1/loans/${id}`)),
  );
  const cover = loans
    .filter(({ state }) => state === 'SIGNED' || state === 'RUNNING')
    .flatMap((one) => one.cover);
  const pledged = holdings.map(({ isin, pledged: units, in_transit: transit }): Pair => {
    const covered = cover.filter((one) => one.isin === isin).reduce((sumOf, one) => sumOf + one.quantity, 0);
    // What a bonus has given for pledged units is cover before it can be pledged.
    return [`pledged of ${isin}`, Math.min(covered, units), covered > units + transit ? -1 : units];
  });
  const owed = loans
    .filter(({ state }) => state === 'RUNNING' || state === 'REPAID')
    .map((loan): Pair => {
      const repaid = loan.payments
        .filter(({ kind, state }) => kind !== 'payout' && state === 'PAID')
        .flatMap(({ parts }) => parts.filter(({ code }) => code === 'principal'));
      const left = total([loan.outstanding, ...repaid.map(({ amount }) => amount)]);
      return [`principal of ${loan.reference}`, paise(loan.amount), left];
    });
  const payments = loans.flatMap((loan) =>
    loan.payments
      .filter(({ state }) => state === 'PAID')
      .map(({ id, amount, parts }): Pair => [
        `payment ${id}`,
        paise(amount),
        total(parts.map((part) => part.amount)),
      ]),
  );
  return [...pledged, ...owed, ...payments];
}

async function ofFigures(trader: Trader, { asset, portfolio }: All): Promise<Pair[]> {
  const shown: Readonly<Record<string, unknown>> = { ...portfolio, ...asset };
  const figures = await Promise.all(
    figureIds.map((id) => read(trader, answers.figure, `/stat/app/v1/figures/${id}`)),
  );
  return figures.flatMap(({ id, value, lines, terms }): Pair[] => {
    const elsewhere = shown[id];
    return [
      [`lines of ${id}`, total(lines.map(({ amount }) => amount)), paise(value)],
      [
        `terms of ${id}`,
        terms.length === 0 ? paise(value) : total(terms.map(({ amount }) => amount)),
        paise(value),
      ],
      [`figure ${id}`, paise(value), typeof elsewhere === 'number' ? paise(elsewhere) : paise(value)],
    ];
  });
}

/** Every number of a client that is not what it is elsewhere, in sentences. */
export async function whatDisagrees(trader: Trader): Promise<string[]> {
  const all = await readAll(trader);
  const pairs = [
    ...ofHoldings(all),
    ...ofCash(all),
    await ofBlocked(trader, all),
    ...(await ofLoans(trader, all)),
    ...(await ofFigures(trader, all)),
  ];
  return pairs
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => `${name}: ${one} here, ${other} there`);
}
