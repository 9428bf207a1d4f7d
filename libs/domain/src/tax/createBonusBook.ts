import type { CalendarDay } from '../calendar/calendarDay.ts';
import { minus, negated, sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import { shareOut } from '../money/shareOut.ts';
import { bonusStrippingRules } from './capitalGainRules.ts';
import { addMonths } from '../calendar/addMonths.ts';

/** Bonus shares that were allotted together, also once a split has made others of them. */
export interface BonusLot {
  /** Of the bonus. */
  id: string;
  /** The holding that they came to: the chain of its ISINs. */
  holding: string;
  /** Who held the share before this day has them. */
  recordOn: CalendarDay;
  /** Units allotted. */
  quantity: number;
  /** What a split or merger has made of those that were left, from its ex-date on; in order of time. */
  restated?: ReadonlyArray<{ on: CalendarDay; quantity: number }>;
}

/** Whether a sale on a day of what was bought on another falls under the rule for a bonus, where it is a loss. */
function isAroundBonus(
  { boughtOn, soldOn }: { boughtOn: CalendarDay; soldOn: CalendarDay },
  { recordOn }: Pick<BonusLot, 'recordOn'>,
): boolean {
  const rule = bonusStrippingRules.findLast(({ effectiveFrom }) => effectiveFrom <= soldOn);
  return (
    rule !== undefined &&
    boughtOn < recordOn &&
    boughtOn >= addMonths(recordOn, -rule.monthsBefore) &&
    soldOn > recordOn &&
    soldOn <= addMonths(recordOn, rule.monthsAfter)
  );
}

/** Where a loss that does not count has gone. */
export interface HeldBonus {
  /** Of the bonus. */
  id: string;
  /** Bonus shares that are held at the end of the day of the sale. */
  quantity: number;
  costAdded: Paise;
}

/** A loss that does not count. */
export interface IgnoredLoss {
  recordOn: CalendarDay;
  /** Above zero. */
  loss: Paise;
  /** It is the cost of these, and adds up over them. */
  held: HeldBonus[];
}

interface OpenBonus extends BonusLot {
  left: number;
  /** The day of the last restatement that `left` knows. */
  restatedOn: CalendarDay | null;
  /** Losses that did not count, which are the cost of what is left. */
  cost: Paise;
}

/** What is left on a day, once a split or merger until then has made others of it. */
function quantityOn(lot: OpenBonus, day: CalendarDay): number {
  const last = lot.restated?.findLast(({ on }) => on <= day);
  if (last === undefined || last.on === lot.restatedOn) return lot.left;
  lot.restatedOn = last.on;
  return last.quantity;
}

/** The bonus shares of one holding, sold day by day, in order of time. */
export interface BonusBook {
  /** Sells units of the lots of bonus shares on one day. @returns What each sale takes of the added cost, in their order. */
  sell(
    day: CalendarDay,
    sales: ReadonlyArray<{ bonusId?: string | null | undefined; quantity: number }>,
  ): Paise[];
  /** What becomes of the loss of a sale, once the day's sales of bonus shares are done; null where it counts. */
  ignore(sale: { boughtOn: CalendarDay; soldOn: CalendarDay; gain: Paise }): IgnoredLoss | null;
}

/** Keeps what is held of the bonus shares of one holding, and what has been added to their cost. */
export function createBonusBook(bonuses: readonly BonusLot[]): BonusBook {
  const lots: OpenBonus[] = bonuses
    .map((bonus) => ({ ...bonus, left: bonus.quantity, restatedOn: null, cost: noMoney }))
    .toSorted((a, b) => (a.recordOn === b.recordOn ? 0 : a.recordOn < b.recordOn ? -1 : 1));
  return {
    sell(day, sales) {
      const taken = sales.map(() => noMoney);
      for (const lot of lots) {
        lot.left = quantityOn(lot, day);
        const ofLot = sales.map(({ bonusId, quantity }) => (bonusId === lot.id ? quantity : 0));
        const sold = ofLot.reduce((sum, quantity) => sum + quantity, 0);
        if (sold === 0) continue;
        const rest = Math.max(0, lot.left - sold);
        const shares = shareOut(lot.cost, [...ofLot, rest]);
        for (const [at, quantity] of ofLot.entries()) if (quantity > 0) taken[at] = shares[at] ?? noMoney;
        lot.cost = minus(lot.cost, sumOf(shares.slice(0, -1)));
        lot.left = rest;
      }
      return taken;
    },
    ignore({ gain, ...days }) {
      if (gain >= noMoney) return null;
      const around = lots.filter((lot) => lot.left > 0 && isAroundBonus(days, lot));
      const recordOn = around[0]?.recordOn;
      if (recordOn === undefined) return null;
      const held = around.filter((lot) => lot.recordOn === recordOn);
      const loss = negated(gain);
      const added = shareOut(
        loss,
        held.map(({ left }) => left),
      );
      return {
        recordOn,
        loss,
        held: held.map((lot, at) => {
          const costAdded = added[at] ?? noMoney;
          lot.cost = sumOf([lot.cost, costAdded]);
          return { id: lot.id, quantity: lot.left, costAdded };
        }),
      };
    },
  };
}
