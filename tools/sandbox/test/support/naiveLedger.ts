import { istDay, tradeDayOf } from '@wealth/domain';
import { settledAt } from '../../src/ledger/tradeDays.ts';

/** Money kept the simplest way: amounts that change. */
interface NaiveMoney {
  deposit(amount: number): void;
  withdraw(amount: number): void;
  pay(amount: number): void;
  receive(amount: number): void;
  /** Charges that are given back. */
  refund(amount: number): void;
  money(): { cash: number; unsettled: number; blocked: number; available: number; withdrawable: number };
}

/** Shares kept the simplest way: one entry for each unit. */
interface NaiveUnits {
  buy(isin: string, quantity: number, price: number): void;
  sell(isin: string, quantity: number, price: number): void;
  units(isin: string): {
    quantity: number;
    incoming: number;
    waiting: number;
    sellable: number;
    cost: number;
  };
  gain(): number;
}

interface NaiveHolds {
  /** What an order blocks of money, and of units of an ISIN. */
  block(order: string, money: number, units?: { isin: string; quantity: number }): void;
  heldMoney(order: string): number;
  /** What a sale order still blocks, or null. */
  saleOf(order: string): { isin: string; quantity: number } | null;
}

/** A client's figures without a ledger. */
export type NaiveLedger = NaiveMoney & NaiveUnits & NaiveHolds;

interface Blocked {
  money: Map<string, number>;
  sales: Map<string, { isin: string; quantity: number }>;
}

function sum(amounts: Iterable<number>): number {
  return [...amounts].reduce((total, amount) => total + amount, 0);
}

function createNaiveMoney(now: () => number, blocks: Blocked): NaiveMoney {
  let cash = 0;
  const depositsByDay = new Map<string, number>();
  const onTheWay = new Map<number, number>();
  const today = () => istDay(now());

  function settle(): void {
    for (const [at, amount] of onTheWay) {
      if (at > now()) continue;
      cash += amount;
      onTheWay.delete(at);
    }
  }

  return {
    deposit(amount) {
      cash += amount;
      depositsByDay.set(today(), (depositsByDay.get(today()) ?? 0) + amount);
    },
    withdraw(amount) {
      settle();
      cash -= amount;
    },
    pay(amount) {
      settle();
      let open = amount;
      for (const at of [...onTheWay.keys()].toSorted((a, b) => b - a)) {
        const part = Math.min(open, onTheWay.get(at) ?? 0);
        onTheWay.set(at, (onTheWay.get(at) ?? 0) - part);
        open -= part;
      }
      cash -= open;
    },
    receive(amount) {
      settle();
      const at = settledAt(tradeDayOf(now()));
      onTheWay.set(at, (onTheWay.get(at) ?? 0) + amount);
    },
    refund(amount) {
      cash += amount;
    },
    money() {
      settle();
      const unsettled = sum(onTheWay.values());
      const blocked = sum(blocks.money.values());
      const added = depositsByDay.get(today()) ?? 0;
      return {
        cash,
        unsettled,
        blocked,
        available: cash + unsettled - blocked,
        withdrawable: Math.max(0, cash - Math.max(0, blocked - unsettled) - added),
      };
    },
  };
}

function createNaiveUnits(now: () => number, blocks: Blocked): NaiveUnits {
  const units = new Map<string, Array<{ cost: number; settlesAt: number }>>();
  let gained = 0;
  const held = (isin: string) => units.get(isin) ?? [];

  return {
    buy(isin, quantity, price) {
      const unit = { cost: price, settlesAt: settledAt(tradeDayOf(now())) };
      units.set(isin, [...held(isin), ...Array.from({ length: quantity }, () => unit)]);
    },
    sell(isin, quantity, price) {
      const sold = held(isin).slice(0, quantity);
      units.set(isin, held(isin).slice(quantity));
      gained += sum(sold.map(({ cost }) => price - cost));
    },
    units(isin) {
      const all = held(isin);
      const incoming = all.filter(({ settlesAt }) => settlesAt > now()).length;
      const sales = [...blocks.sales.values()].filter((sale) => sale.isin === isin);
      const waiting = sum(sales.map(({ quantity }) => quantity));
      return {
        quantity: all.length,
        incoming,
        waiting,
        sellable: all.length - incoming - waiting,
        cost: sum(all.map(({ cost }) => cost)),
      };
    },
    gain: () => gained,
  };
}

/** Makes it. */
export function createNaiveLedger(now: () => number): NaiveLedger {
  const blocks: Blocked = { money: new Map(), sales: new Map() };
  return {
    ...createNaiveMoney(now, blocks),
    ...createNaiveUnits(now, blocks),
    block(order, amount, sale) {
      blocks.money.set(order, amount);
      if (sale && sale.quantity > 0) blocks.sales.set(order, sale);
      else blocks.sales.delete(order);
    },
    heldMoney: (order) => blocks.money.get(order) ?? 0,
    saleOf: (order) => blocks.sales.get(order) ?? null,
  };
}
