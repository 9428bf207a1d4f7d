import { istDay } from '@wealth/domain';
import { settledAt, tradeDayOf } from '../../src/ledger/tradeDays.ts';

/** One unit of a share and what was paid for it. */
interface Unit {
  cost: number;
  settlesAt: number;
}

/** A client's figures kept the simplest way: an amount that changes, and one entry for each unit. */
export interface NaiveLedger {
  deposit(amount: number): void;
  withdraw(amount: number): void;
  pay(amount: number): void;
  receive(amount: number): void;
  /** Charges that are given back. */
  refund(amount: number): void;
  buy(isin: string, quantity: number, price: number): void;
  sell(isin: string, quantity: number, price: number): void;
  /** What an order blocks of money, and of units of an ISIN. */
  block(order: string, money: number, units?: { isin: string; quantity: number }): void;
  heldMoney(order: string): number;
  /** What a sale order still blocks, or null. */
  saleOf(order: string): { isin: string; quantity: number } | null;
  money(): { cash: number; unsettled: number; blocked: number; available: number; withdrawable: number };
  units(isin: string): {
    quantity: number;
    incoming: number;
    waiting: number;
    sellable: number;
    cost: number;
  };
  gain(): number;
}

function sum(amounts: Iterable<number>): number {
  return [...amounts].reduce((total, amount) => total + amount, 0);
}

/** Makes it. */
export function createNaiveLedger(now: () => number): NaiveLedger {
  let cash = 0;
  let gained = 0;
  let depositsByDay = new Map<string, number>();
  const onTheWay = new Map<number, number>();
  const units = new Map<string, Unit[]>();
  const money = new Map<string, number>();
  const sales = new Map<string, { isin: string; quantity: number }>();

  function settle(): void {
    for (const [at, amount] of onTheWay) {
      if (at > now()) continue;
      cash += amount;
      onTheWay.delete(at);
    }
  }

  const held = (isin: string) => units.get(isin) ?? [];

  return {
    deposit(amount) {
      cash += amount;
      const today = istDay(now());
      depositsByDay = new Map([[today, (depositsByDay.get(today) ?? 0) + amount]]);
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
    buy(isin, quantity, price) {
      const unit = { cost: price, settlesAt: settledAt(tradeDayOf(now())) };
      units.set(isin, [...held(isin), ...Array.from({ length: quantity }, () => unit)]);
    },
    sell(isin, quantity, price) {
      const sold = held(isin).slice(0, quantity);
      units.set(isin, held(isin).slice(quantity));
      gained += sum(sold.map(({ cost }) => price - cost));
    },
    block(order, amount, sale) {
      money.set(order, amount);
      if (sale && sale.quantity > 0) sales.set(order, sale);
      else sales.delete(order);
    },
    heldMoney: (order) => money.get(order) ?? 0,
    saleOf: (order) => sales.get(order) ?? null,
    money() {
      settle();
      const unsettled = sum(onTheWay.values());
      const blocked = sum(money.values());
      const addedToday = depositsByDay.get(istDay(now())) ?? 0;
      return {
        cash,
        unsettled,
        blocked,
        available: cash + unsettled - blocked,
        withdrawable: Math.max(0, cash - Math.max(0, blocked - unsettled) - addedToday),
      };
    },
    units(isin) {
      const all = held(isin);
      const incoming = all.filter(({ settlesAt }) => settlesAt > now()).length;
      const waiting = sum(
        [...sales.values()].filter((sale) => sale.isin === isin).map((sale) => sale.quantity),
      );
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
