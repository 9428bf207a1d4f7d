import { floorPrice, isCrash, meant, type ActionOf } from './actions.ts';
import { control, type KnownOrder, type Trader, type Wish, type WishedChange } from './createTrader.ts';
import { Deaths, type Survivals } from './Deaths.ts';
import type { Action, Fate } from './drawActions.ts';
import { Placing } from './Placing.ts';
import { differences, readState } from './readState.ts';
import { World } from './World.ts';

export interface RunResult {
  /** What did not hold, with the number of the action after which it was seen first. */
  faults: string[];
  failedAt: number | null;
  /** Everything that clients have at the end. */
  state: string[];
  survivals: Survivals;
  /** How many orders were taken, and how many trades there were: a run without says nothing. */
  orders: number;
  trades: number;
}

/** What is set by hand moves a book a moment ahead of the clock, which a process that starts in that moment does not know. */
const afterHandMs = 10;

/** At most 2 % off; of a GTT every price, so that its legs stay on their sides; null without a limit. */
function otherPrices(
  { price, trigger_price: trigger, validity, stop }: KnownOrder,
  to: number,
): WishedChange | null {
  if (price === null) return null;
  const moved = (rupees: number) => floorPrice(rupees * (0.98 + 0.04 * to));
  if (validity !== 'GTT' || trigger === null) return { price: moved(price) };
  const first = { price: moved(price), trigger_price: moved(trigger) };
  return stop
    ? { ...first, stop: { trigger_price: moved(stop.trigger_price), price: moved(stop.price) } }
    : first;
}

/** Does what a list of actions says, and looks at everything after each of them. */
class Runner {
  readonly #world: World;
  readonly #deaths: Deaths;
  readonly #placing: Placing;

  constructor(world: World, reference: Survivals | null) {
    this.#world = world;
    this.#deaths = new Deaths(world, reference);
    this.#placing = new Placing(world, this.#deaths);
  }

  async run(actions: readonly Action[]): Promise<RunResult> {
    let failedAt: number | null = null;
    for (const [index, action] of actions.entries()) {
      this.#deaths.index = index;
      await this.#act(action);
      await this.#world.check();
      if (this.#world.faults.length > 0) {
        failedAt = index;
        break;
      }
    }
    const { simulated, faults } = this.#world;
    if (failedAt === null) {
      // The last minute gets its candle.
      simulated.pass(60_000);
      simulated.round();
      await this.#world.check(true);
      if (faults.length > 0) failedAt = actions.length;
    }
    const count = (table: 'client_order' | 'order_trade') => {
      const { query, all } = simulated.database();
      return all(query.selectFrom(table).select('id')).length;
    };
    return {
      faults,
      failedAt,
      state: readState(simulated.database()),
      survivals: this.#deaths.survivals,
      orders: count('client_order'),
      trades: count('order_trade'),
    };
  }

