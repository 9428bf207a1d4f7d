import { minus, sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import { groupedBy } from './groupedBy.ts';
import type { HoldingTerm } from './capitalGainRules.ts';
import type { LossLeft } from './setOffLosses.ts';
import type { TaxedGain } from './taxedGain.ts';
import { taxOfGains, type GainsTax } from './taxOfGains.ts';
import { taxYearAfter, taxYearNamed, taxYearOf, type TaxYear } from './taxYear.ts';

/** A loss may be used in so many tax years after its own (Income-tax Act 2025, s.111; general knowledge). */
export const carriedYears = 8;

/** The first tax year that the rates are known of. */
export const firstTaxYear = '2018-19';

export type LossPair = Record<HoldingTerm, Paise>;

const terms: readonly HoldingTerm[] = ['shortTerm', 'longTerm'];

/** What the client says of a tax year that is over. */
export interface OwnLosses extends LossPair {
  /** Whether the return of the year was filed by its due date, without which no loss is carried; null where it is not said. */
  isFiled: boolean | null;
}

/** The losses of one year, seen from another one. */
export interface LossYear {
  year: TaxYear;
  /** The last one in which they can be used. */
  lastYear: TaxYear;
  /** What its own gains have left of them. */
  made: LossPair;
  /** The client's own figures beside it; null for none. */
  own: OwnLosses | null;
  /** When the year of the report begins. */
  brought: LossPair;
  /** In the year of the report. */
  used: LossPair;
  /** For later years. */
  left: LossPair;
}

/** The tax of one year, and the losses of the years before and of itself. */
export interface YearTax {
  year: TaxYear;
  tax: GainsTax;
  brought: LossLeft[];
  /** The oldest first: at most eight years before, and the year itself. */
  losses: LossYear[];
}

const nothing: LossPair = { shortTerm: noMoney, longTerm: noMoney };

const pairOf = (of: (term: HoldingTerm) => Paise): LossPair => ({
  shortTerm: of('shortTerm'),
  longTerm: of('longTerm'),
});

const amountOf = (losses: readonly LossLeft[], year: string, term: HoldingTerm) =>
  sumOf(losses.filter((one) => one.year === year && one.term === term).map(({ amount }) => amount));

/** What of a year that is over goes on: its own losses and those that the client adds; nothing where no return was filed. */
function carriedOf(made: LossPair, own: OwnLosses | null): LossPair {
  if (own?.isFiled === false) return nothing;
  return pairOf((term) => sumOf([made[term], own?.[term] ?? noMoney]));
}

/**
 * The losses that go on into the year after one: what it has not used of those brought into it, and its own.
 *
 * @param own - Of the year itself.
 */
export function carriedBeyond(year: TaxYear, broughtLeft: readonly LossLeft[], own: LossPair): LossLeft[] {
  const firstCarried = taxYearAfter(year, 1 - carriedYears).name;
  return [
    ...broughtLeft.filter((loss) => loss.year >= firstCarried),
    ...terms.map((term) => ({ year: year.name, term, amount: own[term] })),
  ].filter(({ amount }) => amount > noMoney);
}

/** Years from the first to the last one. */
function yearsBetween(first: TaxYear, last: TaxYear): TaxYear[] {
  const count = Number(last.name.slice(0, 4)) - Number(first.name.slice(0, 4)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => taxYearAfter(first, at));
}

const isYear = (year: TaxYear | null): year is TaxYear => year !== null;

/** The first year that anything is known of, and not before the tables begin. */
function firstOf(gains: readonly TaxedGain[], own: ReadonlyMap<string, OwnLosses>, last: TaxYear): TaxYear {
  const named = [...own.keys()].map(taxYearNamed).filter(isYear);
  const known = [...gains.map(({ soldOn }) => taxYearOf(soldOn)), ...named, last];
  const first = known.reduce((a, b) => (b.firstDay < a.firstDay ? b : a));
  const begin = taxYearNamed(firstTaxYear);
  return begin && first.firstDay < begin.firstDay ? begin : first;
}

/**
 * The tax of each year up to one, with what the years before it have left of their losses: each is used for eight years, the
 * oldest first.
 *
 * @param gains - Of all years, in any order.
 * @param own - The client's own figures by the name of the year.
 * @returns The oldest year first; those before 2018-19 are left out.
 */
export function taxOfYears(
  gains: readonly TaxedGain[],
  own: ReadonlyMap<string, OwnLosses>,
  last: TaxYear,
): YearTax[] {
  const byYear = groupedBy(gains, ({ soldOn }) => taxYearOf(soldOn).name);
  const made = new Map<string, LossPair>();
  let pool: LossLeft[] = [];
  return yearsBetween(firstOf(gains, own, last), last).map((year) => {
    const brought = pool;
    const tax = taxOfGains(byYear.get(year.name) ?? [], year.firstDay, brought);
    made.set(year.name, tax.lossLeft);
    pool = carriedBeyond(year, tax.broughtLeft, carriedOf(tax.lossLeft, own.get(year.name) ?? null));
    const seen = yearsBetween(taxYearAfter(year, -carriedYears), year);
    const losses = seen
      .filter(({ name }) => name >= firstTaxYear)
      .map((of): LossYear => {
        const before = pairOf((term) => amountOf(brought, of.name, term));
        const after = pairOf((term) => amountOf(tax.broughtLeft, of.name, term));
        return {
          year: of,
          lastYear: taxYearAfter(of, carriedYears),
          made: made.get(of.name) ?? nothing,
          own: own.get(of.name) ?? null,
          brought: before,
          used: pairOf((term) => minus(before[term], after[term])),
          left: pairOf((term) => amountOf(pool, of.name, term)),
        };
      });
    return { year, tax, brought, losses };
  });
}

/** What of the losses of earlier years is there when the year of a report begins. */
export function broughtInto(losses: readonly LossYear[]): LossLeft[] {
  return losses
    .flatMap(({ year, brought }) => terms.map((term) => ({ year: year.name, term, amount: brought[term] })))
    .filter(({ amount }) => amount > noMoney);
}
