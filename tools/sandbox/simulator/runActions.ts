import { isTradingDay, istDay } from '@wealth/domain';
import { control, orderOf, type KnownOrder, type Trader, type Wish } from './createTrader.ts';
import type { Action, Crash, Fate } from './drawActions.ts';
import { differences, readState } from './readState.ts';
import { World } from './World.ts';

type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

/** For each action in which the process died: whether what was asked for had come through. */
export type Survivals = Map<number, boolean>;

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

interface UsedKey {
  trader: number;
  key: string;
  wish: Wish;
  /** Of its order; null where it has become none. */
  id: string | null;
}

const isCrash = (fate: Fate | null): fate is Crash => typeof fate === 'object' && fate !== null;
/** What the server may say to an order that it has looked at; 503: its book is halted for its own check. */
const meant = new Set([200, 400, 403, 404, 409, 503]);

/** What is set by hand moves a book a moment ahead of the clock, which a process that starts in that moment does not know. */
const afterHandMs = 10;

const floorPaise = (rupees: number) => Math.floor(rupees * 20) / 20;

/** Does what a list of actions says, and looks at everything after each of them. */
class Runner {
  readonly #world: World;
  /** What came through in the run with crashes; null where this is that run. */
  readonly #reference: Survivals | null;
  readonly #survivals: Survivals = new Map();
  readonly #used: UsedKey[] = [];
  #index = 0;

  constructor(world: World, reference: Survivals | null) {
    this.#world = world;
    this.#reference = reference;
  }

  async run(actions: readonly Action[]): Promise<RunResult> {
    let failedAt: number | null = null;
    for (const [index, action] of actions.entries()) {
      this.#index = index;
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
      survivals: this.#survivals,
      orders: count('client_order'),
      trades: count('order_trade'),
    };
  }

  #act(action: Action): Promise<void> {
    switch (action.kind) {
      case 'place':
        return this.#place(action);
      case 'again':
        return this.#again(action);
      case 'tabs':
        return this.#tabs(action);
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

  async #onSurroundings(action: ActionOf<'rounds' | 'jump' | 'price' | 'halt' | 'save' | 'restart'>): Promise<void> {
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
        if (!this.#reference) await simulated.restart();
        simulated.round();
        await this.#world.checkClock();
    }
  }

  /**
   * Runs something in which the process dies. Whether it has come through is seen when the next process is there; what time
   * has brought meanwhile comes with its first round.
   */
  async #dying(crash: Crash, isThrough: () => Promise<boolean>, work: () => Promise<unknown>): Promise<void> {
    const { simulated } = this.#world;
    if (this.#reference === null) {
      await this.#world.dieIn(crash, work);
      await this.#world.checkClock();
      this.#survivals.set(this.#index, await isThrough());
    } else {
      if (this.#reference.get(this.#index) === true) await work();
      simulated.pass(crash.downMs);
    }
    simulated.round();
  }