  #act(action: Action): Promise<void> {
    switch (action.kind) {
      case 'place':
        return this.#placing.place(action);
      case 'again':
        return this.#placing.again(action);
      case 'tabs':
        return this.#placing.tabs(action);
      case 'preview':
        return this.#preview(action);
      case 'change':
        return this.#change(action);
      case 'cancel':
        return this.#cancel(action);
      case 'cancelAll':
        return this.#onOrders(action.fate, () => this.#world.trader(action.trader).cancelAll());
      default:
        return this.#onSurroundings(action);
    }
  }

  async #onSurroundings(
    action: ActionOf<'rounds' | 'jump' | 'price' | 'halt' | 'save' | 'restart'>,
  ): Promise<void> {
    const { simulated } = this.#world;
    switch (action.kind) {
      case 'rounds':
        return this.#rounds(action);
      case 'jump':
        return this.#jump(action);
      case 'price':
        return this.#movePrice(action);
      case 'halt': {
        const share = action.share === null ? {} : this.#world.share(action.share);
        await control(simulated, 'halt', { ...share, minutes: action.minutes });
        simulated.pass(afterHandMs);
        return;
      }
      // Time has passed, and no round has told of it.
      case 'save':
        simulated.pass(action.afterMs);
        simulated.save();
        simulated.round();
        return;
      case 'restart':
        simulated.pass(action.afterMs);
        if (!this.#deaths.reference) await simulated.restart();
        simulated.round();
        await this.#world.checkClock();
    }
  }

  async #preview({ trader: index, share, side, size }: ActionOf<'preview'>): Promise<void> {
    const instrument = this.#world.share(share);
    const before = readState(this.#world.simulated.database()).length;
    const quantity = 1 + Math.floor(size * 500);
    const wish: Wish = { instrument, side, order_type: 'MARKET', validity: 'DAY', quantity };
    const reply = await this.#world.trader(index).preview(wish);
    if (reply.status !== 200 && reply.status !== 404)
      this.#world.fault(`a preview was answered with ${reply.status}`);
    if (readState(this.#world.simulated.database()).length !== before)
      this.#world.fault('a preview has written something');
  }

  /** An order that waits, with its client. */
  async #chosen(index: number, pick: number): Promise<{ trader: Trader; order: KnownOrder } | null> {
    const trader = this.#world.trader(index);
    const waiting = await trader.awaiting();
    const order = waiting[Math.floor(pick * waiting.length)];
    return order ? { trader, order } : null;
  }

  async #change(action: ActionOf<'change'>): Promise<void> {
    const chosen = await this.#chosen(action.trader, action.pick);
    if (!chosen) return;
    const { trader, order } = chosen;
    const cookie = await trader.confirm();
    const quantity = Math.max(1, Math.floor(order.quantity * (0.3 + 1.4 * action.size)));
    const json = action.what === 'price' ? (otherPrices(order, action.price) ?? { quantity }) : { quantity };
    await this.#onOrders(action.fate, () => trader.change(order.id, json, cookie));
  }

  async #cancel(action: ActionOf<'cancel'>): Promise<void> {
    const chosen = await this.#chosen(action.trader, action.pick);
    if (!chosen) return;
    await this.#onOrders(action.fate, () => chosen.trader.cancel(chosen.order.id));
  }

  /** A request without a key: whether it has come through is seen by what has changed. */
  async #onOrders(fate: Fate, send: () => Promise<{ status: number }>): Promise<void> {
    const answered = async () => {
      const { status } = await send();
      if (!meant.has(status)) this.#world.fault(`a change was answered with ${status}`);
    };
    // It never arrived.
    if (fate === 'held') return;
    if (!isCrash(fate)) return answered();
    const { simulated } = this.#world;
    // Whatever time has brought is written: what changes from here on is the request's.
    simulated.round();
    const before = readState(simulated.database());
    const hasChanged = () => Promise.resolve(differences(readState(simulated.database()), before).length > 0);
    await this.#deaths.dying({ ...fate, downMs: 0 }, hasChanged, answered);
  }

  /** After a crash the same round is run again: those before it have been told. */
  async #rounds({ count, ms, crash }: ActionOf<'rounds'>): Promise<void> {
    const { simulated } = this.#world;
    for (let round = 0; round < count; round += 1) {
      simulated.pass(ms);
      const step = () => Promise.resolve(simulated.round());
      if (round !== 0 || crash === null || this.#deaths.reference) await step();
      else {
        await this.#world.dieIn({ ...crash, downMs: 0 }, step);
        simulated.round();
        await this.#world.checkClock();
      }
    }
  }

  /** After a crash whoever moves the clock does so again, if it has not moved. */
  async #jump({ ms, crash }: ActionOf<'jump'>): Promise<void> {
    const world = this.#world;
    const target = world.now() + ms;
    if (crash && this.#deaths.reference === null)
      await world.dieIn({ ...crash, downMs: 0 }, () => world.jumpTo(target));
    await world.jumpTo(target);
  }

  async #movePrice({ share, price }: ActionOf<'price'>): Promise<void> {
    const instrument = this.#world.share(share);
    const quote = await this.#world.quote(instrument);
    if (!quote) return;
    const wanted = floorPrice(quote.last_price * (0.97 + 0.06 * price));
    await control(this.#world.simulated, 'price', { ...instrument, price: wanted });
    this.#world.simulated.pass(afterHandMs);
  }
}

export interface RunOptions {
  seed: number;
  /** Of a run with crashes, for the run that has none. */
  reference?: Survivals;
}

/** Runs a list of actions in a sandbox of its own. */
export async function runActions(
  actions: readonly Action[],
  { seed, reference }: RunOptions,
): Promise<RunResult> {
  const world = await World.open(seed);
  try {
    return await new Runner(world, reference ?? null).run(actions);
  } finally {
    await world.simulated.dispose();
  }
}
