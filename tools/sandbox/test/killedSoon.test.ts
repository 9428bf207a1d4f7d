import { afterEach, beforeEach, expect, it } from 'vitest';
import { accounts, control, createTrader, quoteOf, type Trader } from '../simulator/createTrader.ts';
import {
  openSimulatedSandbox,
  simulationStart,
  type SimulatedSandbox,
} from '../simulator/openSimulatedSandbox.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';

const share = { market: 'NSE', symbol: 'ARAVBANK' };
const hourMs = 3_600_000;

let simulated: SimulatedSandbox;
let trader: Trader;

beforeEach(async () => {
  simulated = await openSimulatedSandbox();
  const [account] = accounts;
  if (!account) throw new Error('nobody');
  trader = createTrader(simulated, account);
});

afterEach(async () => {
  expect(simulated.errors).toEqual([]);
  await simulated.dispose();
});

/** The process is killed as it stands. */
const kill = () => simulated.dieInto(simulated.remains());

it('a clock that was set stays set when the process is killed before it saves [I5A-4-KILL]', async () => {
  await control(simulated, 'clock', { advance_ms: 30 * hourMs });
  const { as_of: told } = await trader.asset();

  await kill();

  expect((await trader.asset()).as_of).toBe(told);
});

it('a market trades on by the hours that it began with when the first process is killed at once [I5A-4-KILL]', async () => {
  // Weekends of an always-open market are days of trading: the prices after them are of those days too.
  await control(simulated, 'clock', { advance_ms: 20 * 24 * hourMs });
  const quote = await quoteOf(simulated, share);

  await kill();

  expect(await quoteOf(simulated, share)).toEqual(quote);
});

it('what trades in the moment in which a price is set by hand is booked at once [I5A-3-READ]', async () => {
  const last = (await quoteOf(simulated, share))?.last_price ?? 0;
  const wish = { instrument: share, side: 'BUY', validity: 'DAY', quantity: 40 } as const;
  await trader.place(
    { ...wish, order_type: 'LIMIT', price: Math.floor(last * 0.97) },
    '6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2',
  );
  await control(simulated, 'price', { ...share, price: Math.floor(last * 1.01) });
  await trader.place({ ...wish, order_type: 'MARKET' }, '6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d3');

  expect(checkLedger(simulated.database(), simulationStart)).toEqual([]);
});
