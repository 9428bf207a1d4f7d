import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { getAsset, getHoldings, getPortfolio } from '../src/generated/endpoints/stat/stat.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  refused,
  succeeds,
  unverified,
} from './contract.ts';

const { boolean, eachLike, integer, like, number, regex } = MatchersV3;

const isin = 'INE000A01011';
const anyIsin = regex('^[A-Z]{2}[A-Z0-9]{9}\\d$', isin);

const asOf = '2026-11-19T14:32:07+05:30';
const portfolio = {
  value: 5798869.25,
  invested: 5287230.55,
  day_change: 26855.08,
  day_change_percent: 0.47,
  realised: 41250.5,
  unrealised: 511638.7,
};
const asset = {
  cash: 616323.56,
  available: 642318.55,
  blocked: 38634.35,
  unsettled: 64629.34,
  pledged: 0.5,
  withdrawable: 616323.56,
  holdings_value: 5156550.7,
  total: 5837503.6,
};
const figures = {
  average_price: 861.3,
  next_price: 842.6,
  last_price: 1004.85,
  value: 823977.5,
  pnl: 117711.5,
  pnl_percent: 16.67,
  day_change: 5083.24,
};
const counts = {
  quantity: 820,
  settled: 820,
  t1_quantity: 0,
  pledged: 0,
  in_transit: 0,
  waiting: 0,
  sellable: 820,
};

const calendarDay = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example);

const eachOf = <Value>(values: Record<string, number>, match: (value: number) => Value) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, match(value)]));

const noDays: Readonly<Record<string, string>> = {};

describe.each([
  {
    name: 'portfolio',
    call: () => getPortfolio(),
    example: portfolio,
    days: { ...noDays, day: '2026-11-19' },
    ids: '[S7-PORTFOLIO]',
  },
  { name: 'asset', call: () => getAsset(), example: asset, days: noDays, ids: '[S7-ASSET]' },
])('GET $name $ids', ({ name, call, example, days }) => {
  const toFigures = get(`/stat/app/v1/${name}`);

  it('answers the figures', async () => {
    const answer = holding({
      ...eachOf(example, (value) => number(value)),
      ...Object.fromEntries(Object.entries(days).map(([field, day]) => [field, calendarDay(day)])),
      as_of: moment(asOf),
    });
    const exchange = toFigures(`the ${name}`, { ...by(holder), answer });

    await expect(succeeds<unknown>(exchange, call)).resolves.toEqual({ ...example, ...days, as_of: asOf });
  });

  it('answers 401 without a good token', async () => {
    expect(await asksForNewToken(toFigures(`the ${name} without a good token`, {}), call)).toBe(true);
  });

  it('answers 403 to a client whose KYC is not approved', async () => {
    const more = { ...by(unverified), ...refused(403, 'KYC approval is required.') };

    expect((await isRefused(toFigures(`the ${name} of an unverified client`, more), call)).status).toBe(403);
  });
});

describe('GET holdings', () => {
  const toHoldings = get('/stat/app/v1/holdings');
  const call = () => getHoldings();
  const instrument = { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank' };

  it('answers holdings', async () => {
    const answer = holding(
      eachLike({
        instrument: {
          market: regex('^(NSE|BSE|INDEX)$', 'NSE'),
          symbol: like(instrument.symbol),
          name: like(instrument.name),
        },
        isin: anyIsin,
        sector: like('Financials'),
        listed: boolean(true),
        arriving: like([]),
        ...eachOf(counts, (value) => integer(value)),
        ...eachOf(figures, (value) => number(value)),
      }),
    );

    await expect(succeeds(toHoldings('the holdings', { ...by(holder), answer }), call)).resolves.toEqual([
      { instrument, isin, sector: 'Financials', listed: true, arriving: [], ...counts, ...figures },
    ]);
  });

  it('answers an empty list to a client who holds nothing', async () => {
    const exchange = toHoldings('no holdings', {
      ...by('client 9876543214 holds nothing and is signed in'),
      answer: holding([]),
    });

    await expect(succeeds(exchange, call)).resolves.toEqual([]);
  });

  it('answers 401 without a good token', async () => {
    expect(await asksForNewToken(toHoldings('the holdings without a good token', {}), call)).toBe(true);
  });
});
