import { fromWire } from '@wealth/domain';
import { expect, it } from 'vitest';
import { createTrader, type Trader } from '../simulator/createTrader.ts';
import { openSimulatedSandbox } from '../simulator/openSimulatedSandbox.ts';
import { systemRandom } from '../src/index.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { createLedger } from '../src/ledger/createLedger.ts';
import { answers, exportAll, paise, read, sum } from './support/clientExports.ts';

/** Everything that shows cash: Home, portfolio, funds and their exports. Paise. */
async function cashOnScreens(trader: Trader) {
  const asset = await read(trader, answers.asset, '/stat/app/v1/asset');
  const returns = await read(trader, answers.returns, '/stat/app/v1/invest');
  const withdrawable = await read(trader, answers.withdrawable, '/fund/app/v1/withdrawable');
  const records = await read(trader, answers.records, '/fund/app/v1/records?limit=10000');
  const year = await read(trader, answers.records, '/fund/app/v1/records?limit=10000&from=2026-01-01');
  const figures = await Promise.all(
    (['cash', 'available', 'withdrawable', 'total'] as const).map((id) =>
      read(trader, answers.figure, `/stat/app/v1/figures/${id}`),
    ),
  );
  return Object.entries({
    cash: asset.cash,
    available: asset.available,
    withdrawable: asset.withdrawable,
    total: asset.total,
    'cash of the assets': returns.assets.cash,
    'total of the assets': returns.assets.total,
    balance: withdrawable.balance,
    'left to withdraw': withdrawable.withdrawable,
    'closing balance': records.totals?.closing_balance ?? 0,
    'newest record': records.items[0]?.balance ?? 0,
    'opening balance of the year': year.totals?.opening_balance ?? 0,
    'first record of the year': year.items.at(-1)?.balance ?? 0,
    ...Object.fromEntries(figures.map(({ id, value }) => [`figure ${id}`, value])),
    ...Object.fromEntries(
      figures.map(({ id, lines }) => [
        `lines of ${id}`,
        Number(sum(lines.map(({ amount }) => paise(amount)))) / 100,
      ]),
    ),
  }).map(([name, rupees]) => [name, paise(rupees)] as const);
}

/** What no cash moves. */
const sharesOnScreens = async (trader: Trader) => ({
  portfolio: { ...(await read(trader, answers.portfolio, '/stat/app/v1/portfolio')), as_of: null },
  tax: (await read(trader, answers.tax, '/stat/app/v1/tax')).total,
  gain: (await read(trader, answers.returns, '/stat/app/v1/invest')).gain,
});

it('a correction of ₹1 moves every screen and every export that shows cash by ₹1, and nothing else [I5B-9-RUPEE]', async () => {
  const simulated = await openSimulatedSandbox();
  const trader = createTrader(simulated, { mobile: '9876543210', pin: '246810' });
  const before = { cash: await cashOnScreens(trader), shares: await sharesOnScreens(trader) };
  // The first deposit was a rupee more: its entry is taken back, and the right one posted when it was.
  const [deposit] = (await exportAll(trader)).records.items.toReversed();
  if (deposit?.kind !== 'deposit') throw new Error('the first record of this client is a deposit');
  const { entries, time } = await read(trader, answers.record, `/fund/app/v1/records/${deposit.id}`);
  const ledger = createLedger({
    database: simulated.database(),
    clock: { now: simulated.now },
    random: systemRandom,
  });
  expect(ledger.correct(entries[0]?.id ?? 0)).toBeNull();
  const amount = fromWire(deposit.amount + 1);
  ledger.deposit({ clientId: '100001', amount, at: Date.parse(time) });
  await simulated.restart();

  const after = { cash: await cashOnScreens(trader), shares: await sharesOnScreens(trader) };
  expect(after.cash).toEqual(before.cash.map(([name, was]) => [name, was + 100n]));
  expect(after.shares).toEqual(before.shares);
  expect(checkLedger(simulated.database(), simulated.now())).toEqual([]);
  expect(simulated.errors).toEqual([]);
  await simulated.dispose();
});
