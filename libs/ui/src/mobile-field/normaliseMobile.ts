import { toLatinDigits } from '../internal/latinDigits.ts';

/**
 * Takes off what people type and paste around a ten-digit Indian mobile: white space, and a leading +91, 91 (12 digits
 * in all) or 0 (11 digits). Digits of Indian scripts become 0 to 9. Anything else comes back without its white space.
 */
export function normaliseMobile(typed: string): string {
  const compact = toLatinDigits(typed).replaceAll(/\s+/g, '');
  return compact.replace(/^(?:\+91|91|0)(?=\d{10}$)/, '');
}

/** 98765 43210, as mobiles are read out in India; what is no mobile of ten digits stays as it is. */
export function spacedMobile(mobile: string): string {
  return /^\d{10}$/.test(mobile) ? `${mobile.slice(0, 5)} ${mobile.slice(5)}` : mobile;
}
