import type { HoldingTerm, TaxLot } from '../generated/model/index.ts';

interface SoldLot {
  symbol: string;
  name: string;
  isin: string;
  days: readonly [bought: string, sold: string, held: number];
  quantity: number;
  term: HoldingTerm;
  period: number;
  proceeds: number;
  costPaid: number;
  expenses: number;
  gain: number;
}

const charges = 24.87;
const paise = (rupees: number) => Math.round(rupees * 100) / 100;

function lotOf({ symbol, name, isin, days, term, costPaid, ...lot }: SoldLot, at: number): TaxLot {
  const number = at + 1;
  return {
    id: String(number).padStart(12, '0'),
    lot_id: String(number),
    isin,
    symbol,
    name,
    origin: 'trade',
    quantity: lot.quantity,
    bought_on: days[0],
    sold_on: days[1],
    days_held: days[2],
    period: lot.period,
    term,
    percent: term === 'short_term' ? 20 : 12.5,
    section: term === 'short_term' ? '196' : '198',
    proceeds: lot.proceeds,
    sale_charges: lot.expenses,
    sale_transaction_tax: Math.round(lot.proceeds / 1_000),
    cost: paise(costPaid - charges),
    charges,
    transaction_tax: Math.round(costPaid / 1_000),
    cost_added: 0,
    market_value: null,
    cost_taken: costPaid,
    cost_basis: 'paid',
    gain: lot.gain,
    ignored_loss: 0,
    purchase: { order_id: `bought-${number}`, trade_id: `buy-${number}`, note: null, tags: [] },
    sale: { order_id: `sold-${number}`, trade_id: `sell-${number}`, note: null, tags: [] },
  };
}

const sold: readonly SoldLot[] = [
  {
    symbol: 'NEELINFO',
    name: 'Neel Infotech',
    isin: 'INE0NEE01018',
    days: ['2025-01-09', '2026-05-22', 498],
    quantity: 100,
    term: 'long_term',
    period: 1,
    proceeds: 147_860,
    costPaid: 130_234.87,
    expenses: 21.46,
    gain: 17_603.67,
  },
  {
    symbol: 'LOHASTEEL',
    name: 'Loha Steel',
    isin: 'INE0LOH01013',
    days: ['2025-02-11', '2026-07-17', 521],
    quantity: 600,
    term: 'long_term',
    period: 2,
    proceeds: 105_780,
    costPaid: 77_354.89,
    expenses: 19.89,
    gain: 28_405.22,
  },
  {
    symbol: 'ANNAM',
    name: 'Annam Foods',
    isin: 'INE0ANN01014',
    days: ['2026-01-12', '2026-08-11', 211],
    quantity: 140,
    term: 'short_term',
    period: 2,
    proceeds: 66_000,
    costPaid: 60_678,
    expenses: 25.93,
    gain: 5_296.07,
  },
  {
    symbol: 'GAJRAAUTO',
    name: 'Gajra Auto',
    isin: 'INE0GAJ01012',
    days: ['2025-08-06', '2026-09-21', 411],
    quantity: 36,
    term: 'long_term',
    period: 3,
    proceeds: 129_700.8,
    costPaid: 110_235.12,
    expenses: 20.78,
    gain: 19_444.9,
  },
  {
    symbol: 'SHESHTECH',
    name: 'Shesh Technologies',
    isin: 'INE0SHE01015',
    days: ['2016-06-14', '2026-10-08', 3_768],
    quantity: 20,
    term: 'long_term',
    period: 3,
    proceeds: 62_408,
    costPaid: 23_644.89,
    expenses: 18.27,
    gain: 31_184.73,
  },
  {
    symbol: 'GANITA',
    name: 'Ganita Systems',
    isin: 'INE0GAN01016',
    days: ['2026-08-14', '2026-11-09', 87],
    quantity: 40,
    term: 'short_term',
    period: 3,
    proceeds: 69_050,
    costPaid: 55_200,
    expenses: 25.14,
    gain: 13_824.86,
  },
  {
    symbol: 'JEEVANI',
    name: 'Jeevani Labs',
    isin: 'INE0JEE01017',
    days: ['2026-03-03', '2026-11-16', 258],
    quantity: 90,
    term: 'short_term',
    period: 3,
    proceeds: 115_290,
    costPaid: 121_030,
    expenses: 24.23,
    gain: -5_764.23,
  },
];

/** The lots behind the tax report of the fixtures; one is older than February 2018, and one sale has a note. */
export const taxLotFixtures: readonly TaxLot[] = sold.map(lotOf).map((lot) =>
  lot.symbol === 'SHESHTECH'
    ? {
        ...lot,
        market_value: 31_205,
        cost_taken: 31_205,
        cost_basis: 'market_value',
        sale: { ...lot.sale, note: 'School fees', tags: ['family'] },
      }
    : lot,
);
