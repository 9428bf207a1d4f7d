import { valueAt } from '../money/arithmetic.ts';
import { fromPaise, isPaise, noMoney, type Paise } from '../money/paise.ts';
import { isPaiseOnTick, snapPaise } from '../price/paiseTick.ts';
import { faultOf, type ApplicationFault } from './applicationFault.ts';
import { isOwnHandle, isUpiHandle, type HandledAccount } from './upiHandle.ts';
import type { IssueBoard, IssueKind } from './issueRules.ts';

/** What an issue asks of an application. Prices are paise. */
export interface ApplicationTerms {
  kind: IssueKind;
  board: IssueBoard;
  /** The bottom of the band; of an offer for sale the floor. */
  lowest: Paise;
  /** The top of the band; null in an offer for sale. */
  highest: Paise | null;
  /** Of an offer for sale, once it is found. */
  cutOff: Paise | null;
  tick: Paise;
  lotSize: number;
  opensAt: number;
  /** The last instant at which a new application counts. */
  bidsUntil: number;
  /** The last instant at which a change or withdrawal counts. */
  changesUntil: number;
  isWithdrawn: boolean;
  retailLimit: Paise;
  bidsAtMost: number;
  smallCompanyLots: number;
}

export interface ApplicationBid {
  quantity: number;
  /** Paise as typed, not yet checked; null for the cut-off. */
  price: number | null;
}

/** What is known of the client when an application is checked. */
export interface ApplicantFacts {
  at: number;
  /** Whether another application of the same PAN waits or counts. */
  hasApplied: boolean;
  hasIdentity: boolean;
  coolingOffUntil: number | null;
  isSegmentOff: boolean;
}

/** How it is paid for. */
export type ApplicationPayment =
  | { by: 'mandate'; upiId: string | null; account: HandledAccount | null }
  | { by: 'cash'; available: Paise; chargesOf: (value: Paise) => Paise };

type PaidByCash = Extract<ApplicationPayment, { by: 'cash' }>;
type PaidByMandate = Extract<ApplicationPayment, { by: 'mandate' }>;

/** What a change starts from. */
export interface FormerApplication {
  amount: Paise;
  /** Whether its mandate is approved: then the bank has blocked the amount. */
  isBlocked: boolean;
}

/** What a bid at cut-off is worth: the top of the band, or the cut-off that is known. */
export const cutOffPrice = ({ highest, cutOff, lowest }: ApplicationTerms): Paise =>
  highest ?? cutOff ?? lowest;

/** What a bid would block, before charges. */
export function bidAmount(terms: ApplicationTerms, { quantity, price }: ApplicationBid): Paise {
  const paise = price === null ? cutOffPrice(terms) : price;
  const isPriced = isPaise(paise) && Number.isSafeInteger(quantity) && quantity > 0;
  return isPriced && isPaise(paise * quantity) ? valueAt(fromPaise(paise), quantity) : noMoney;
}

/** Bids are alternatives: the highest amount is blocked. */
export function blockedAmount(terms: ApplicationTerms, bids: readonly ApplicationBid[]): Paise {
  return fromPaise(Math.max(0, ...bids.map((bid) => bidAmount(terms, bid))));
}

/** The largest quantity of the bids at or above a price counts; 0 for none. */
export function quantityAt(bids: readonly ApplicationBid[], price: Paise): number {
  return Math.max(
    0,
    ...bids.filter((bid) => bid.price === null || bid.price >= price).map(({ quantity }) => quantity),
  );
}

/** The largest quantity whose amount stays within a limit, in lots; null where not even a lot does. */
export function largestWithin(limit: Paise, price: Paise, lotSize: number): number | null {
  const lots = Math.floor(limit / (price * lotSize));
  return lots < 1 ? null : lots * lotSize;
}

interface Bid {
  bid: ApplicationBid;
  index: number;
}

interface BidPlace {
  index: number;
  nearest: { price: Paise };
}

