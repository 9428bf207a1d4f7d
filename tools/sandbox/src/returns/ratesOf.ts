import { addDays, fromPaise, toWire, type Paise } from '@wealth/domain';
import type { DataOf } from '@wealth/api-sdk/operations';
import {
  daysOf,
  flowDays,
  flowsByDay,
  linked,
  returnTiming,
  shortestFlowDays,
  toPercent,
  xirr,
  yearlyRate,
  type Flow,
} from '@wealth/domain/returns';
import {
  endValue,
  factoredDays,
  mirrorOf,
  netFlow,
  sessionsOf,
  startValue,
  type ReturnSpan,
} from './returnSpan.ts';

type WireReturns = DataOf<'getReturns'>;

const reasons = {
  none: 'none',
  several: 'several',
  short: 'short',
  oneSign: 'one_sign',
  noFlows: 'no_flows',
} as const satisfies Record<
  NonNullable<ReturnType<typeof xirr>['reason']>,
  NonNullable<WireReturns['xirr']['reason']>
>;

/** The value at the start as put in on the first day, that at the end as taken out on the last. */
function flowsOf(span: ReturnSpan, between: readonly Flow[], end: Paise): Flow[] {
  const start = { day: span.from, amount: startValue(span) };
  return [start, ...between, { day: span.to, amount: fromPaise(0 - end) }];
}

/** Dividends before tax: a rate says what the shares have earned. */
const grossFlows = ({ days }: ReturnSpan): Flow[] =>
  days.map(({ day, inflow, outflow }) => ({ day, amount: fromPaise(inflow - outflow) }));

const percentOrNull = (rate: number | null) => (rate === null ? null : toPercent(rate));

export function toWireXirr(span: ReturnSpan): WireReturns['xirr'] {
  const flows = flowsOf(span, grossFlows(span), endValue(span));
  const { rate, reason } = xirr(flows);
  const byDay = flowsByDay(flows);
  const [first] = byDay;
  const net = span.days.map((day) => ({ day: day.day, amount: netFlow(day) }));
  const inIndex = xirr(flowsOf(span, net, mirrorOf(span).at(-1) ?? startValue(span)));
  return {
    percent: percentOrNull(rate),
    reason: reason === null ? null : reasons[reason],
    available_from: reason === 'short' && first ? addDays(first.day, shortestFlowDays) : null,
    flow_days: flowDays(byDay),
    flows: byDay.length,
    index_percent: percentOrNull(inIndex.rate),
  };
}

export function toWireTwr(span: ReturnSpan): WireReturns['twr'] {
  const days = daysOf(span);
  const factors = factoredDays(span);
  const isHeld = sessionsOf(span).some(({ startValue: value, inflow }) => value + inflow !== 0);
  const own = yearlyRate(linked(factors.map((day) => day.own)), days);
  const index = yearlyRate(linked(factors.map((day) => day.index)), days);
  return {
    percent: isHeld ? toPercent(own.rate) : null,
    is_yearly: own.isYearly,
    index_percent: isHeld ? toPercent(index.rate) : null,
  };
}

/** Percentage points in which two rates are told apart. */
const leastDifference = 0.05;
const mostFlows = 3;

/** Why the two rates differ: which flows have weighed. */
export function toWireTiming(
  span: ReturnSpan,
  { xirr: own, twr }: Pick<WireReturns, 'xirr' | 'twr'>,
): WireReturns['timing'] {
  const flows = returnTiming(sessionsOf(span));
  const amount = flows.reduce((sum, { effect }) => sum + effect, 0);
  const difference =
    own.percent === null || twr.percent === null || !twr.is_yearly ? null : own.percent - twr.percent;
  return {
    code: codeOf(difference),
    amount: toWire(fromPaise(amount)),
    flows: flows
      .toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
      .slice(0, mostFlows)
      .map((flow) => ({ date: flow.day, amount: toWire(flow.amount), effect: toWire(flow.effect) })),
  };
}

function codeOf(difference: number | null): WireReturns['timing']['code'] {
  if (difference === null) return 'unknown';
  if (Math.abs(difference) < leastDifference) return 'same';
  return difference > 0 ? 'helped' : 'hurt';
}
