import type {
  Band,
  ExchangeCommand,
  MatchPhase,
  ModifyCommand,
  PlaceCommand,
} from '../../src/exchange/index.ts';
import { isCrossing, naivePrice, ownMeeting, pairs, type NaiveOrder } from './naiveAuction.ts';
import { isFrozen, isOutside, isTooNarrow, whyNotPriced, whyNotTaken } from './naiveRules.ts';

/**
 * An exchange for one share that is as simple as can be: one list, sorted anew for each trade. What it tells are lines
 * of text. It stands beside the real one in tests only.
 */
export class NaiveMatcher {
  orders: NaiveOrder[] = [];
  lastPrice: number | null = null;
  told: string[] = [];
  /** Units of the last auction. */
  traded = 0;
  band: Band;
  phase: MatchPhase;
  reference: number;

  constructor({ band, phase, reference }: { band: Band; phase: MatchPhase; reference: number }) {
    this.band = band;
    this.phase = phase;
    this.reference = reference;
  }

  apply(command: ExchangeCommand): string[] {
    this.told = [];
    this.obey(command);
    if (this.phase === 'continuous') this.trigger();
    return this.told;
  }

  obey(command: ExchangeCommand): void {
    switch (command.kind) {
      case 'place':
        return this.place(command);
      case 'modify':
        return this.modify(command);
      case 'cancel':
        return this.cancel(command.id);
      case 'cancelAll':
        return this.cancelAll(command.owner);
      case 'band':
        return this.setBand(command.band);
      case 'lastPrice':
        this.lastPrice = command.price;
        return undefined;
      case 'phase':
        return this.changePhase(command.phase, command.reference);
    }
  }

  cancelAll(of: string): void {
    for (const order of this.orders.filter(({ owner }) => owner === of)) {
      if (!isFrozen(this, order)) this.end(order, 'by_client');
    }
  }

  setBand(band: Band): void {
    this.band = band;
    for (const order of this.orders) {
      const isNarrow = order.trigger === null && isTooNarrow(this, order);
      if (isOutside(this, order) || isNarrow) this.end(order, 'outside_band');
    }
  }

  place({ kind: _kind, ...figures }: PlaceCommand): void {
    const order: NaiveOrder = { ...figures, left: figures.quantity };
    const isKnown = this.orders.some(({ id }) => id === order.id);
    const reason = whyNotTaken(this, order) ?? (isKnown ? 'duplicate_id' : whyNotPriced(this, order));
    if (reason) this.told.push(`rejected ${order.id} ${reason}`);
    else {
      this.tell(order, `accepted ${order.id} ${order.trigger === null ? 'live' : 'waiting'}`);
      this.enter(order);
    }
  }

  modify({ kind: _kind, id, ...change }: ModifyCommand): void {
    const order = this.orders.find((one) => one.id === id);
    if (!order) {
      this.told.push(`rejected ${id} unknown_order`);
      return;
    }
    const filled = order.quantity - order.left;
    const wanted: NaiveOrder = { ...order, ...change };
    wanted.left = wanted.quantity - filled;
    const reason = this.whyNotModified(order, wanted);
    if (reason) {
      this.told.push(`rejected ${id} ${reason}`);
      return;
    }
    this.tell(order, `modified ${id} ${wanted.quantity} ${wanted.price} ${wanted.trigger}`);
    const isPriceKept = wanted.price === order.price && wanted.trigger === order.trigger;
    if (isPriceKept && wanted.left < order.left) Object.assign(order, wanted);
    else {
      this.orders = this.orders.filter((one) => one !== order);
      this.enter(wanted);
    }
  }

  whyNotModified(order: NaiveOrder, wanted: NaiveOrder): string | null {
    if (isFrozen(this, order)) return 'frozen';
    const isSame = JSON.stringify(wanted) === JSON.stringify(order);
    const hasNoTrigger = order.trigger === null && wanted.trigger !== null;
    const isModifiable = !isSame && !hasNoTrigger && wanted.left > 0;
    return whyNotTaken(this, order) ?? (isModifiable ? whyNotPriced(this, wanted) : 'not_modifiable');
  }

  cancel(id: string): void {
    const order = this.orders.find((one) => one.id === id);
    if (!order) this.told.push(`rejected ${id} unknown_order`);
    else if (isFrozen(this, order)) this.told.push(`rejected ${id} frozen`);
    else this.end(order, 'by_client');
  }

  enter(order: NaiveOrder): void {
    if (order.trigger === null) this.tradeAtOnce(order);
    if (order.left > 0) this.orders.push(order);
  }

  tradeAtOnce(order: NaiveOrder): void {
    if (this.phase === 'continuous') this.trade(order, false);
    if (this.phase === 'postClose') this.trade(order, true);
    if (order.left === 0) return;
    if (order.validity === 'IOC') this.end(order, 'ioc_rest');
    else if (order.type === 'MARKET' && this.phase === 'continuous') {
      this.rest(order, this.lastPrice ?? this.reference);
    }
  }

  rest(order: NaiveOrder, price: number): void {
    order.type = 'LIMIT';
    order.price = order.side === 'BUY' ? Math.min(order.price, price) : Math.max(order.price, price);
    this.tell(order, `rested ${order.id} ${order.price}`);
  }

  trade(order: NaiveOrder, isAtClose: boolean): void {
    for (;;) {
      const others = this.orders.filter((other) => other.side !== order.side && other.trigger === null);
      const crossing = isAtClose
        ? others.filter(({ type }) => type === 'MARKET')
        : this.inPriority(others.filter((other) => isCrossing(order, other)));
      const [first] = crossing;
      if (!first || order.left === 0) return;
      if (first.owner !== null && first.owner === order.owner) {
        this.end(first, 'self_trade');
        continue;
      }
      this.meet(order, first, isAtClose ? this.reference : first.price);
    }
  }

