import type { ClaimFaultCode } from '@wealth/api-sdk/codes';
import type { ClaimFault as ServerFault } from '@wealth/api-sdk/model';
import { fromWire, snakeCase, toWire, type Paise } from '@wealth/domain';
import type { ClaimFault, ClaimField } from '@wealth/domain/claims';
import type { ClaimWords } from './useClaimWords.ts';

/** What is wrong with a claim, found here or at the server. */
export interface ToldFault {
  code: string;
  field: ClaimField;
  nearest: Paise | null;
  /** The last day on which it could have been claimed. */
  until: string | null;
  /** The server's own words, for a code that this app does not know. */
  message: string | null;
}

export const ownFault = (fault: ClaimFault): ToldFault => ({
  code: snakeCase(fault.code),
  field: fault.field,
  nearest: fault.nearest,
  until: fault.code === 'tooOld' ? fault.figures.until : null,
  message: null,
});

export const serverFault = ({ code, field, nearest, until, message }: ServerFault): ToldFault => ({
  code,
  field,
  nearest: nearest === null ? null : fromWire(nearest),
  until,
  message,
});

interface Told extends ToldFault {
  words: ClaimWords;
}

const faultTexts = {
  subject_unknown: ({ words: { t } }) => t('faultSubjectUnknown'),
  reason_not_fitting: ({ words: { t } }) => t('faultReasonNotFitting'),
  amount_required: ({ words: { t } }) => t('faultAmountRequired'),
  not_an_amount: ({ words: { t } }) => t('faultNotAnAmount'),
  above_maximum: ({ words: { t, amount }, nearest }) =>
    nearest === null ? null : t('faultAboveMaximum', { amount: amount(toWire(nearest)) }),
  text_required: ({ words: { t } }) => t('faultTextRequired'),
  text_too_long: ({ words: { t } }) => t('faultTextTooLong'),
  in_future: ({ words: { t } }) => t('faultInFuture'),
  too_old: ({ words: { t, day }, until }) => (until === null ? null : t('faultTooOld', { day: day(until) })),
  too_many_images: ({ words: { t } }) => t('faultTooManyImages'),
  image_unknown: ({ words: { t } }) => t('faultImageUnknown'),
  already_claimed: ({ words: { t } }) => t('faultAlreadyClaimed'),
} as const satisfies Record<ClaimFaultCode, (told: Told) => string | null>;

const isKnown = (code: string): code is ClaimFaultCode => Object.hasOwn(faultTexts, code);

/** What is wrong, in the words of the client: the server's where this app lacks the code or its figure. */
export function claimFaultText(fault: ToldFault, words: ClaimWords): string {
  const text = isKnown(fault.code) ? faultTexts[fault.code]({ ...fault, words }) : null;
  if (text !== null) return text;
  return fault.message === null ? words.t('faultUnknown') : words.ofServer(fault.message);
}