function quantityFaults(terms: ApplicationTerms, { bid: { quantity }, index }: Bid): ApplicationFault[] {
  const { lotSize, smallCompanyLots, board } = terms;
  const at = (nearest: number) => ({ index, nearest: { quantity: nearest } });
  if (board === 'sme') {
    const only = smallCompanyLots * lotSize;
    return quantity === only
      ? []
      : [faultOf('onlyTwoLots', 'bids', { ...at(only), figures: { quantity: only } })];
  }
  if (quantity < lotSize) return [faultOf('belowLot', 'bids', { ...at(lotSize), figures: { lotSize } })];
  if (quantity % lotSize === 0) return [];
  return [faultOf('offLot', 'bids', { ...at(quantity - (quantity % lotSize)), figures: { lotSize } })];
}

/** The nearest price on the tick, inside the band. */
function nearestPrice({ tick, lowest, highest, cutOff }: ApplicationTerms, price: number): Paise {
  const bottom = cutOff ?? lowest;
  const snapped = snapPaise(Math.max(0, price), tick);
  const inside = Math.min(highest ?? Number.MAX_SAFE_INTEGER, Math.max(bottom, snapped));
  // The cut-off itself may lie beside the tick of today.
  return fromPaise(inside);
}

/** A price outside what is taken. */
function rangeFault(terms: ApplicationTerms, price: number, place: BidPlace): ApplicationFault | null {
  const { lowest, highest, cutOff } = terms;
  if (!(price >= lowest)) return faultOf('belowBand', 'bids', { ...place, figures: { lowest } });
  if (highest !== null && price > highest) {
    return faultOf('aboveBand', 'bids', { ...place, figures: { highest } });
  }
  const isBelow = cutOff !== null && price < cutOff;
  return isBelow ? faultOf('belowCutOff', 'bids', { ...place, figures: { cutOff } }) : null;
}

function priceFaults(terms: ApplicationTerms, { bid: { price }, index }: Bid): ApplicationFault[] {
  const { board, tick, cutOff } = terms;
  if (price === null) {
    const nearest = { index, nearest: { price: cutOffPrice(terms) } };
    return board === 'sme' ? [faultOf('cutOffNotTaken', 'bids', { ...nearest, figures: null })] : [];
  }
  const place = { index, nearest: { price: nearestPrice(terms, Number.isFinite(price) ? price : 0) } };
  const outside = rangeFault(terms, price, place);
  if (outside) return [outside];
  if (isPaise(price) && (isPaiseOnTick(price, tick) || price === cutOff)) return [];
  return [faultOf('offTick', 'bids', { ...place, figures: { tick } })];
}

function limitFaults(terms: ApplicationTerms, { bid, index }: Bid): ApplicationFault[] {
  const { board, retailLimit: limit, lotSize } = terms;
  if (board === 'sme' || bidAmount(terms, bid) <= limit) return [];
  const largest = largestWithin(limit, countedPrice(terms, bid), lotSize);
  const nearest = largest === null ? null : { quantity: largest };
  return [faultOf('aboveLimit', 'bids', { index, nearest, figures: { limit, largest } })];
}

function bidFaults(terms: ApplicationTerms, bids: readonly ApplicationBid[]): ApplicationFault[] {
  const atMost = terms.kind === 'ofs' || terms.board === 'sme' ? 1 : terms.bidsAtMost;
  const tooMany =
    bids.length > atMost
      ? [faultOf('tooManyBids', 'bids', { nearest: { quantity: atMost }, figures: { atMost } })]
      : [];
  const ofEach = bids.flatMap((bid, index) => {
    const one = { bid, index };
    const plain = [...quantityFaults(terms, one), ...priceFaults(terms, one)];
    return plain.length > 0 ? plain : limitFaults(terms, one);
  });
  return [...tooMany, ...ofEach];
}

function timeFaults(terms: ApplicationTerms, at: number, until: number): ApplicationFault[] {
  if (terms.isWithdrawn) return [faultOf('notOffered', 'issue', { figures: null })];
  const { opensAt } = terms;
  if (at < opensAt) return [faultOf('notOpen', 'issue', { until: opensAt, figures: { opensAt } })];
  return at > until ? [faultOf('closed', 'issue', { figures: { closedAt: until } })] : [];
}

function clientFaults(facts: ApplicantFacts): ApplicationFault[] {
  const { coolingOffUntil: until, at } = facts;
  return [
    ...(facts.hasIdentity ? [] : [faultOf('noIdentity', 'issue', { figures: null })]),
    ...(facts.hasApplied ? [faultOf('oneApplication', 'issue', { figures: null })] : []),
    ...(facts.isSegmentOff ? [faultOf('segmentOff', 'issue', { figures: null })] : []),
    ...(until !== null && at < until ? [faultOf('coolingOff', 'issue', { until, figures: { until } })] : []),
  ];
}

