import { india, type Region } from '../formats/region.ts';
import type { Country } from './country.ts';

/** The country of a two-letter code in any case; null for a code that is not in the list. */
export function countryOf(countries: readonly Country[], code: string): Country | null {
  const wanted = code.toUpperCase();
  return countries.find((country) => country.code === wanted) ?? null;
}

/**
 * How figures and dates are shown to a client who has chosen this country. Amounts stay rupees and mobile numbers
 * Indian ones: the country changes the display only.
 *
 * @param timeZone - The client's choice among the zones of the country, or the browser's; the main zone of the
 *   country when it is none of them.
 */
export function regionOf(country: Country, timeZone?: string): Region {
  const [mainZone] = country.timeZones;
  return {
    country: country.code,
    locale: country.locale,
    timeZone: country.timeZones.find((zone) => zone === timeZone) ?? mainZone,
    currency: india.currency,
    phoneCode: india.phoneCode,
  };
}
