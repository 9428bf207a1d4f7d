import { calendarDay } from '../calendar/calendarDay.ts';
import { taxCostOf } from '../lots/taxLot.ts';
import { minus, negated, sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import { createBonusBook, type BonusLot, type IgnoredLoss } from './createBonusBook.ts';
import { groupedBy } from './groupedBy.ts';
import type { HoldingTerm } from './capitalGainRules.ts';
import { costTakenOf, type CostBasis } from './costTaken.ts';
import { termOf } from './holdingTerm.ts';
import { gainRuleOf, type TaxedGain } from './taxedGain.ts';
import { taxPeriodOf } from './taxPeriods.ts';
import type { TaxedPart } from './taxOfSale.ts';

/** What a sale has taken out of one lot. */
export interface SoldUnits extends TaxedPart {
  /** Of its own: equal rows are told apart by it. */
  id: string;
  lotId: string;
  /** The holding that it was sold from: the chain of its ISINs. */
  holding: string;
  /** Of bonus shares: the bonus that they came of. */
  bonusId?: string | null;
  /**
   * Less than a share, which a company has paid for: it was never held, so that neither a bonus nor its stripping knows of
   * it. Its `quantity` is below 1.
   */
  isFraction?: boolean;
}

/** A lot sold, as it is taxed. */
export interface TaxRow<Unit extends SoldUnits = SoldUnits> {
  unit: Unit;
  term: HoldingTerm;
  /** Percentage points, as text. */
  percent: string;
  section: string;
  /** Of the five periods of its year, 0 to 4. */
  period: number;
  /** What was paid, with the charges of the purchase but transaction tax. */
  costPaid: Paise;
  /** Losses that did not count and are the cost of these bonus shares. */
  costAdded: Paise;
  costBasis: CostBasis;
  costTaken: Paise;
  /** Proceeds less charges and cost; below zero for a loss. */
  gain: Paise;
  /** What of it does not count. */
  ignored: IgnoredLoss | null;
}

/** What of a row is taxed. */
export function countedGain({ term, unit: { soldOn }, gain, ignored }: TaxRow): TaxedGain {
  return { term, soldOn, gain: ignored ? sumOf([gain, ignored.loss]) : gain };
}

/**
 * Losses that did not count and are the cost of bonus shares that are still held, by the id of the bonus; what is zero is left
 * out.
 */
export function addedCostLeft(rows: readonly TaxRow[]): Map<string, Paise> {
  const left = new Map<string, Paise>();
  const add = (id: string, amount: Paise) => left.set(id, sumOf([left.get(id) ?? noMoney, amount]));
  for (const { unit, costAdded, ignored } of rows) {
    for (const { id, costAdded: amount } of ignored?.held ?? []) add(id, amount);
    if (unit.bonusId !== undefined && unit.bonusId !== null) add(unit.bonusId, negated(costAdded));
  }
  for (const [id, amount] of left) if (amount === noMoney) left.delete(id);
  return left;
}

function rowOf<Unit extends SoldUnits>(unit: Unit, costAdded: Paise): TaxRow<Unit> {
  const term = termOf(unit.boughtOn, unit.soldOn);
  const { rule } = gainRuleOf({ term, soldOn: unit.soldOn });
  const costPaid = taxCostOf(unit);
  const taken = costTakenOf(unit, sumOf([costPaid, costAdded]));
  return {
    unit,
    term,
    percent: rule.percent[term],
    section: rule.section[term],
    period: taxPeriodOf(unit.soldOn),
    costPaid,
    costAdded,
    costBasis: taken.basis,
    costTaken: taken.amount,
    gain: minus(minus(unit.proceeds, unit.saleCharges), taken.amount),
    ignored: null,
  };
}

const byId = (a: SoldUnits, b: SoldUnits) => (a.id < b.id ? -1 : 1);

/** Day by day: what is sold of the bonus shares first, so that a loss is the cost of those that are held at its end. */
function rowsAroundBonus<Unit extends SoldUnits>(
  units: readonly Unit[],
  bonuses: readonly BonusLot[],
): Array<TaxRow<Unit>> {
  const book = createBonusBook(bonuses);
  const days = groupedBy(units, ({ soldOn }) => soldOn);
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, ofDay]) => {
      const day = calendarDay(key);
      const sold = ofDay.toSorted(byId);
      const added = book.sell(day, sold);
      const rows = sold.map((unit, at) => rowOf(unit, added[at] ?? noMoney));
      return rows.map((row) => {
        const { boughtOn, soldOn } = row.unit;
        return { ...row, ignored: book.ignore({ boughtOn, soldOn, gain: row.gain }) };
      });
    });
}

/**
 * How each lot sold is taxed: term, rate and section of the day of the sale, the cost that is taken, and what of a loss does
 * not count because bonus shares were kept. By time, then by id, whatever the order of what is given.
 *
 * @param units - All that the client has ever sold of these holdings: what is left of bonus shares follows from it.
 */
export function taxRowsOf<Unit extends SoldUnits>(
  units: readonly Unit[],
  bonuses: readonly BonusLot[],
): Array<TaxRow<Unit>> {
  const bonusesOf = groupedBy(bonuses, ({ holding }) => holding);
  const holdings = groupedBy(
    units.filter(({ isFraction }) => isFraction !== true),
    ({ holding }) => holding,
  );
  const fractions = units.filter(({ isFraction }) => isFraction === true);
  const ofShares = [...holdings].flatMap(([holding, ofHolding]) => {
    const own = bonusesOf.get(holding);
    return own ? rowsAroundBonus(ofHolding, own) : ofHolding.map((unit) => rowOf(unit, noMoney));
  });
  const rows = [...ofShares, ...fractions.map((unit) => rowOf(unit, noMoney))];
  return rows.toSorted((a, b) =>
    a.unit.soldOn === b.unit.soldOn ? byId(a.unit, b.unit) : a.unit.soldOn < b.unit.soldOn ? -1 : 1,
  );
}
