import type {
  Asset,
  DayLine,
  Holding,
  IndexQuote,
  InstrumentPage,
  Mover,
  Portfolio,
  Ranking,
  Sector,
  SectorFigures,
  Sparklines,
} from '../generated/model/index.ts';

/** The moment of the examples in the API description. */
const asOf = '2026-11-19T14:32:07+05:30';

export const portfolioFixture: Portfolio = {
  value: 1507628.1,
  invested: 1237943.2,
  day: '2026-11-19',
  day_change: 6905.08,
  day_change_percent: 0.46,
  realised: 41250.5,
  unrealised: 269684.9,
  as_of: asOf,
};

/** Adds up: available is cash + unsettled − blocked, total is cash + unsettled + holdings. */
export const assetFixture: Asset = {
  cash: 616323.56,
  available: 642318.55,
  blocked: 38634.35,
  unsettled: 64629.34,
  pledged: 0,
  withdrawable: 616323.56,
  holdings_value: 1507628.1,
  total: 2188581,
  as_of: asOf,
};

/** What is settled and in no order. */
const allSettled = (quantity: number) => ({
  listed: true,
  quantity,
  settled: quantity,
  t1_quantity: 0,
  pledged: 0,
  in_transit: 0,
  waiting: 0,
  sellable: quantity,
  arriving: [],
});

/** In order of value. */
export const holdingFixtures: readonly [Holding, Holding, Holding] = [
  {
    instrument: { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank' },
    isin: 'INE000Z01012',
    sector: 'Financials',
    ...allSettled(820),
    average_price: 861.3,
    next_price: 842.6,
    last_price: 1004.85,
    value: 823977,
    pnl: 117711,
    pnl_percent: 16.67,
    day_change: 5084,
  },
  {
    instrument: { market: 'NSE', symbol: 'DHVANI', name: 'Dhvani Telecom' },
    isin: 'INE000Z02010',
    sector: 'Telecom',
    ...allSettled(240),
    settled: 200,
    t1_quantity: 40,
    sellable: 200,
    arriving: [{ kind: 't1', quantity: 40, sellable_from: '2026-11-20' }],
    average_price: 1312.8,
    next_price: 1312.8,
    last_price: 2098.75,
    value: 503700,
    pnl: 188628,
    pnl_percent: 59.87,
    day_change: 3650.36,
  },
  {
    instrument: { market: 'NSE', symbol: 'NEELSOFT', name: 'Neelam Softworks' },
    isin: 'INE000Z03018',
    sector: 'IT',
    ...allSettled(56),
    average_price: 3867.95,
    next_price: 3867.95,
    last_price: 3213.4125,
    value: 179951.1,
    pnl: -36654.1,
    pnl_percent: -16.92,
    day_change: -1829.28,
  },
];

interface IndexSeed {
  symbol: string;
  lastPrice: number;
  change: number;
  changePercent: number;
}

/** From the previous close to the change of the day, with a dip below the close on the way. */
const courseOfDay = [0, 0.2, 0.1, -0.25, -0.1, 0.3, 0.55, 0.4, 0.8, 0.7, 1.1, 1];

function indexOf({ symbol, lastPrice, change, changePercent }: IndexSeed): IndexQuote {
  const previousClose = Math.round((lastPrice - change) * 100) / 100;
  return {
    market: 'INDEX',
    symbol,
    name: symbol,
    last_price: lastPrice,
    previous_close: previousClose,
    change,
    change_percent: changePercent,
    open: lastPrice,
    high: lastPrice,
    low: lastPrice,
    volume: 0,
    lower_band: null,
    upper_band: null,
    basis: 'live' as const,
    halted: false,
    week52_high: 100_000,
    week52_low: 1,
    time: asOf,
    sparkline: courseOfDay.map((share) => Math.round((previousClose + share * change) * 100) / 100),
  };
}

/** The six of the index watch list. */
export const indexFixtures: readonly [IndexQuote, ...IndexQuote[]] = [
  indexOf({ symbol: 'SENSEX', lastPrice: 85218.46, change: 347.96, changePercent: 0.41 }),
  indexOf({ symbol: 'NIFTY50', lastPrice: 26142.7, change: 98.97, changePercent: 0.38 }),
  indexOf({ symbol: 'NIFTYBANK', lastPrice: 59864.15, change: 309.7, changePercent: 0.52 }),
  indexOf({ symbol: 'NIFTYSMLCAP100', lastPrice: 17926.3, change: -61.16, changePercent: -0.34 }),
  indexOf({ symbol: 'NIFTYMIDCAP100', lastPrice: 60712.85, change: 103.04, changePercent: 0.17 }),
  indexOf({ symbol: 'INDIAVIX', lastPrice: 10.42, change: -0.22, changePercent: -2.07 }),
];

/** The line of any instrument: up from its previous close, with a dip below it. */
export function dayLinesOf(instruments: string): Sparklines {
  const previousClose = 1000;
  const points = courseOfDay.map((share) => previousClose + share * 10);
  const lines = instruments.split(',').map((id): DayLine => {
    const [market, symbol = ''] = id.split(':');
    return { market: market === 'BSE' ? 'BSE' : 'NSE', symbol, previous_close: previousClose, points };
  });
  return { until: asOf, lines };
}

/** In order of value traded. */
export const moverFixtures: readonly [Mover, Mover, Mover] = [
  {
    market: 'NSE',
    symbol: 'INDRAOIL',
    name: 'Indradhanush Oil',
    sector: 'Energy',
    last_price: 1542.6,
    change: 12.85,
    change_percent: 0.84,
    volume: 11941203,
    value: 18420494547.8,
  },
  {
    market: 'NSE',
    symbol: 'ARAVBANK',
    name: 'Aravalli Bank',
    sector: 'Financials',
    last_price: 1004.85,
    change: 6.2,
    change_percent: 0.62,
    volume: 16032210,
    value: 16109966213.5,
  },
  {
    market: 'NSE',
    symbol: 'TEJASMOT',
    name: 'Tejas Motors',
    sector: 'Auto',
    last_price: 364.2,
    change: -8.35,
    change_percent: -2.24,
    volume: 33059857,
    value: 12040399919.4,
  },
];

/** In order of market value; the figures beside the movers' names are theirs. */
export const rankingFixtures: readonly Ranking[] = [
  { ...moverFixtures[1], rank: 1, value: 7_687_560_000_000 },
  { ...moverFixtures[0], rank: 2, value: 5_310_240_000_000 },
  { ...moverFixtures[2], rank: 3, value: 1_204_000_000_000 },
];

function sectorOf(sector: Sector, changePercent: number, marketCap: number): SectorFigures {
  const symbols = moverFixtures
    .filter((mover) => mover.sector === sector)
    .map(({ market, symbol }) => ({ market, symbol }));
  return {
    sector,
    market_cap: marketCap,
    turnover: marketCap / 1000,
    change_percent: changePercent,
    count: 168,
    advances: 96,
    declines: 70,
    symbols,
  };
}

/** In order of market value; Pharma leads with nobody. */
export const emptyInstrumentPage: InstrumentPage = {
  items: [],
  next_cursor: null,
  total: 0,
  segment_counts: { all: 2_148, stock: 2_121, otc: 14, ipo: 13 },
};

export const sectorFixtures: readonly SectorFigures[] = [
  sectorOf('Financials', 0.31, 18_845_646_374_561.2),
  sectorOf('Energy', 0.58, 9_640_000_000_000),
  sectorOf('Auto', -0.97, 4_120_000_000_000),
  sectorOf('Pharma', 0.02, 2_010_000_000_000),
];
