import { instrumentIdOf, toIstIso } from '@wealth/domain';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { checkMoney } from './checkMoney.ts';
import { checkOrders } from './checkOrders.ts';
import {
  accounts,
  control,
  createTrader,
  minuteAt,
  quoteOf,
  type Candle,
  type Trader,
  type Wish,
} from './createTrader.ts';
import type { Crash } from './drawActions.ts';
import { openSimulatedSandbox, simulationStart, type SimulatedSandbox } from './openSimulatedSandbox.ts';

type Share = Wish['instrument'];

/** Busy and thin, on both exchanges, held and not: each seed trades three of one row. */
const shareRows: ReadonlyArray<readonly [Share, Share, Share]> = [
  ['NSE ARAVBANK', 'NSE AGNIPETRO', 'NSE SATPBANK'],
  ['NSE ARAVBANK', 'BSE ARAVBANK', 'NSE URJASTOR'],
  ['NSE LOHASTEEL', 'NSE SHESHTECH', 'NSE MOHARAMC'],
].map(([first = '', second = '', third = '']) => [toShare(first), toShare(second), toShare(third)] as const);

function toShare(text: string): Share {
  const [market = '', symbol = ''] = text.split(' ');
  return { market, symbol };
}

const minuteMs = 60_000;
const minuteOf = (at: number) => Math.floor(at / minuteMs);

interface Fill {
  symbol: string;
  side: 'BUY' | 'SELL';
  price_paise: number;
  quantity: number;
  at: number;
}

/** Fills of one share and minute that its candle has no room for. */
function wrongInMinute(fills: readonly Fill[], candle: Candle | null): string[] {
  const sum = (side: Fill['side']) =>
    fills.filter((fill) => fill.side === side).reduce((total, { quantity }) => total + quantity, 0);
  const told = ({ symbol, at, price_paise: price }: Fill) =>
    `${symbol} was filled at ${price} on ${toIstIso(at)}`;
  if (!candle) return fills.map((fill) => `${told(fill)}, in a minute without a candle`);
  const low = Math.round(candle.low * 100);
  const high = Math.round(candle.high * 100);
  const outside = fills.filter(({ price_paise: price }) => price < low || price > high);
  // Two clients may have met: one trade then is two fills.
  const isTooMuch = Math.max(sum('BUY'), sum('SELL')) > candle.volume;
  return [
    ...outside.map((fill) => `${told(fill)}, its minute went from ${low} to ${high}`),
    ...fills
      .slice(0, isTooMuch ? 1 : 0)
      .map((fill) => `${told(fill)} and more than its minute's ${candle.volume}`),
  ];
}

/** How often the whole ledger is looked through: it takes the longest. */
const wholeCheckEvery = 8;

/** A sandbox, its clients, its clock, and everything that must always hold in it. */
export class World {
  readonly simulated: SimulatedSandbox;
  readonly traders: readonly Trader[];
  readonly faults: string[] = [];
  readonly #shares: readonly Share[];
  readonly #seenMinutes = new Set<string>();
  /** How far the sandbox has to be ahead of the clock underneath. */
  #aheadMs = 0;
  #checks = 0;

  constructor(simulated: SimulatedSandbox, seed: number) {
    this.simulated = simulated;
    this.traders = accounts.map((account) => createTrader(simulated, account));
    this.#shares = shareRows[seed % shareRows.length] ?? [];
  }

  static async open(seed: number): Promise<World> {
    const world = new World(await openSimulatedSandbox(), seed);
    // Two in three by the hours of the exchange: auctions, closes and after-market orders.
    if (seed % 3 !== 0) await control(world.simulated, 'mode', { mode: 'exchange-hours' });
    return world;
  }

  now(): number {
    return this.simulated.now() + this.#aheadMs;
  }

  fault(what: string): void {
    this.faults.push(what);
  }

  trader(index: number): Trader {
    const trader = this.traders[index % this.traders.length];
    if (!trader) throw new RangeError('nobody trades');
    return trader;
  }

  share(index: number): Share {
    const share = this.#shares[index % this.#shares.length];
    if (!share) throw new RangeError('nothing is traded');
    return share;
  }

  quote(share: Share) {
    return quoteOf(this.simulated, share);
  }

  /** Moves the sandbox's clock on, as far as it is not there yet. */
  async jumpTo(epochMs: number): Promise<void> {
    const reply = await control(this.simulated, 'clock', { now: new Date(epochMs).toISOString() });
    if (reply.status !== 200) this.fault(`the clock answered ${reply.status}: ${reply.message}`);
    this.#aheadMs = epochMs - this.simulated.now();
  }

  /** The process dies while something runs; the next one begins with what it has left. */
  async dieIn(crash: Crash, work: () => Promise<unknown>): Promise<void> {
    let left: string | null = null;
    let count = 0;
    this.simulated.watch((step) => {
      if (left !== null || step !== crash.at) return;
      if (count === crash.nth) left = this.simulated.remains();
      count += 1;
    });
    await work();
    this.simulated.watch(null);
    left ??= this.simulated.remains();
    this.simulated.pass(crash.downMs);
    await this.simulated.dieInto(left);
  }

  /** The server's clock is where it was set, also after a process that was killed. */
  async checkClock(): Promise<void> {
    const { as_of: told } = await this.trader(0).asset();
    if (Date.parse(told) !== Math.floor(this.now() / 1000) * 1000)
      this.fault(`the clock says ${told} at ${toIstIso(this.now())}`);
  }

  /** Everything that must hold, whatever was done. */
  async check(isLast = false): Promise<void> {
    const database = this.simulated.database();
    this.#checks += 1;
    const isWhole = isLast || this.#checks % wholeCheckEvery === 0;
    const wrong = [
      ...checkOrders(database),
      ...checkMoney(database),
      ...(isWhole ? checkLedger(database, this.now()) : []),
      ...(await this.#wrongFills()),
      ...this.simulated.errors
        .splice(0)
        .map((error) => `the server failed: ${error instanceof Error ? error.stack : String(error)}`),
    ];
    for (const what of wrong) this.fault(what);
  }

  /** Trades of minutes that are over since the last look, each beside the candle of its minute. */
  async #wrongFills(): Promise<string[]> {
    const { query, all } = this.simulated.database();
    const trades = all(
      query
        .selectFrom('order_trade')
        .innerJoin('client_order', 'client_order.id', 'order_trade.order_id')
        .select(['market', 'symbol', 'side', 'order_trade.price_paise', 'order_trade.at'])
        .select('order_trade.quantity')
        // Those of the seeds are of the market as it was before its mode was switched.
        .where('order_trade.at', '>=', simulationStart),
    );
    const minutes = Map.groupBy(
      trades,
      ({ market, symbol, at }) => `${instrumentIdOf({ market, symbol })} ${minuteOf(at)}`,
    );
    const wrong: string[] = [];
    for (const [place, fills] of minutes) {
      const [first] = fills;
      // A candle that is being made has nothing of the present instant yet.
      if (!first || this.#seenMinutes.has(place) || (minuteOf(first.at) + 1) * minuteMs > this.now())
        continue;
      this.#seenMinutes.add(place);
      wrong.push(...wrongInMinute(fills, await minuteAt(this.simulated, first, first.at)));
    }
    return wrong;
  }
}
