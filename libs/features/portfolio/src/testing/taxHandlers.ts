import type { TaxLot, TaxReport } from '@wealth/api-sdk/model';
import {
  envelopeOf,
  failing,
  getGetTaxLotsMockHandler,
  getGetTaxReportMockHandler,
  mostRupees,
  taxLotFixtures,
  taxReportFixture,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';

export interface TaxData {
  report: TaxReport;
  lots: readonly TaxLot[];
}

/** A year with sales of both terms. */
export const taxedYear: TaxData = { report: taxReportFixture, lots: taxLotFixtures };

const noSale: TaxReport = {
  ...taxReportFixture,
  tax_year: '2024-25',
  first_day: '2024-04-01',
  last_day: '2025-03-31',
  state: 'closed',
  sale_count: 0,
  sections: [],
  steps: [],
  exemption: { amount: 125_000, used: 0, left: 125_000 },
  tax: 0,
  cess: { percent: 4, amount: 0 },
  total: 0,
  turning: [],
  schedule: { ...taxReportFixture.schedule, row_count: 0, consolidated: null },
};

/** A year in which nothing was sold, with dividends. */
export const quietYear: TaxData = { report: noSale, lots: [] };

/** A year before the first purchase. */
export const earlyYear: TaxData = {
  report: {
    ...noSale,
    tax_year: '2020-21',
    state: 'before_first_trade',
    dividends: [],
    dividend_totals: { gross: 0, deducted: 0, net: 0, count: 0 },
  },
  lots: [],
};

/** A year whose losses go on, and one of which does not count. */
export const lossYear: TaxData = {
  lots: taxLotFixtures,
  report: {
    ...taxReportFixture,
    losses: taxReportFixture.losses.map((row) =>
      row.tax_year === '2026-27'
        ? {
            ...row,
            made: { short_term: 2_310.4, long_term: 8_650 },
            left: { short_term: 2_310.4, long_term: 8_650 },
          }
        : row,
    ),
    bonus_stripping: [
      {
        row_id: '000000000007',
        isin: 'INE0JEE01017',
        symbol: 'JEEVANI',
        record_on: '2026-05-08',
        bought_on: '2026-03-03',
        sold_on: '2026-11-16',
        quantity: 90,
        loss: 5_764.23,
        held: [{ bonus_id: '8', quantity: 90, cost_added: 5_764.23 }],
      },
    ],
  },
};

/** The longest figures that a place has to hold. */
export const worstYear: TaxData = {
  lots: taxLotFixtures.map((lot) => ({
    ...lot,
    proceeds: mostRupees,
    cost_taken: mostRupees,
    gain: -mostRupees,
  })),
  report: {
    ...taxReportFixture,
    total: mostRupees,
    sections: taxReportFixture.sections.map((section) => ({ ...section, taxable: mostRupees })),
    steps: taxReportFixture.steps.map((step) => ({
      ...step,
      amount: step.amount < 0 ? -mostRupees : mostRupees,
    })),
    periods: taxReportFixture.periods.map((period) => ({
      ...period,
      sections: period.sections.map((section) => ({ ...section, taxable: mostRupees })),
    })),
  },
};

/** A back end on which everything that the tax report reads goes well. */
export function taxHandlers({ report, lots }: TaxData = taxedYear): HttpHandler[] {
  return [
    getGetTaxReportMockHandler(envelopeOf(report)),
    getGetTaxLotsMockHandler(({ request }) => {
      const { searchParams } = new URL(request.url);
      const term = searchParams.get('term');
      const query = searchParams.get('query')?.toLowerCase() ?? '';
      const items = lots.filter(
        (lot) =>
          (term === null || lot.term === term) &&
          [lot.symbol, lot.sale.note ?? '', ...lot.sale.tags].some((text) =>
            text.toLowerCase().includes(query),
          ),
      );
      return envelopeOf({
        items,
        row_count: items.length,
        totals: { proceeds: 0, cost_taken: 0, gain: 0 },
        next_cursor: null,
      });
    }),
  ];
}

/** A back end that answers 500 to everything that the tax report reads. */
export function brokenTaxHandlers(): HttpHandler[] {
  return [failing('*/stat/app/v1/*', { status: 500, message: 'Out of order' })];
}
