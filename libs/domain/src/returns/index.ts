export { flowDays, flowsByDay, type Flow } from './flow.ts';
export { indexMirror, type MirroredSession } from './indexMirror.ts';
export { byPeriod, thinned, type ProfitPeriod } from './profitPeriods.ts';
export {
  deepestFall,
  returnMonths,
  toPercent,
  type DeepestFall,
  type FactoredDay,
  type ReturnMonth,
  type ReturnYear,
} from './returnMonths.ts';
export { daysInRange, type DayRange, type ReturnRange } from './returnRange.ts';
export { returnTiming, type TimedFlow } from './returnTiming.ts';
export { dayFactor, daysOf, isHeld, linked, yearlyRate, type SessionValue } from './twr.ts';
export { allocationOf, type AllocationPart } from './weightsOf.ts';
export { shortestFlowDays, xirr } from './xirr.ts';
