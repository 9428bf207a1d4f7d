import type { Figure, Profit, ProfitPoint } from '@wealth/api-sdk/model';
import { envelopeOf } from '@wealth/api-sdk/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';

function point(date: string, gain: number, percent: number): ProfitPoint {
  return {
    date,
    value: 1_507_628.1,
    invested: 1_237_943.2,
    gain,
    period_gain: gain,
    period_percent: percent,
    realised: 0,
    unrealised: gain,
    flow: 0,
    index_value: 1_400_000,
  };
}

const days = [
  point('2026-11-17', 24_191.9, 0.65),
  point('2026-11-18', -2102.21, -0.06),
  point('2026-11-19', 32_382.73, 0.87),
];
const months = [point('2026-10-30', -30_118.95, -0.8), point('2026-11-19', 54_472.42, 1.47)];
const years = [point('2025-12-31', -18_220.45, -0.71), point('2026-11-19', 386_991.2, 12.84)];

const profitOf = (by: Profit['by'], points: ProfitPoint[]): Profit => ({
  by,
  first_day: '2025-03-03',
  from: points[0]?.date ?? null,
  to: points.at(-1)?.date ?? null,
  opening: null,
  points,
  as_of: '2026-11-19T14:32:07+05:30',
});

function line(code: string, amount: number, symbol?: string): Figure['lines'][number] {
  return {
    code,
    amount,
    ...(symbol !== undefined && { instrument: { market: 'NSE', symbol, name: symbol } }),
    source: { kind: 'holding', id: symbol ?? code },
  };
}

const figureOf = (id: Figure['id'], value: number, lines: Figure['lines']): Figure => ({
  id,
  isin: null,
  value,
  terms: [],
  lines,
  as_of: '2026-11-19T14:32:07+05:30',
});

const figures = {
  // A moment later than its parts: the market is open.
  gain: figureOf('gain', 32_390.11, [
    line('price_held', 30_000),
    line('price_sold', 2400.25),
    line('dividends', 0),
    line('charges', -17.52),
    line('tax', 0),
  ]),
  price_held: figureOf('price_held', 30_000, [line('lot', 22_000, 'ARAVBANK'), line('lot', 8000, 'DHVANI')]),
  price_sold: figureOf('price_sold', 2400.25, [line('sold_lot', 2400.25, 'DHVANI')]),
} as const;

const isKnown = (id: unknown): id is keyof typeof figures =>
  typeof id === 'string' && Object.hasOwn(figures, id);

/** Three days of November 2026, two months and two years, and what the last day is made up of. */
export const profitHandlers = (isNew = false): HttpHandler[] => [
  http.get('*/stat/app/v1/profit', ({ request }) => {
    const by = new URL(request.url).searchParams.get('by');
    const profit =
      by === 'year'
        ? profitOf('year', years)
        : by === 'month'
          ? profitOf('month', months)
          : profitOf('day', days);
    return HttpResponse.json(envelopeOf(isNew ? { ...profit, first_day: null, points: [] } : profit));
  }),
  http.get('*/stat/app/v1/figures/:id', ({ params: { id } }) =>
    isKnown(id) ? HttpResponse.json(envelopeOf(figures[id])) : new HttpResponse(null, { status: 404 }),
  ),
];
