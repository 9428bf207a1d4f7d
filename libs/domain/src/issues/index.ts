export { allotOffer, offerCutOff, type OfferAtCutOff, type OfferLevel } from './allotOffer.ts';
export {
  allotRetail,
  ownAllotment,
  type AllotmentBasis,
  type BidGroup,
  type DrawnApplication,
  type ProportionalOffer,
  type PublishedAllotment,
  type RetailOffer,
} from './allotRetail.ts';
export {
  type ApplicationFault,
  type ApplicationFaultCode,
  type ApplicationFaultFigures,
  type ApplicationFaultOf,
} from './applicationFault.ts';
export {
  blockBand,
  blockNoticeAt,
  blockSessionsOn,
  checkBlockBid,
  meetsBlock,
  nextBlockSession,
  smallestBlock,
  smallestBlockQuantity,
  type BlockBid,
  type BlockFacts,
  type BlockSession,
  type BlockTerms,
} from './blockDeals.ts';
export {
  blockedAmount,
  checkApplication,
  checkApplicationChange,
  cutOffPrice,
  largestWithin,
  quantityAt,
  type ApplicantFacts,
  type ApplicationBid,
  type ApplicationPayment,
  type ApplicationTerms,
  type FormerApplication,
} from './checkApplication.ts';
export { drawOrder, type Draw, type DrawOrder } from './drawOrder.ts';
export {
  issueRulesOn,
  offerRulesOn,
  type IssueBoard,
  type IssueKind,
  type IssueRules,
  type OfferRules,
} from './issueRules.ts';
export { issueTimes, offerTimes, type IssueDays, type IssueTimes, type OfferTimes } from './issueTimes.ts';
export { lateUnblock, type LateUnblock } from './lateUnblock.ts';
export type { HandledAccount } from './upiHandle.ts';
