export { brokerCategory, isBrokerHandle, upiLink, type UpiPayment } from './brokerHandle.ts';
export {
  checkDeposit,
  checkWithdrawal,
  type DepositRequest,
  type FundAccount,
  type WithdrawalRequest,
} from './checkFunds.ts';
export {
  type FundFault,
  type FundFaultCode,
  type FundFaultFigures,
  type FundFaultOf,
  type FundField,
} from './fundFault.ts';
export { fundRules, type DepositMethod } from './fundRules.ts';
export { depositEndsAt, payableFrom, payoutOf, type Payout } from './fundTimes.ts';
export { missingAfter } from './missingAfter.ts';
export { matchNames, type NameMatch } from './nameMatch.ts';
export {
  idleFrom,
  nextSettlement,
  settlementDaysAfter,
  settlementReason,
  settlementSentAt,
  settlementToldAt,
  type NextSettlement,
  type RunningAccount,
  type SettlementChoice,
  type SettlementDay,
} from './settlementDays.ts';
export { withdrawableNoticeAt } from './withdrawableNoticeAt.ts';
export {
  withdrawableOf,
  type MoneyParts,
  type Withdrawable,
  type WithdrawableCode,
  type WithdrawableLine,
} from './withdrawableOf.ts';
