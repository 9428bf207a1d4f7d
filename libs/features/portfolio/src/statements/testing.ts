import type { ClientAction, Dividend, HoldingsStatement } from '@wealth/api-sdk/model';
import { envelopeOf, holdingFixtures, longestName } from '@wealth/api-sdk/testing';
import { fromPaise, fromWire, sumOf, toWire } from '@wealth/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** The day before the clock of the tests. */
export const yesterday = '2026-11-18';

const parts = { settled: 0, t1_quantity: 0, pledged: 0, in_transit: 0 } as const;

const items: HoldingsStatement['items'] = holdingFixtures.map(({ instrument, isin, ...held }) => {
  const { quantity, settled, t1_quantity, pledged, in_transit, last_price: price } = held;
  const value = toWire(fromPaise(fromWire(price) * quantity));
  const units = { quantity, settled, t1_quantity, pledged, in_transit };
  return { instrument, isin, ...units, price, priced_on: yesterday, value };
});

const valueOf = (rows: HoldingsStatement['items']) =>
  toWire(sumOf(rows.map(({ value }) => fromWire(value ?? 0))));

/** A statement of a day that is over. */
export const statementFixture: HoldingsStatement = {
  number: 'SH-20261118-100001',
  day: yesterday,
  final: true,
  first_day: '2025-04-02',
  client: { name: 'Asha Verma', code: 'W100001', pan: 'ZZZPZ••••Z' },
  items,
  value: valueOf(items),
  made_at: '2026-11-19T14:32:07+05:30',
};

/** The longest names and amounts that a row has to hold, an old price, and a share without one. */
export const longestStatement: HoldingsStatement = {
  ...statementFixture,
  value: 99_99_99_99_999.99,
  items: [
    ...items.map((item) => ({
      ...item,
      instrument: { ...item.instrument, name: longestName },
      quantity: 99_99_99_999,
      price: 1_00_000.05,
      priced_on: '2026-11-17',
      value: 99_99_99_99_999.99,
    })),
    {
      ...parts,
      instrument: { market: 'NSE', symbol: 'GRAMYA', name: 'Gramya Foods' },
      isin: 'INE000Z99011',
      quantity: 10,
      settled: 10,
      price: null,
      priced_on: null,
      value: null,
    },
  ],
};

const registrar = { name: 'Sutra Registrars', email: 'dividends@sutra.example' };
const claim = {
  holder: 'Asha Verma',
  demat_account: '12000000 ••••4821',
  pan: 'ZZZPV••••Z',
  bank_name: 'Sandbox Bank',
  masked_number: '••••4821',
};
const pharma = { market: 'NSE', symbol: 'AUSHADHI', name: 'Aushadhi Laboratories' } as const;
const funds = { market: 'NSE', symbol: 'MOHARAMC', name: 'Mohar Asset Managers' } as const;

/** One dividend that has come with tax deducted, and one that is expected. */
export const dividendFixtures: readonly Dividend[] = [
  {
    id: 'dividend-2',
    action_id: 'dividend-INE000Z05018-2026-11-12',
    instrument: pharma,
    isin: 'INE000Z05018',
    state: 'expected',
    ex_date: '2026-11-12',
    record_date: '2026-11-12',
    expected_on: '2026-11-27',
    missing_on: '2026-12-27',
    paid_on: null,
    tax_year: '2026-27',
    quantity: 190,
    per_share: 6,
    gross: 1140,
    tds: 0,
    net: 1140,
    account: null,
    registrar,
    claim,
  },
  {
    id: 'dividend-1',
    action_id: 'dividend-INE000Z12014-2026-07-10',
    instrument: funds,
    isin: 'INE000Z12014',
    state: 'received',
    ex_date: '2026-07-10',
    record_date: '2026-07-10',
    expected_on: '2026-07-24',
    missing_on: '2026-08-24',
    paid_on: '2026-07-24',
    tax_year: '2026-27',
    quantity: 65,
    per_share: 160.5,
    gross: 10432.5,
    tds: 1043.25,
    net: 9389.25,
    account: null,
    registrar,
    claim,
  },
];

const before = {
  instrument: funds,
  isin: 'INE000Z12014',
  quantity: 65,
  cost: 265590,
  average_price: 4086,
  price: 4467.6,
  value: 290394,
};

/** A bonus whose shares are in transit, and what was demerged out of a share. */
export const actionFixtures: readonly ClientAction[] = [
  {
    id: 'bonus-INE000Z12014-2026-11-18',
    kind: 'bonus',
    state: 'in_transit',
    instrument: funds,
    new_instrument: null,
    ex_date: yesterday,
    record_date: yesterday,
    ratio: { before: 1, after: 2 },
    per_share: null,
    cost_percent: null,
    isin_before: 'INE000Z12014',
    isin_after: 'INE000Z12014',
    entitled_quantity: 65,
    before,
    after: [{ ...before, quantity: 130, average_price: 2043, price: 2233.8 }],
    allotted_on: '2026-11-19',
    tradable_from: '2026-11-20',
    listed_on: null,
    listed: true,
    in_transit: 65,
    fraction: null,
    rights: null,
    dividend: null,
  },
];

export interface StatementData {
  statement?: HoldingsStatement;
  dividends?: readonly Dividend[];
  actions?: readonly ClientAction[];
}

/** A back end that answers statements; of other days than that of the fixture nothing was held. */
export function statementHandlers({
  statement = statementFixture,
  dividends = dividendFixtures,
  actions = actionFixtures,
}: StatementData = {}): HttpHandler[] {
  const inRange = (day: string, query: URLSearchParams) =>
    day >= (query.get('from') ?? day) && day <= (query.get('to') ?? day);
  return [
    http.get('*/stat/app/v1/statements/holdings', ({ request }) => {
      const day = new URL(request.url).searchParams.get('day') ?? '';
      const other = { ...statement, day, items: [], value: 0 };
      return HttpResponse.json(envelopeOf(day === statement.day ? statement : other));
    }),
    http.get('*/stat/app/v1/dividends', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const asked = dividends.filter(({ paid_on: paid, expected_on: expected }) =>
        inRange(paid ?? expected, query),
      );
      return HttpResponse.json(envelopeOf({ items: asked, years: [] }));
    }),
    http.get('*/stat/app/v1/actions', ({ request }) => {
      const query = new URL(request.url).searchParams;
      return HttpResponse.json(
        envelopeOf({ items: actions.filter(({ ex_date: day }) => inRange(day, query)) }),
      );
    }),
  ];
}
