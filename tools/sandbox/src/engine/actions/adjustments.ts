import type { CalendarDay } from '@wealth/domain';
import { priceFactorOf, type CorporateAction } from '../contract/corporateAction.ts';

/** Prices of the days before `exDate` are multiplied by `factor`, volumes divided by it. */
export interface Adjustment {
  exDate: CalendarDay;
  factor: number;
}

/**
 * Factors that make prices before and after an action comparable: for all but dividends, as the exchanges' charts do. Earliest
 * first.
 */
export function adjustmentsOf(actions: readonly CorporateAction[]): Adjustment[] {
  return actions.flatMap((action) =>
    action.kind === 'dividend' ? [] : [{ exDate: action.exDate, factor: priceFactorOf(action) }],
  );
}

/** What a price of `day` is multiplied by to be one of `asOf`; 1 where nothing happened between them. */
export function adjustmentFactor(
  adjustments: readonly Adjustment[],
  { day, asOf }: { day: CalendarDay; asOf: CalendarDay },
): number {
  return adjustments
    .filter(({ exDate }) => exDate > day && exDate <= asOf)
    .reduce((factor, adjustment) => factor * adjustment.factor, 1);
}
