import { toLatinDigits } from '../digits/latinDigits.ts';

const countryPrefix = '+91';

/** White space, marks that nobody sees (address books wrap a number in those of direction), hyphens, dots and brackets. */
const betweenDigits = /[\s\p{Cf}\p{Pd}\u2212.()[\]]+/gu;
/** How a link names a number (RFC 3966). */
const scheme = /^(?:tel:)+/i;

/**
 * Takes off what people type and paste around a ten-digit Indian mobile: what stands between digits, `tel:`, and a
 * leading +91 (a 0 for calls within India may follow), 91 (12 digits in all) or 0 (11 digits). Digits of Indian scripts
 * become 0 to 9. Anything else comes back without what stands between digits.
 */
export function normaliseMobile(typed: string): string {
  const compact = toLatinDigits(typed).replaceAll(betweenDigits, '').replace(scheme, '');
  return compact.replace(/^(?:\+910?|91|0)(?=\d{10}$)/, '');
}

/** Ten digits, the first one 6 to 9: a mobile as `normaliseMobile` leaves it. */
export function isMobile(text: string): boolean {
  return /^[6-9]\d{9}$/.test(text);
}

/**
 * Whether a mobile, as `normaliseMobile` leaves it, names another country than India: from the first digit on that +91
 * does not begin with. Without a plus nothing tells a country's code from the number.
 */
export function hasForeignCode(mobile: string): boolean {
  return /^\+(?:[0-8]|9[02-9])/.test(mobile);
}

/** How calls that are no sign-in name a client: +91 and the ten digits. */
export function toIdentifier(mobile: string): string {
  return `${countryPrefix}${normaliseMobile(mobile)}`;
}

/** 98765 43210, as mobiles are read out in India; what is no number of ten digits stays as it is. */
export function spacedMobile(mobile: string): string {
  return /^\d{10}$/.test(mobile) ? `${mobile.slice(0, 5)} ${mobile.slice(5)}` : mobile;
}
