import type { Profit, ProfitPoint } from '../generated/model/index.ts';

/** The moment of the examples in the API description. */
const asOf = '2026-11-19T14:32:07+05:30';
const dayMs = 86_400_000;
const firstDay = '2024-03-04';

const written = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const isWeekend = (ms: number) => [0, 6].includes(new Date(ms).getUTCDay());

/** Whole rupees that were put in, above 0, or taken out, by day. */
const flows: Readonly<Record<string, number>> = {
  '2024-03-04': 300_000,
  '2024-07-01': 250_000,
  '2025-01-06': 300_000,
  '2025-09-15': 350_000,
  '2026-03-02': -80_000,
  '2026-06-01': 73_364,
};

/** A calm curve that never quite repeats, in thousandths. */
const wave = (step: number) => Math.round(40 * Math.sin(step / 23) + 22 * Math.sin(step / 7));

/** A point a session from the first trade until today; the last one is that of `returnsFixture`. */
function pointsSince(from: string): ProfitPoint[] {
  const points: ProfitPoint[] = [];
  let invested = 0;
  const end = Date.parse('2026-11-19');
  const start = Date.parse(from);
  for (let ms = start; ms <= end; ms += dayMs) {
    if (isWeekend(ms)) continue;
    const date = written(ms);
    const flow = flows[date] ?? 0;
    invested += flow;
    const step = Math.round((ms - start) / dayMs);
    const gain = Math.round((invested * (step * 0.22 + wave(step))) / 1000);
    const index = Math.round((invested * (step * 0.16 + wave(step + 9))) / 1000);
    points.push({
      date,
      value: invested + gain,
      invested,
      gain,
      period_gain: 1_204.6,
      period_percent: 0.39,
      realised: 0,
      unrealised: gain,
      flow,
      index_value: invested + index,
    });
  }
  return points;
}

export const profitFixture: Profit = {
  by: 'day',
  first_day: firstDay,
  from: firstDay,
  to: '2026-11-19',
  opening: null,
  points: pointsSince(firstDay),
  as_of: asOf,
};
