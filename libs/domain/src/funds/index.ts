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
export {
  withdrawableOf,
  type MoneyParts,
  type Withdrawable,
  type WithdrawableCode,
  type WithdrawableLine,
} from './withdrawableOf.ts';
