export { type BonusLot, type HeldBonus, type IgnoredLoss } from './createBonusBook.ts';
export { broughtInto, firstTaxYear, type LossPair, type LossYear, type OwnLosses } from './carriedLosses.ts';
export { grandfatheredBefore, type CostBasis } from './costTaken.ts';
export { exitToday, type Exit, type ExitHolding, type ExitPart } from './exitToday.ts';
export {
  consolidatedLots,
  scheduleFormOf,
  scheduleSums,
  scheduleTable,
  type ScheduleDialect,
  type ScheduleForm,
  type ScheduleLot,
  type ScheduleSums,
} from './schedule112a.ts';
export { type LossLeft, type RateName, type Relief } from './setOffLosses.ts';
export { taxPeriodOf, taxPeriods, type TaxPeriod } from './taxPeriods.ts';
export {
  taxReportOf,
  type PeriodSection,
  type ReportedPeriod,
  type TaxReport,
  type TaxReports,
  type TaxSection,
  type YearSummary,
} from './taxReport.ts';
export { addedCostLeft, countedGain, taxRowsOf, type SoldUnits, type TaxRow } from './taxRows.ts';
export { type TaxStep, type TaxStepCode } from './taxSteps.ts';
