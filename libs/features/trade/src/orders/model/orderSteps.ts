import type { OrderDetail, OrderStep, OrderTrade } from '@wealth/api-sdk/model';
import { lifecycles, stepsOf, type LifecycleStep } from '@wealth/domain/lifecycle';

/** A step of an order with the trades that made it. */
export interface StepWithTrades extends OrderStep, Pick<LifecycleStep, 'mark' | 'at' | 'dueBy'> {
  id: string;
  trades: readonly OrderTrade[];
}

const timeOf = ({ time }: { time: string }) => Date.parse(time);
const isFill = ({ status }: OrderStep) => status === 'PARTIAL' || status === 'COMPLETE';

/**
 * What happened to an order, in the order of time: each trade stands at the fill that it made. Fills of one instant take
 * one trade each, the last of them all that are left.
 */
export function orderSteps(order: OrderDetail): StepWithTrades[] {
  let left = order.trades.toSorted((first, second) => timeOf(first) - timeOf(second));
  const { history } = order;
  const marks = stepsOf({
    lifecycle: lifecycles.order,
    history: history.map((step) => ({ state: step.status, at: timeOf(step) })),
    // Nothing of it comes by time alone.
    now: 0,
    facts: {},
  });
  return history.map((step, index) => {
    const next = history.slice(index + 1).find(isFill);
    const isTwin = next !== undefined && timeOf(next) === timeOf(step);
    const own = !isFill(step)
      ? []
      : isTwin
        ? left.slice(0, 1)
        : next === undefined
          ? left
          : left.filter((trade) => timeOf(trade) <= timeOf(step));
    left = left.filter((trade) => !own.includes(trade));
    const { mark = 'done' } = marks[index] ?? {};
    return { ...step, id: `${index} ${step.status}`, trades: own, mark, at: timeOf(step), dueBy: null };
  });
}

/** Partial fills one after the other that are told each by itself. */
const toldFills = 5;

/** A step, or fills in many parts as one of them: their trades are listed elsewhere. */
export interface ToldStep extends StepWithTrades {
  /** So many fills as one; 0 for a step of its own. */
  folded: number;
}

/** The steps of an order, with long runs of partial fills as one each: an order may be filled in hundreds. */
export function toldSteps(steps: readonly StepWithTrades[]): ToldStep[] {
  const told: ToldStep[] = [];
  let index = 0;
  for (const [end, step] of steps.entries()) {
    if (step.status === 'PARTIAL' && steps[end + 1]?.status === 'PARTIAL') continue;
    const run = steps.slice(index, end + 1);
    index = end + 1;
    if (run.length <= toldFills) told.push(...run.map((one) => ({ ...one, folded: 0 })));
    else told.push({ ...step, trades: run.flatMap(({ trades }) => trades), folded: run.length });
  }
  return told;
}
