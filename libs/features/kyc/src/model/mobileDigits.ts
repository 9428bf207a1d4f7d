import { normaliseMobile } from '@wealth/domain';

/**
 * The digits of a mobile as it is sent: without white space, without +91, 91 or 0 before ten digits, and without the
 * plus of another country's number. Anything else that is no digit stays, and is the schema's to refuse.
 */
export function mobileDigits(typed: string): string {
  return normaliseMobile(typed).replace(/^\+/, '');
}

/** Product.md §5: optional; 10 to 15 digits when given. */
export function isKycMobile(typed: string): boolean {
  return /^(?:\d{10,15})?$/.test(mobileDigits(typed));
}
