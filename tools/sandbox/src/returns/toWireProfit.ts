import { minus, noMoney, sumOf, toWire, type Paise } from '@wealth/domain';
import type { DataOf } from '@wealth/api-sdk/operations';
import { byPeriod, isHeld, linked, thinned, toPercent, type ProfitPeriod } from '@wealth/domain/returns';
import type { HistoryDay } from './history.ts';
import {
  factoredDays,
  investedAfter,
  mirrorOf,
  sessionsOf,
  startValue,
  unrealisedAt,
  type ReturnSpan,
} from './returnSpan.ts';

type WireProfit = DataOf<'getProfit'>;
type WirePoint = WireProfit['points'][number];

/** A chart is no clearer with more points. */
const mostPoints = 400;

/** The place of a session in its span. */
interface PlacedDay extends Pick<HistoryDay, 'day'> {
  at: number;
}

function realisedAfter({ days }: ReturnSpan): Paise[] {
  let sum = noMoney;
  return days.map(({ realised }) => {
    sum = sumOf([sum, realised]);
    return sum;
  });
}

/** What points are made of, by the place of their session. */
function figuresOf(span: ReturnSpan) {
  const invested = investedAfter(span);
  const realised = realisedAfter(span);
  const mirror = mirrorOf(span);
  const factors = factoredDays(span);
  const sessions = sessionsOf(span);
  const investedAt = (at: number) => invested[at] ?? startValue(span);
  return {
    investedAt,
    gainAt: (at: number) => minus(span.days[at]?.value ?? startValue(span), investedAt(at)),
    realisedAt: (at: number) => realised[at] ?? noMoney,
    indexAt: (at: number) => mirror[at] ?? startValue(span),
    percentOf(first: number, last: number) {
      if (!sessions.slice(first, last + 1).some(isHeld)) return null;
      return toPercent(linked(factors.slice(first, last + 1).map(({ own }) => own)) - 1);
    },
  };
}

/** The points of a range, by day, month or year. */
export function toWirePoints(span: ReturnSpan, by: ProfitPeriod): WirePoint[] {
  const placed = span.days.map(({ day }, at): PlacedDay => ({ day, at }));
  const last = byPeriod(placed, by).flatMap((days) => days.at(-1) ?? []);
  const { investedAt, gainAt, realisedAt, indexAt, percentOf } = figuresOf(span);
  const points = thinned(last, mostPoints);
  return points.flatMap(({ at }, place) => {
    const day = span.days[at];
    if (!day) return [];
    const before = points[place - 1]?.at ?? -1;
    const first = by === 'day' ? at : before + 1;
    return [
      {
        date: day.day,
        value: toWire(day.value),
        invested: toWire(investedAt(at)),
        gain: toWire(gainAt(at)),
        period_gain: toWire(minus(gainAt(at), gainAt(first - 1))),
        period_percent: percentOf(first, at),
        realised: toWire(realisedAt(at)),
        unrealised: toWire(unrealisedAt(day)),
        flow: toWire(minus(investedAt(at), investedAt(before))),
        index_value: toWire(indexAt(at)),
      },
    ];
  });
}

export function toWireOpening({ opening }: ReturnSpan): WireProfit['opening'] {
  return opening ? { date: opening.day, value: toWire(opening.value) } : null;
}
