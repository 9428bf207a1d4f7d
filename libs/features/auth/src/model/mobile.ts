const mobilePattern = /^[6-9]\d{9}$/;

/**
 * Takes off what people type around a ten-digit Indian mobile: white space, and a leading +91, 91 (12 digits in
 * all) or 0 (11 digits). Anything else comes back without its white space.
 */
export function normaliseMobile(typed: string): string {
  const compact = typed.replace(/\s+/g, '');
  const withoutPrefix = compact.replace(/^(?:\+91(?=\d{10}$)|91(?=\d{10}$)|0(?=\d{10}$))/, '');
  return withoutPrefix;
}

/** Ten digits, the first one 6 to 9. */
export function isMobile(text: string): boolean {
  return mobilePattern.test(text);
}
