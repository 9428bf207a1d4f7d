const mobilePattern = /^[6-9]\d{9}$/;
const countryPrefix = '+91';

/**
 * Takes off what people type around a ten-digit Indian mobile: white space, and a leading +91, 91 (12 digits in
 * all) or 0 (11 digits). Anything else comes back without its white space.
 */
export function normaliseMobile(typed: string): string {
  const compact = typed.replaceAll(/\s+/g, '');
  return compact.replace(/^(?:\+91(?=\d{10}$)|91(?=\d{10}$)|0(?=\d{10}$))/, '');
}

/** Ten digits, the first one 6 to 9. */
export function isMobile(text: string): boolean {
  return mobilePattern.test(text);
}

/** How calls that are no sign-in name a client: +91 and the ten digits. */
export function toIdentifier(mobile: string): string {
  return `${countryPrefix}${normaliseMobile(mobile)}`;
}

/** +91 98765 43210, as numbers are read out in India. */
export function spacedMobile(mobile: string): string {
  const digits = normaliseMobile(mobile);
  return `${countryPrefix} ${digits.slice(0, 5)} ${digits.slice(5)}`;
}
