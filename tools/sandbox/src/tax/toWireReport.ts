import { snakeCase, sumOf, taxYearOf, toIstIso, toWire, type HoldingTerm, type Paise } from '@wealth/domain';
import {
  consolidatedLots,
  scheduleFormOf,
  scheduleSums,
  type LossPair,
  type LossYear,
  type RateName,
  type ScheduleLot,
  type ScheduleSums,
  type TaxReport,
  type TaxRow,
  type TaxSection,
  type TaxStep,
} from '@wealth/domain/tax';
import type { SoldLot } from './createTaxTable.ts';

export const wireTerms = { shortTerm: 'short_term', longTerm: 'long_term' } as const satisfies Record<
  HoldingTerm,
  string
>;

const rateOf = ({ term, percent, section }: RateName) => ({
  term: wireTerms[term],
  percent: Number(percent),
  section,
});

function toWireSection(section: TaxSection) {
  return {
    ...rateOf(section),
    gains: toWire(section.gains),
    losses: toWire(section.losses),
    set_off: toWire(section.setOff),
    brought_forward: toWire(section.broughtForward),
    taxable: toWire(section.taxable),
    exempt: toWire(section.exempt),
    taxed: toWire(section.taxed),
    tax: toWire(section.tax),
    row_count: section.rowCount,
    source: section.source,
  };
}

/** Where a loss comes from, or goes to. */
const otherOf = (other: TaxStep['other']) => ({
  from_term: other && wireTerms[other.term],
  from_percent: other && 'percent' in other ? Number(other.percent) : null,
  from_year: other && 'year' in other ? other.year : null,
});

const stepRateOf = (rate: RateName | null) => ({
  term: rate && wireTerms[rate.term],
  section: rate && rate.section,
});

/** Of gains and losses: how many rows they are of. */
function rowCountOf({ code, rate }: TaxStep, counts: RowCounts): number | null {
  if (!rate || (code !== 'gains' && code !== 'losses')) return null;
  return counts.get(rateKey(rate))?.[code] ?? 0;
}

function toWireStep(step: TaxStep, counts: RowCounts) {
  const { code, amount, rate, other, base, percent } = step;
  return {
    code: snakeCase(code),
    amount: toWire(amount),
    ...stepRateOf(rate),
    percent: percent === null ? null : Number(percent),
    ...otherOf(other),
    base: base === null ? null : toWire(base),
    row_count: rowCountOf(step, counts),
  };
}

/** Rows with a gain and with a loss, by their rate. */
type RowCounts = ReadonlyMap<string, { gains: number; losses: number }>;

const rateKey = ({ term, percent, section }: RateName) => `${term} ${percent} ${section}`;

function countRows(rows: ReadonlyArray<TaxRow<SoldLot>>): RowCounts {
  const counts = new Map<string, { gains: number; losses: number }>();
  for (const row of rows) {
    const before = counts.get(rateKey(row)) ?? { gains: 0, losses: 0 };
    const isLoss = row.gain < 0 && row.ignored === null;
    counts.set(rateKey(row), {
      gains: before.gains + (isLoss ? 0 : 1),
      losses: before.losses + (isLoss ? 1 : 0),
    });
  }
  return counts;
}

const pairOf = ({ shortTerm, longTerm }: LossPair) => ({
  short_term: toWire(shortTerm),
  long_term: toWire(longTerm),
});

function toWireLossYear({ year, lastYear, made, own, brought, used, left }: LossYear, report: TaxReport) {
  return {
    tax_year: year.name,
    last_year: lastYear.name,
    made: pairOf(made),
    own: own && pairOf(own),
    is_filed: own && own.isFiled,
    brought: pairOf(brought),
    used: pairOf(used),
    left: pairOf(left),
    is_editable: year.name !== report.year.name,
  };
}

export function toScheduleLot({ unit, costPaid, costAdded, costTaken }: TaxRow<SoldLot>): ScheduleLot {
  const { isin, symbol: name, boughtOn, soldOn, quantity, proceeds, marketValue, saleCharges } = unit;
  return {
    isin,
    name,
    boughtOn,
    soldOn,
    quantity,
    proceeds,
    costPaid: sumOf([costPaid, costAdded]),
    marketValue: marketValue ?? null,
    costTaken,
    expenses: saleCharges,
  };
}

