/** How figures and times are shown. Amounts stay rupees and market times stay IST in every region. */
export interface Region {
  /** ISO 3166 two letters. */
  country: string;
  /** BCP 47 tag for grouping, decimal sign and date order: a language, and a country where it has one. */
  locale: string;
  /** IANA name. */
  timeZone: string;
  currency: 'INR';
  /** With the plus. */
  phoneCode: string;
}

/** The default region. */
export const india: Region = {
  country: 'IN',
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  phoneCode: '+91',
};

/**
 * The region's formats with the words (months, weekdays) of another language. The country whose formats they are
 * stands in the locale: for one without a language of its own it is that of the fallback, en-US.
 */
export function regionInLanguage(region: Region, language: string): Region {
  // Not by Intl, whose first object has the browser read tables: a third of drawing the sign-in page on a slow phone.
  const [, country = region.country] = region.locale.split('-');
  return { ...region, locale: `${language}-${country}` };
}

/** k, M, B, T, or the Indian lakh and crore. */
export type CompactUnits = 'international' | 'indian';

/** What short figures have until the client chooses: lakh and crore in India, k, M, B and T elsewhere. */
export function compactUnitsOfCountry(country: string): CompactUnits {
  return country === india.country ? 'indian' : 'international';
}
