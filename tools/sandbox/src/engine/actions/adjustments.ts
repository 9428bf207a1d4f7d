import type { CalendarDay } from '@wealth/domain';
import type { CorporateAction } from './corporateAction.ts';

/** Prices of the days before `exDate` are multiplied by `factor`, volumes divided by it. */
export interface Adjustment {
  exDate: CalendarDay;
  factor: number;
}

/**
 * How prices have to be adjusted so that those of before and after an action can be compared: by bonus and
 * split, not by dividends, as the exchanges' charts do. Earliest first.
 */
export function adjustmentsOf(actions: readonly CorporateAction[]): Adjustment[] {
  return actions.flatMap((action) =>
    action.kind === 'dividend' ? [] : [{ exDate: action.exDate, factor: action.before / action.after }],
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