  meet(one: NaiveOrder, other: NaiveOrder, price: number): void {
    const quantity = Math.min(one.left, other.left);
    one.left -= quantity;
    other.left -= quantity;
    this.lastPrice = price;
    const [buyer, seller] = one.side === 'BUY' ? [one, other] : [other, one];
    this.told.push(`trade ${price} ${quantity} ${buyer.id} ${seller.id}`);
    this.orders = this.orders.filter(({ left }) => left > 0);
  }

  /** Market orders, then better prices, then who came first: sorting keeps the order of time. */
  inPriority(orders: readonly NaiveOrder[]): NaiveOrder[] {
    const rank = ({ type, side, price }: NaiveOrder) =>
      type === 'MARKET' ? -1_000_000_000 : side === 'BUY' ? -price : price;
    return orders.toSorted((one, other) => rank(one) - rank(other));
  }

  trigger(): void {
    for (;;) {
      const last = this.lastPrice;
      if (last === null) return;
      const stops = this.orders.filter(({ trigger }) => trigger !== null);
      const buyers = stops
        .filter(({ side, trigger }) => side === 'BUY' && (trigger ?? 0) <= last)
        .toSorted((one, other) => (one.trigger ?? 0) - (other.trigger ?? 0));
      const sellers = stops
        .filter(({ side, trigger }) => side === 'SELL' && (trigger ?? 0) >= last)
        .toSorted((one, other) => (other.trigger ?? 0) - (one.trigger ?? 0));
      const heads = [buyers[0], sellers[0]].filter((order) => order !== undefined);
      const [order] = heads.toSorted((one, other) => this.orders.indexOf(one) - this.orders.indexOf(other));
      if (!order) return;
      this.orders = this.orders.filter((one) => one !== order);
      order.trigger = null;
      order.type = order.type === 'SL' ? 'LIMIT' : 'MARKET';
      this.tell(order, `triggered ${order.id}`);
      this.enter(order);
    }
  }

  changePhase(phase: MatchPhase, reference: number): void {
    const before = this.phase;
    this.phase = phase;
    this.reference = reference;
    if (before === phase) return;
    if (phase === 'closingReference') this.endStops();
    if (phase === 'preOpenMatching' || (phase === 'continuous' && this.isOverlapping())) this.open();
    if (phase === 'closingMatching') this.close();
    if (phase === 'closed' || phase === 'postClose') this.endDay(before);
  }

  endStops(): void {
    for (const order of this.orders) if (order.trigger !== null) this.end(order, 'stop_session_ended');
  }

  endDay(before: MatchPhase): void {
    for (const order of this.orders) {
      if (before.startsWith('closing')) this.end(order, 'auction_unmatched');
      else this.tell(order, `expired ${order.id} ${order.left}`);
    }
    this.orders = [];
  }

  isOverlapping(): boolean {
    const live = this.orders.filter(({ trigger }) => trigger === null);
    return live.some(
      (order) =>
        order.type === 'MARKET' ||
        live.some((other) => order.side !== other.side && other.type === 'LIMIT' && isCrossing(order, other)),
    );
  }

  auction(): number | null {
    const at = this.told.length;
    const price = this.auctionTrades();
    this.told.splice(at, 0, price === null ? 'auction null' : `auction ${price} ${this.traded}`);
    if (price !== null) this.lastPrice = price;
    return price;
  }

  open(): void {
    const price = this.auction() ?? this.reference;
    const isMarket = ({ type, trigger }: NaiveOrder) => type === 'MARKET' && trigger === null;
    const buyersFirst = this.orders
      .filter(isMarket)
      .toSorted((one, other) => one.side.localeCompare(other.side));
    this.orders = [...this.orders.filter((order) => !isMarket(order)), ...buyersFirst];
    for (const order of buyersFirst) this.rest(order, price);
  }

  close(): void {
    this.auction();
    for (const order of this.orders) this.end(order, 'auction_unmatched');
  }

  /** The price of the auction; null where nothing trades. */
  auctionTrades(): number | null {
    for (;;) {
      const live = this.orders.filter(({ trigger }) => trigger === null);
      const price = naivePrice(live, this.reference);
      if (price === null) return null;
      const willing = this.inPriority(
        live.filter(
          ({ type, side, price: worst }) =>
            type === 'MARKET' || (side === 'BUY' ? worst >= price : worst <= price),
        ),
      );
      // A try on copies first: whoever would meet an order of the same owner is lessened, and all begins anew.
      const own = ownMeeting(willing.map((order) => ({ ...order })));
      if (own) {
        const active = this.orders.findLast(({ id }) => own.ids.includes(id));
        if (active) this.lessen(active, own.quantity, 'self_trade');
        continue;
      }
      this.traded = 0;
      for (const [buyer, seller] of pairs(willing)) {
        this.traded += Math.min(buyer.left, seller.left);
        this.meet(buyer, seller, price);
      }
      return price;
    }
  }

  end(order: NaiveOrder, reason: string): void {
    this.lessen(order, order.left, reason);
  }

  lessen(order: NaiveOrder, quantity: number, reason: string): void {
    order.left -= quantity;
    order.quantity -= quantity;
    this.orders = this.orders.filter(({ left }) => left > 0);
    this.tell(order, `cancelled ${order.id} ${quantity} ${order.left} ${reason}`);
  }

  tell({ owner }: NaiveOrder, line: string): void {
    if (owner !== null) this.told.push(line);
  }
}
