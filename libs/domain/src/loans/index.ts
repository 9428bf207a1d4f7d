export { aprOf } from './aprOf.ts';
export {
  checkLoan,
  coverSharesOf,
  shareFaults,
  signableOf,
  type AskedLoan,
  type AskedShare,
} from './checkLoan.ts';
export {
  afterFall,
  callLevelOf,
  coverOf,
  coverValueOf,
  fallOfOneTo,
  fallTo,
  limitOf,
  powerOf,
  shortfallOf,
  warningLevelOf,
  type CoverShare,
  type CoverValue,
  type Shortfall,
} from './coverOf.ts';
export { haircutOf, type CoverRefusal, type Haircut, type PledgedShare } from './haircutOf.ts';
export { leastSale, releasableOf, usualSaleOrder, type SoldCover } from './leastSale.ts';
export {
  callTimes,
  coolingOffUntil,
  dueDaysOf,
  quoteUntil,
  workingDayAfter,
  workingDaysLeft,
} from './loanDays.ts';
export {
  loanFault,
  type LoanFault,
  type LoanFaultCode,
  type LoanFaultFigures,
  type LoanFaultOf,
  type LoanField,
} from './loanFault.ts';
export { loanFigures, type FiguredLoan, type LoanFee, type LoanFigures } from './loanFigures.ts';
export { loanRulesOn, type LoanRules } from './loanRules.ts';
export {
  dayInterest,
  instalmentOf,
  loanSchedule,
  monthInterest,
  type PlannedLoan,
  type ScheduleRow,
} from './loanSchedule.ts';
export {
  checkRepayment,
  coolingOffAmount,
  owedOf,
  repaymentOf,
  type LoanBalance,
  type Owed,
  type OverduePart,
  type Repayment,
} from './owedOf.ts';
