import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import type { Paise } from '../money/paise.ts';
import { capitalGainRules, type CapitalGainRule, type HoldingTerm } from './capitalGainRules.ts';

/** A gain as it is taxed; a loss is below zero. */
export interface TaxedGain {
  term: HoldingTerm;
  soldOn: CalendarDay;
  gain: Paise;
}

/** The rule of a sale, and the name of the line of its year that it belongs to. */
export function gainRuleOf({ term, soldOn }: Pick<TaxedGain, 'term' | 'soldOn'>): {
  key: string;
  rule: CapitalGainRule;
} {
  const rule = rowInForce(capitalGainRules, soldOn);
  return { key: `${term} ${rule.effectiveFrom}`, rule };
}