/** The price of a bid that can be reckoned with. */
function countedPrice(terms: ApplicationTerms, { price }: ApplicationBid): Paise {
  return price !== null && isPaise(price) && price > 0 ? fromPaise(price) : cutOffPrice(terms);
}

function cashFaults(
  terms: ApplicationTerms,
  bids: readonly ApplicationBid[],
  payment: PaidByCash,
): ApplicationFault[] {
  const value = blockedAmount(terms, bids);
  const missing = value + payment.chargesOf(value) - payment.available;
  const [first] = bids;
  if (missing <= 0 || !first) return [];
  const figures = { available: payment.available, missing: fromPaise(missing) };
  const affordable = affordableQuantity(payment, countedPrice(terms, first), terms.lotSize);
  const nearest = affordable === null ? null : { quantity: affordable };
  return [faultOf('notEnoughCash', 'bids', { index: 0, nearest, figures })];
}

function mandateFaults({ account, upiId }: PaidByMandate): ApplicationFault[] {
  if (!account) return [faultOf('accountUnknown', 'bank_id', { figures: null })];
  if (!account.isVerified) return [faultOf('accountNotVerified', 'bank_id', { figures: null })];
  if (upiId === null || !isUpiHandle(upiId)) return [faultOf('handleInvalid', 'upi_id', { figures: null })];
  return isOwnHandle(account, upiId) ? [] : [faultOf('handleOfAnother', 'upi_id', { figures: null })];
}

function paymentFaults(
  terms: ApplicationTerms,
  bids: readonly ApplicationBid[],
  payment: ApplicationPayment,
): ApplicationFault[] {
  return payment.by === 'cash' ? cashFaults(terms, bids, payment) : mandateFaults(payment);
}

/** The largest quantity that cash pays for with its charges; null for none. */
function affordableQuantity(
  { available, chargesOf }: PaidByCash,
  price: Paise,
  lotSize: number,
): number | null {
  let lots = Math.floor(available / (price * lotSize));
  while (lots > 0) {
    const value = fromPaise(lots * lotSize * price);
    if (value + chargesOf(value) <= available) return lots * lotSize;
    lots -= 1;
  }
  return null;
}

/** What is wrong with a new application: the issue first, then each bid, then how it is paid for; empty where nothing is. */
export function checkApplication(
  terms: ApplicationTerms,
  { bids, payment }: { bids: readonly ApplicationBid[]; payment: ApplicationPayment },
  facts: ApplicantFacts,
): ApplicationFault[] {
  const ofBids = bidFaults(terms, bids);
  return [
    ...timeFaults(terms, facts.at, terms.bidsUntil),
    ...clientFaults(facts),
    ...ofBids,
    ...(ofBids.length > 0 && payment.by === 'cash' ? [] : paymentFaults(terms, bids, payment)),
  ];
}

/** What is wrong with other bids for an application; empty where nothing is. */
export function checkApplicationChange(
  terms: ApplicationTerms,
  { bids, payment }: { bids: readonly ApplicationBid[]; payment: ApplicationPayment },
  { at, former }: { at: number; former: FormerApplication },
): ApplicationFault[] {
  const plain = [...timeFaults(terms, at, terms.changesUntil), ...bidFaults(terms, bids)];
  if (plain.length > 0) return plain;
  const amount = blockedAmount(terms, bids);
  if (terms.board === 'sme' && amount < former.amount) {
    return [faultOf('lowerNotAllowed', 'bids', { index: 0, figures: null })];
  }
  if (payment.by === 'cash') return paymentFaults(terms, bids, payment);
  if (!former.isBlocked || amount <= former.amount) return [];
  const price = bids[0]?.price ?? cutOffPrice(terms);
  const largest = largestWithin(former.amount, fromPaise(price), terms.lotSize);
  const nearest = largest === null ? null : { quantity: largest };
  return [faultOf('aboveBlocked', 'bids', { index: 0, nearest, figures: { blocked: former.amount } })];
}
