export {
  checkClaim,
  imageFaults,
  textFaults,
  type ClaimFacts,
  type ClaimFault,
  type ClaimFaultCode,
  type ClaimFaultFigures,
  type ClaimFaultOf,
  type ClaimField,
  type ClaimRequest,
} from './checkClaim.ts';
export {
  answerDayOf,
  answerEndsAt,
  claimAcknowledgedAt,
  claimDayOf,
  claimPaidAt,
  claimReviewedAt,
  offerDayOf,
  offerEndsAt,
} from './claimDays.ts';
export { claimLadder, type LadderFacts, type LadderStep, type LadderStepCode } from './claimLadder.ts';
export {
  claimReasons,
  isReasonOf,
  reasonsOf,
  type ClaimReason,
  type ClaimSubjectKind,
} from './claimReasons.ts';
export { claimRulesOn, type ClaimRules } from './claimRules.ts';
export { lostApplication, type LostApplication, type LostApplicationFacts } from './lostApplication.ts';
