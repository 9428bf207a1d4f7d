import { hasForeignCode, normaliseMobile } from '@wealth/domain';

/** Digits of an Indian mobile, which is sent without its country's code. */
const indianLength = 10;
/** What is dialled in the place of the plus. */
const internationalPrefix = '00';

/**
 * The digits of a mobile as it is sent: without white space, without +91, 91 or 0 before ten digits, and without the
 * plus of another country's number; of one that has ten digits with its code the plus becomes 00, for ten bare digits
 * are an Indian mobile. Anything else that is no digit stays, and is the schema's to refuse.
 */
export function mobileDigits(typed: string): string {
  const mobile = normaliseMobile(typed);
  const digits = mobile.replace(/^\+/, '');
  const isLikeIndian = hasForeignCode(mobile) && digits.length === indianLength;
  return isLikeIndian ? `${internationalPrefix}${digits}` : digits;
}

/** Optional; 10 to 15 digits when given. */
export function isKycMobile(typed: string): boolean {
  return /^(?:\d{10,15})?$/.test(mobileDigits(typed));
}