const toWireSums = (sums: ScheduleSums) => ({
  row_count: sums.rowCount,
  quantity: sums.quantity,
  proceeds: toWire(sums.proceeds),
  cost_paid: toWire(sums.costPaid),
  market_value: toWire(sums.marketValue),
  cost_taken: toWire(sums.costTaken),
  expenses: toWire(sums.expenses),
  gain: toWire(sums.gain),
});

function toWireSchedule(rows: ReadonlyArray<TaxRow<SoldLot>>, { year }: TaxReport) {
  const lots = rows.filter(({ term }) => term === 'longTerm').map(toScheduleLot);
  const form = scheduleFormOf(year);
  const together = consolidatedLots(lots, form);
  return {
    dialect: (
      {
        byLot: 'by_lot',
        byLotWithTransfer: 'by_lot_with_transfer',
        consolidated: 'consolidated',
      } as const
    )[form.dialect],
    is_notified: form.isNotified,
    row_count: lots.length,
    consolidated: together.length === 0 ? null : toWireSums(scheduleSums(together)),
    totals: toWireSums(scheduleSums(lots)),
  };
}

function toWireStripped(rows: ReadonlyArray<TaxRow<SoldLot>>) {
  return rows.flatMap(({ unit, ignored }) => {
    if (!ignored) return [];
    return [
      {
        row_id: unit.id,
        isin: unit.isin,
        symbol: unit.symbol,
        record_on: ignored.recordOn,
        bought_on: unit.boughtOn,
        sold_on: unit.soldOn,
        quantity: unit.quantity,
        loss: toWire(ignored.loss),
        held: ignored.held.map(({ id, quantity, costAdded }) => ({
          bonus_id: id,
          quantity,
          cost_added: toWire(costAdded),
        })),
      },
    ];
  });
}

const sumOfRows = (rows: ReadonlyArray<TaxRow<SoldLot>>, amountsOf: (unit: SoldLot) => Paise[]) =>
  toWire(sumOf(rows.flatMap(({ unit }) => amountsOf(unit))));

/** What a report says of the gains of its year. @param rows - Of all years. */
export function toWireGains(all: ReadonlyArray<TaxRow<SoldLot>>, report: TaxReport, now: number) {
  const { year, exemption } = report;
  const rows = all.filter(({ unit: { soldOn } }) => taxYearOf(soldOn).name === year.name);
  const today = toIstIso(now).slice(0, 10);
  const counts = countRows(rows);
  return {
    tax_year: year.name,
    first_day: year.firstDay,
    last_day: year.lastDay,
    as_of: toIstIso(now),
    sale_count: report.rowCount,
    sections: report.sections.map(toWireSection),
    exemption: {
      amount: toWire(exemption.amount),
      used: toWire(exemption.used),
      left: toWire(exemption.left),
    },
    tax: toWire(report.tax),
    cess: { percent: Number(report.cess.percent), amount: toWire(report.cess.amount) },
    total: toWire(report.total),
    steps: report.steps.map((step) => toWireStep(step, counts)),
    periods: report.periods.map(({ firstDay, lastDay, sections, rowCount, tax }, at) => ({
      period: at + 1,
      first_day: firstDay,
      last_day: lastDay,
      is_current: firstDay <= today && today <= lastDay,
      sections: sections.map((section) => ({
        ...rateOf(section),
        taxable: toWire(section.taxable),
        taxed: toWire(section.taxed),
        tax: toWire(section.tax),
      })),
      row_count: rowCount,
      tax: toWire(tax),
    })),
    losses: report.losses.map((row) => toWireLossYear(row, report)),
    bonus_stripping: toWireStripped(rows),
    schedule: toWireSchedule(rows, report),
    charges: {
      transaction_tax: sumOfRows(rows, (unit) => [unit.transactionTax, unit.saleTransactionTax]),
      other: sumOfRows(rows, (unit) => [unit.charges, unit.saleCharges]),
    },
  };
}