  /** Nothing waits: what is asked for is the price of the moment, at most 3 % off it. */
  async #wish(action: ActionOf<'place'>): Promise<Wish | null> {
    const instrument = this.#world.share(action.share);
    const quote = await this.#world.quote(instrument);
    if (!quote) return null;
    const last = quote.last_price;
    const price = floorPaise(last * (0.97 + 0.06 * action.price));
    const beyond = action.side === 'BUY' ? 1 : -1;
    const trigger = floorPaise(last * (1 + beyond * 0.02 * action.price));
    const { side, type, validity } = action;
    const quantity = await this.#quantity(action, last);
    const wish = { instrument, side, order_type: type, validity, quantity };
    if (type === 'MARKET') return wish;
    if (type === 'LIMIT') return { ...wish, price };
    if (type === 'SL-M') return { ...wish, trigger_price: trigger };
    return { ...wish, trigger_price: trigger, price: floorPaise(trigger * (1 + beyond * 0.01)) };
  }

  /** Mostly what can be paid or sold; now and then more, or too little. */
  async #quantity({ trader, side, size, share }: ActionOf<'place'>, last: number): Promise<number> {
    const client = this.#world.trader(trader);
    if (side === 'SELL') {
      const { market, symbol } = this.#world.share(share);
      const held = (await client.holdings()).find(
        ({ instrument }) => instrument.symbol === symbol && (instrument.market === market || market === 'BSE'),
      );
      return Math.max(1, Math.floor((held?.quantity ?? 100) * size));
    }
    const { available } = await client.asset();
    // The wealthy client would empty every book.
    const most = Math.min(available * 1.1, 3_000_000);
    return Math.max(1, Math.floor((most * size ** 2) / last));
  }

  async #place(action: ActionOf<'place'>): Promise<void> {
    const wish = await this.#wish(action);
    if (!wish) return;
    const trader = this.#world.trader(action.trader);
    const used = { trader: action.trader, key: action.key, wish, id: null };
    if (isCrash(action.fate)) return this.#placeAndDie(action.fate, used);
    const cookie = await trader.confirm();
    const isHeld = action.fate === 'held';
    if (isHeld) await this.#expectSealed(used);
    const reply = await trader.place(wish, action.key, cookie);
    if (!meant.has(reply.status)) this.#world.fault(`an order was answered with ${reply.status}`);
    if (isHeld && reply.status === 200) this.#world.fault(`${action.key} was sealed and has become an order`);
    const id = reply.status === 200 ? orderOf(reply).id : null;
    this.#used.push({ ...used, id });
    if (action.fate === 'lost') await this.#askAndRepeat({ ...used, id });
  }

  async #placeAndDie(crash: Crash, used: UsedKey): Promise<void> {
    const trader = this.#world.trader(used.trader);
    const cookie = await trader.confirm();
    const ask = async () => (await trader.ask(used.key)).order !== null;
    await this.#dying(crash, ask, () => trader.place(used.wish, used.key, cookie));
    const { order } = await trader.ask(used.key);
    this.#used.push({ ...used, id: order?.id ?? null });
    await this.#askAndRepeat({ ...used, id: order?.id ?? null });
  }

  async #expectSealed({ trader, key }: UsedKey): Promise<void> {
    const { order, sealed } = await this.#world.trader(trader).ask(key);
    if (order !== null || !sealed) this.#world.fault(`${key} was not sealed`);
  }

  /** The client asks for what it has no answer of, and sends the same again. */
  async #askAndRepeat({ trader: index, key, wish, id }: UsedKey): Promise<void> {
    const trader = this.#world.trader(index);
    const { order, sealed } = await trader.ask(key);
    if ((order?.id ?? null) !== id) this.#world.fault(`${key} was ${id} and is found as ${order?.id}`);
    if (sealed !== (id === null)) this.#world.fault(`${key} is sealed: ${sealed}`);
    const again = await trader.place(wish, key);
    const isGood = id === null ? again.status === 409 : again.status === 200 && orderOf(again).id === id;
    if (!isGood) this.#world.fault(`${key} came again and was answered with ${again.status}`);
  }

  async #again({ pick, isSame }: ActionOf<'again'>): Promise<void> {
    const used = this.#used[Math.floor(pick * this.#used.length)];
    if (!used) return;
    const { wish, key, id } = used;
    const trader = this.#world.trader(used.trader);
    if (isSame && id === null) return;
    const reply = await trader.place(isSame ? wish : { ...wish, quantity: wish.quantity + 1 }, key);
    if (isSame && (reply.status !== 200 || orderOf(reply).id !== id))
      this.#world.fault(`${key} came again and was answered with ${reply.status}`);
    if (!isSame && id !== null && reply.status !== 409)
      this.#world.fault(`${key} came with another order and was answered with ${reply.status}`);
    if (!isSame && id === null && reply.status === 200) used.id = orderOf(reply).id;
  }

  async #tabs({ trader: index, share, price, keys }: ActionOf<'tabs'>): Promise<void> {
    const trader = this.#world.trader(index);
    const instrument = this.#world.share(share);
    const quote = await this.#world.quote(instrument);
    if (!quote) return;
    const { available } = await trader.asset();
    const limit = floorPaise(quote.last_price * (0.95 + 0.04 * price));
    const quantity = Math.max(1, Math.floor((Math.min(available, 50_000_000) * 0.9) / limit));
    const wish: Wish = { instrument, side: 'BUY', order_type: 'LIMIT', validity: 'DAY', quantity, price: limit };
    const cookies = [await trader.confirm(), await trader.confirm()];
    const replies = await Promise.all(keys.map((key, tab) => trader.place(wish, key, cookies[tab])));
    const taken = replies.filter(({ status }) => status === 200);
    const [first, second] = taken.map((reply) => orderOf(reply).id);
    if (keys[0] === keys[1] && taken.length === 2 && first !== second)
      this.#world.fault(`two tabs have placed two orders under ${keys[0]}`);
    if (keys[0] !== keys[1] && taken.length === 2 && available < 50_000_000)
      this.#world.fault('two tabs have spent the same money');
  }

  async #preview({ trader: index, share, side, size }: ActionOf<'preview'>): Promise<void> {
    const instrument = this.#world.share(share);
    const before = readState(this.#world.simulated.database()).length;
    const wish = { instrument, side, order_type: 'MARKET', validity: 'DAY', quantity: 1 + Math.floor(size * 500) };
    const reply = await this.#world.trader(index).preview(wish as Wish);
    if (reply.status !== 200 && reply.status !== 404) this.#world.fault(`a preview was answered with ${reply.status}`);
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
    const price = order.price === null ? null : floorPaise(order.price * (0.98 + 0.04 * action.price));
    const json: Record<string, number> = action.what === 'price' && price !== null ? { price } : { quantity };
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
    await this.#dying({ ...fate, downMs: 0 }, hasChanged, answered);
  }

  /** After a crash the same round is run again: those before it have been told. */
  async #rounds({ count, ms, crash }: ActionOf<'rounds'>): Promise<void> {
    const { simulated } = this.#world;
    for (let round = 0; round < count; round += 1) {
      simulated.pass(ms);
      const step = () => Promise.resolve(simulated.round());
      if (round !== 0 || crash === null || this.#reference) await step();
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
    if (crash && this.#reference === null) await world.dieIn({ ...crash, downMs: 0 }, () => world.jumpTo(target));
    await world.jumpTo(target);
  }

  /** On a day of trading: the price of a closed exchange is not moved. */
  async #movePrice({ share, price }: ActionOf<'price'>): Promise<void> {
    if (!isTradingDay(istDay(this.#world.now()))) return;
    const instrument = this.#world.share(share);
    const quote = await this.#world.quote(instrument);
    if (!quote) return;
    const wanted = floorPaise(quote.last_price * (0.97 + 0.06 * price));
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
