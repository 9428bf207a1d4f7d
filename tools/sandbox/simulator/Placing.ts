import type { Deaths } from './Deaths.ts';
import { floorPrice, isCrash, meant, type ActionOf } from './actions.ts';
import { orderOf, type Wish } from './createTrader.ts';
import type { Crash } from './drawActions.ts';
import type { World } from './World.ts';

interface UsedKey {
  trader: number;
  key: string;
  wish: Wish;
  /** Of its order; null where it has become none. */
  id: string | null;
}

/** Triggers on either side of the last price, near enough to be reached; the limit lies beyond, so that the order fills. */
function gttPrices(
  { side, price, hasStop }: ActionOf<'place'>,
  last: number,
): Pick<Wish, 'price' | 'trigger_price' | 'stop'> {
  const beyond = side === 'BUY' ? 1 : -1;
  const leg = (trigger: number) => ({
    trigger_price: floorPrice(trigger),
    price: floorPrice(trigger * (1 + beyond * 0.005)),
  });
  if (side === 'SELL' && hasStop)
    return { ...leg(last * (1.003 + 0.02 * price)), stop: leg(last * (0.997 - 0.02 * price)) };
  return leg(last * (0.98 + 0.04 * price));
}

/** Requests that carry a key: one order at most comes of each, whatever becomes of the answer. */
export class Placing {
  readonly #world: World;
  readonly #deaths: Deaths;
  readonly #used: UsedKey[] = [];

  constructor(world: World, deaths: Deaths) {
    this.#world = world;
    this.#deaths = deaths;
  }

  /** Nothing waits: what is asked for is the price of the moment, at most 3 % off it. */
  async #wish(action: ActionOf<'place'>): Promise<Wish | null> {
    const instrument = this.#world.share(action.share);
    const quote = await this.#world.quote(instrument);
    if (!quote) return null;
    const last = quote.last_price;
    const price = floorPrice(last * (0.97 + 0.06 * action.price));
    const beyond = action.side === 'BUY' ? 1 : -1;
    const trigger = floorPrice(last * (1 + beyond * 0.02 * action.price));
    const { side, type, validity } = action;
    const quantity = await this.#quantity(action, last);
    const wish = { instrument, side, order_type: type, validity, quantity };
    if (validity === 'GTT') return { ...wish, order_type: 'LIMIT', ...gttPrices(action, last) };
    if (type === 'MARKET') return wish;
    if (type === 'LIMIT') return { ...wish, price };
    if (type === 'SL-M') return { ...wish, trigger_price: trigger };
    return { ...wish, trigger_price: trigger, price: floorPrice(trigger * (1 + beyond * 0.01)) };
  }

  /** Mostly what can be paid or sold; now and then more, or too little. */
  async #quantity({ trader, side, size, share }: ActionOf<'place'>, last: number): Promise<number> {
    const client = this.#world.trader(trader);
    if (side === 'SELL') {
      const { market, symbol } = this.#world.share(share);
      const held = (await client.holdings()).find(
        ({ instrument }) =>
          instrument.symbol === symbol && (instrument.market === market || market === 'BSE'),
      );
      return Math.max(1, Math.floor((held?.quantity ?? 100) * size));
    }
    const { available } = await client.asset();
    // The wealthy client would empty every book.
    const most = Math.min(available * 1.1, 3_000_000);
    return Math.max(1, Math.floor((most * size ** 2) / last));
  }

  async place(action: ActionOf<'place'>): Promise<void> {
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
    await this.#deaths.dying(crash, ask, () => trader.place(used.wish, used.key, cookie));
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

  async again({ pick, isSame }: ActionOf<'again'>): Promise<void> {
    const used = this.#used[Math.floor(pick * this.#used.length)];
    if (!used) return;
    await (isSame ? this.#sameAgain(used) : this.#otherAgain(used));
  }

  /** The same content gets the first answer again; what was refused may be taken by now. */
  async #sameAgain({ trader, key, wish, id }: UsedKey): Promise<void> {
    if (id === null) return;
    const reply = await this.#world.trader(trader).place(wish, key);
    if (reply.status !== 200 || orderOf(reply).id !== id)
      this.#world.fault(`${key} came again and was answered with ${reply.status}`);
  }

  /** Other content under the key of an order is refused; the key of none may become one, if it is not sealed. */
  async #otherAgain(used: UsedKey): Promise<void> {
    const { trader, key, wish, id } = used;
    const reply = await this.#world.trader(trader).place({ ...wish, quantity: wish.quantity + 1 }, key);
    if (id !== null && reply.status !== 409)
      this.#world.fault(`${key} came with another order and was answered with ${reply.status}`);
    if (id === null && reply.status === 200) used.id = orderOf(reply).id;
  }

  async tabs({ trader: index, share, price, keys }: ActionOf<'tabs'>): Promise<void> {
    const trader = this.#world.trader(index);
    const instrument = this.#world.share(share);
    const quote = await this.#world.quote(instrument);
    if (!quote) return;
    const { available } = await trader.asset();
    const limit = floorPrice(quote.last_price * (0.95 + 0.04 * price));
    const quantity = Math.max(1, Math.floor((Math.min(available, 50_000_000) * 0.9) / limit));
    const wish: Wish = {
      instrument,
      side: 'BUY',
      order_type: 'LIMIT',
      validity: 'DAY',
      quantity,
      price: limit,
    };
    const cookies = [await trader.confirm(), await trader.confirm()];
    const replies = await Promise.all(keys.map((key, tab) => trader.place(wish, key, cookies[tab])));
    const taken = replies.filter(({ status }) => status === 200);
    const [first, second] = taken.map((reply) => orderOf(reply).id);
    if (keys[0] === keys[1] && taken.length === 2 && first !== second)
      this.#world.fault(`two tabs have placed two orders under ${keys[0]}`);
    if (keys[0] !== keys[1] && taken.length === 2 && available < 50_000_000)
      this.#world.fault('two tabs have spent the same money');
  }
}
