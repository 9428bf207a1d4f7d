import { sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import { taxOfYears, type LossYear, type OwnLosses, type YearTax } from './carriedLosses.ts';
import { groupedBy } from './groupedBy.ts';
import type { Relief } from './setOffLosses.ts';
import type { GainLine } from './taxOfGains.ts';
import { taxPeriods, type TaxPeriod } from './taxPeriods.ts';
import { countedGain, type SoldUnits, type TaxRow } from './taxRows.ts';
import { cessOf, taxSteps, type Cess, type TaxStep } from './taxSteps.ts';
import { taxYearOf, type TaxYear } from './taxYear.ts';

/** One rate of the year with what has lowered it. */
export interface TaxSection extends GainLine {
  /** By losses of other rates of the year. */
  setOff: Paise;
  /** By losses of earlier years. */
  broughtForward: Paise;
  rowCount: number;
}

/** What one of the five periods has of a rate. */
export interface PeriodSection extends Pick<GainLine, 'term' | 'percent' | 'section'> {
  taxable: Paise;
  taxed: Paise;
  tax: Paise;
}

export interface ReportedPeriod extends TaxPeriod {
  sections: PeriodSection[];
  rowCount: number;
  /** Its share of the tax of the year, before cess. */
  tax: Paise;
}

/** The tax on the gains of one year, with the way to it. */
export interface TaxReport {
  year: TaxYear;
  rowCount: number;
  /** The dearest rate first. */
  sections: TaxSection[];
  exemption: { amount: Paise; used: Paise; left: Paise };
  /** Before cess and surcharge. */
  tax: Paise;
  cess: Cess;
  total: Paise;
  steps: TaxStep[];
  periods: ReportedPeriod[];
  losses: LossYear[];
}

/** What one year has come to, for a list of years. */
export interface YearSummary {
  year: TaxYear;
  rowCount: number;
  /** Tax and cess. */
  total: Paise;
  /** What of its own losses is carried on. */
  loss: Paise;
}

export interface TaxReports {
  /** The year that is asked for. */
  report: TaxReport;
  /** It and those before, the oldest first. */
  years: YearSummary[];
}

const rateKey = ({ term, percent, section }: Pick<GainLine, 'term' | 'percent' | 'section'>) =>
  `${term} ${percent} ${section}`;

function sectionsOf({ tax: { lines, reliefs } }: YearTax, rows: readonly TaxRow[]): TaxSection[] {
  const rowsOf = groupedBy(rows, rateKey);
  return lines.map((line) => {
    const key = rateKey(line);
    const takenOf = (isAsked: (from: Relief['from']) => boolean) =>
      sumOf(
        reliefs.filter(({ from, to }) => rateKey(to) === key && isAsked(from)).map(({ amount }) => amount),
      );
    return {
      ...line,
      setOff: takenOf((from) => !('year' in from)),
      broughtForward: takenOf((from) => 'year' in from),
      rowCount: rowsOf.get(key)?.length ?? 0,
    };
  });
}

function periodsOf(
  year: TaxYear,
  sections: readonly TaxSection[],
  rows: readonly TaxRow[],
): ReportedPeriod[] {
  return taxPeriods(year).map((period, at) => {
    const ofPeriod = sections.map(({ term, percent, section, periods }) => ({
      term,
      percent,
      section,
      taxable: periods[at]?.taxable ?? noMoney,
      taxed: periods[at]?.taxed ?? noMoney,
      tax: periods[at]?.tax ?? noMoney,
    }));
    return {
      ...period,
      sections: ofPeriod,
      rowCount: rows.filter((row) => row.period === at).length,
      tax: sumOf(ofPeriod.map(({ tax }) => tax)),
    };
  });
}

/**
 * The tax report of a year, and what the years before it have come to: it follows from all that was ever sold, because losses
 * are carried from year to year.
 *
 * @param rows - Of all years, as `taxRowsOf` gives them; those of later years are left out.
 * @param own - What the client says of earlier years, by the name of the year.
 */
export function taxReportOf<Unit extends SoldUnits>(
  rows: ReadonlyArray<TaxRow<Unit>>,
  own: ReadonlyMap<string, OwnLosses>,
  year: TaxYear,
): TaxReports {
  const known = rows.filter(({ unit: { soldOn } }) => soldOn <= year.lastDay);
  const byYear = groupedBy(known, ({ unit: { soldOn } }) => taxYearOf(soldOn).name);
  const all = taxOfYears(known.map(countedGain), own, year);
  const ofYear = byYear.get(year.name) ?? [];
  const last = all.at(-1) ?? emptyYear(year);
  const sections = sectionsOf(last, ofYear);
  const { total: tax, exempt, exemptionLeft } = last.tax;
  const cess = cessOf(tax, year);
  return {
    report: {
      year,
      rowCount: ofYear.length,
      sections,
      exemption: { amount: sumOf([exempt, exemptionLeft]), used: exempt, left: exemptionLeft },
      tax,
      cess,
      total: sumOf([tax, cess.amount]),
      steps: taxSteps(last.tax, year),
      periods: periodsOf(year, sections, ofYear),
      losses: last.losses,
    },
    years: all.map((one) => {
      const { left } = one.losses.at(-1) ?? { left: { shortTerm: noMoney, longTerm: noMoney } };
      return {
        year: one.year,
        rowCount: byYear.get(one.year.name)?.length ?? 0,
        total: sumOf([one.tax.total, cessOf(one.tax.total, one.year).amount]),
        loss: sumOf([left.shortTerm, left.longTerm]),
      };
    }),
  };
}

/** Of a year before the tables: nothing is known of its rates, and nothing is asked. */
function emptyYear(year: TaxYear): YearTax {
  const nothing = { shortTerm: noMoney, longTerm: noMoney };
  return {
    year,
    tax: {
      lines: [],
      total: noMoney,
      exempt: noMoney,
      exemptionLeft: noMoney,
      reliefs: [],
      lossLeft: nothing,
      broughtLeft: [],
    },
    brought: [],
    losses: [],
  };
}
