import { snakeCase, toWire, type Paise } from '@wealth/domain';
import type { ClaimFault, ClaimFaultCode, ClaimFaultFigures, ClaimFaultOf } from '@wealth/domain/claims';
import { claimStepReasonCodes, type ClaimStepReasonCode } from '@wealth/api-sdk/codes';
import type { DataOf } from '@wealth/api-sdk/operations';
import type { FieldFault } from '../http/answer.ts';

const figure = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rupees = (amount: Paise) => `₹${figure.format(toWire(amount))}`;

type Texts = { [Code in ClaimFaultCode]: (figures: ClaimFaultFigures[Code]) => string };

const faultTexts: Texts = {
  subjectUnknown: () => 'There is no such order, application or movement of yours.',
  reasonNotFitting: () => 'This reason is about something else.',
  amountRequired: () => 'Enter the amount that you claim.',
  notAnAmount: () => 'The amount has to be rupees with at most two decimals.',
  aboveMaximum: ({ maximum }) => `The largest amount is ${rupees(maximum)}.`,
  textRequired: () => 'Say what happened.',
  textTooLong: ({ atMost }) => `At most ${figure.format(atMost).replace(/\.00$/, '')} letters are taken.`,
  inFuture: () => 'This day has not come.',
  tooOld: ({ until }) => `It could be claimed until ${until}.`,
  tooManyImages: ({ atMost }) => `At most ${atMost} images are taken.`,
  imageUnknown: () => 'An image is none that you have sent.',
  alreadyClaimed: () => 'You have claimed for this already, and it is not decided.',
};

function faultText<Code extends ClaimFaultCode>({ code, figures }: ClaimFaultOf<Code>): string {
  return faultTexts[code](figures);
}

type WireFault = DataOf<'previewClaim'>['errors'][number];

const nearestOf = ({ nearest }: ClaimFault) => (nearest === null ? null : toWire(nearest));

/** A fault as a preview names it. */
export function toWireClaimFault(fault: ClaimFault): WireFault {
  return {
    field: fault.field,
    code: snakeCase(fault.code),
    message: faultText(fault),
    nearest: nearestOf(fault),
    until: fault.code === 'tooOld' ? fault.figures.until : null,
  };
}

/** A fault as a refusal names it. */
export function toClaimFieldFault(fault: ClaimFault): FieldFault {
  const nearest = nearestOf(fault);
  return {
    field: fault.field,
    code: snakeCase(fault.code),
    message: faultText(fault),
    ...(nearest === null ? {} : { nearest }),
  };
}

const reasonTexts: Readonly<Record<ClaimStepReasonCode, string>> = {
  by_client: 'By the client.',
  declined: 'Declined.',
  no_answer: 'The offer was not answered in time.',
  in_full: 'Accepted in full.',
  in_part: 'Accepted in part.',
};

/** Why a claim has come to a state, as the wire tells it. */
export function toWireClaimReason(code: string | null) {
  const known = claimStepReasonCodes.find((one) => one === code);
  return known === undefined ? null : { code: known, message: reasonTexts[known] };
}
