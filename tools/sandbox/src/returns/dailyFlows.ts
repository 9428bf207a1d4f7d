import { fromPaise, istDay, type CalendarDay, type Paise } from '@wealth/domain';
import type { LotMade, LotTaken } from '../ledger/createTradeHistory.ts';
import { sessionOf } from './dailyValues.ts';
import type { Books, HistoryDay } from './history.ts';

/** What a session brought besides prices. */
export type DayFlows = Pick<
  HistoryDay,
  'inflow' | 'outflow' | 'realised' | 'dividends' | 'tax' | 'charges' | 'turnover'
>;

const nothing: Readonly<Record<keyof DayFlows, number>> = {
  inflow: 0,
  outflow: 0,
  realised: 0,
  dividends: 0,
  tax: 0,
  charges: 0,
  turnover: 0,
};

/** Whether something was paid for a lot: what a company gives, or makes of other shares, moves no money. */
export function isPaidFor({ origin, actionId }: Pick<LotMade, 'origin' | 'actionId'>): boolean {
  return actionId === null && (origin === 'trade' || origin === 'allotment' || origin === 'broughtIn');
}

/** Whether a part was sold, not exchanged or carried to another demat account. */
export function isSold({ origin }: Pick<LotTaken, 'origin'>): boolean {
  return origin === 'sale';
}

/** What was put in for a lot. */
export const paidFor = ({ cost, charges }: LotMade): Paise => fromPaise(cost + charges);

/** What came back for a part: shares that were carried out leave with what they had cost. */
export function receivedFor(part: LotTaken): Paise {
  if (isSold(part)) return fromPaise(part.proceeds - part.saleCharges);
  return fromPaise(part.origin === 'carriedOut' ? part.cost : 0);
}

/** What flowed in each session, with that of the newest one at the end. */
export function dailyFlows(books: Books, sessions: readonly CalendarDay[]): DayFlows[] {
  const days = Array.from({ length: sessions.length + 1 }, () => ({ ...nothing }));
  const dayOf = (at: number) => days[sessionOf(sessions, istDay(at))] ?? { ...nothing };
  for (const lot of books.made.filter(isPaidFor)) {
    const day = dayOf(lot.at);
    day.inflow += paidFor(lot);
    day.charges += lot.charges;
    if (lot.origin !== 'broughtIn') day.turnover += lot.cost;
  }
  for (const part of books.taken) {
    const day = dayOf(part.at);
    day.outflow += receivedFor(part);
    if (!isSold(part)) continue;
    day.charges += part.saleCharges;
    day.realised += part.proceeds - part.cost;
    day.turnover += part.proceeds;
  }
  for (const { at, cost, amount } of books.fractions) {
    const day = dayOf(at);
    day.outflow += amount;
    day.realised += amount - cost;
  }
  for (const { at, gross, deducted } of books.dividends) {
    const day = dayOf(at);
    day.outflow += gross;
    day.dividends += gross;
    day.tax += deducted;
  }
  return days.map(({ inflow, outflow, realised, dividends, tax, charges, turnover }) => ({
    inflow: fromPaise(inflow),
    outflow: fromPaise(outflow),
    realised: fromPaise(realised),
    dividends: fromPaise(dividends),
    tax: fromPaise(tax),
    charges: fromPaise(charges),
    turnover: fromPaise(turnover),
  }));
}
