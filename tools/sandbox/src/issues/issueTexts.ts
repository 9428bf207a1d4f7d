import { fromPaise, snakeCase, toIstIso, toWire, type Paise } from '@wealth/domain';
import type { ApplicationFault, ApplicationFaultCode, ApplicationFaultFigures } from '@wealth/domain/issues';
import type { ApplicationReasonCode } from '@wealth/api-sdk/codes';
import type { DataOf } from '@wealth/api-sdk/operations';
import type { FieldFault } from '../http/answer.ts';

const figure = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const units = new Intl.NumberFormat('en-IN');
const rupees = (amount: Paise) => `₹${figure.format(toWire(amount))}`;
const time = (at: number) => toIstIso(at).slice(0, 16).replace('T', ' ');

const reasonTexts: Readonly<Record<ApplicationReasonCode, string>> = {
  by_client: 'Withdrawn by the client.',
  not_approved: 'The mandate was not approved in time.',
  declined: 'The mandate was declined in the UPI app.',
  insufficient_funds: 'The bank says that there is not enough money in the account.',
  issue_withdrawn: 'The company has withdrawn the issue.',
  below_issue_price: 'No bid was at or above the issue price.',
  below_cut_off: 'The bid was below the cut-off.',
  drawn: 'Allotted as the published draw says.',
  not_drawn: 'The draw has not picked this application.',
  in_proportion: 'Shared out in proportion.',
  in_full: 'All that was asked for was allotted.',
  late_bank: 'The bank has released the money late.',
  self_trade: 'It would have traded with another bid of the same client.',
  window_ended: 'The window has ended.',
  met_by_crowd: 'The other party has met it.',
  issue_extended: 'The company has extended the issue.',
  changed: 'Changed by the client.',
};

function isReason(code: string): code is ApplicationReasonCode {
  return Object.hasOwn(reasonTexts, code);
}

/** A reason of an application's history, as the wire tells it. */
export function toWireApplicationReason(
  code: string | null,
): { code: ApplicationReasonCode; message: string } | null {
  return code !== null && isReason(code) ? { code, message: reasonTexts[code] } : null;
}

type Texts = { [Code in ApplicationFaultCode]: (figures: ApplicationFaultFigures[Code]) => string };

const faultTexts: Texts = {
  notOpen: ({ opensAt }) => `It opens on ${time(opensAt)}.`,
  closed: ({ closedAt }) => `It has taken bids until ${time(closedAt)}.`,
  notOffered: () => 'The company has withdrawn the issue.',
  oneApplication: () => 'There is an application of this PAN already: one is taken.',
  noIdentity: () => 'An application needs a verified PAN.',
  tooManyBids: ({ atMost }) => `At most ${atMost} bids are taken.`,
  belowLot: ({ lotSize }) => `The smallest bid is one lot of ${units.format(lotSize)} shares.`,
  offLot: ({ lotSize }) => `The quantity has to be a multiple of ${units.format(lotSize)}.`,
  onlyTwoLots: ({ quantity }) => `The individual category takes exactly ${units.format(quantity)} shares.`,
  cutOffNotTaken: () => 'A small company takes no bids at the cut-off price.',
  offTick: ({ tick }) => `The price has to be a multiple of ${rupees(tick)}.`,
  belowBand: ({ lowest }) => `The lowest price is ${rupees(lowest)}.`,
  aboveBand: ({ highest }) => `The highest price is ${rupees(highest)}.`,
  belowCutOff: ({ cutOff }) => `The cut-off of the first day is ${rupees(cutOff)}.`,
  aboveLimit: ({ limit }) => `The retail category takes at most ${rupees(limit)}.`,
  lowerNotAllowed: () => 'An application for a small company cannot be lowered.',
  aboveBlocked: ({ blocked }) =>
    `Your bank has blocked ${rupees(blocked)}. To bid more, withdraw and apply again.`,
  handleInvalid: () => 'This is not a UPI id.',
  handleOfAnother: () => 'The UPI id has to be the one of your own bank account.',
  accountUnknown: () => 'There is no such bank account.',
  accountNotVerified: () => 'This bank account is not verified.',
  notEnoughCash: ({ missing }) => `${rupees(missing)} is missing.`,
  notEnoughShares: ({ sellable }) => `${units.format(sellable)} shares can be sold.`,
  noDdpi: () => 'A sale needs the authorisation for your demat account.',
  coolingOff: ({ until }) => `Trading is paused at your request until ${time(until)}.`,
  segmentOff: () => 'You have switched this segment off.',
  outsideWindow: ({ opensAt }) => `The next window opens on ${time(opensAt)}.`,
  blockGone: () => 'The block is taken.',
  wrongSide: () => 'The block is on the same side.',
  belowMinimum: ({ minimum }) => `A block is worth at least ${rupees(minimum)}.`,
  aboveBlock: ({ quantity }) => `${units.format(quantity)} shares are left of the block.`,
  outsideBand: ({ lower, upper }) => `The price has to be from ${rupees(lower)} to ${rupees(upper)}.`,
  newlyListed: ({ from }) => `The share has its first window after ${time(from)}.`,
};

/** What is wrong with an application, in the server's words. */
export function applicationFaultText<Code extends ApplicationFaultCode>(fault: {
  code: Code;
  figures: ApplicationFaultFigures[Code];
}): string {
  return faultTexts[fault.code](fault.figures);
}

export type WireApplicationFault = DataOf<'previewIpoApplication'>['errors'][number];

function nearestOf({ nearest }: ApplicationFault): number | null {
  if (!nearest) return null;
  return 'quantity' in nearest ? nearest.quantity : toWire(fromPaise(nearest.price));
}

/** A fault in a preview. */
export function toWireApplicationFault(fault: ApplicationFault): WireApplicationFault {
  const { code, field, index, until } = fault;
  return {
    field,
    index,
    code: snakeCase(code),
    message: applicationFaultText(fault),
    nearest: nearestOf(fault),
    until: until === null ? null : toIstIso(until),
  };
}

/** The same as a refusal lists it. */
export function toApplicationFieldFault(fault: ApplicationFault): FieldFault {
  const nearest = nearestOf(fault);
  return {
    field: fault.field,
    code: snakeCase(fault.code),
    message: applicationFaultText(fault),
    ...(nearest === null ? {} : { nearest }),
  };
}
