import { india, type Region } from '../formats/region.ts';
import { toCountry, type Country } from './country.ts';
import { countryOf, regionOf } from './regionOf.ts';

/** The reference list of about 250 countries, by code. It is a file of its own, fetched by the first call. */
export async function loadCountries(): Promise<readonly Country[]> {
  const { countryRows } = await import('../generated/countries.ts');
  return countryRows.map(toCountry);
}

/**
 * The region of a stored choice. India, the default, needs no list and is there without a request.
 *
 * @param code - ISO 3166 two letters; India stands in for a code that is in no list.
 * @param timeZone - The client's choice among the zones of the country; its main zone when it is none of them.
 */
export async function loadRegion(code: string, timeZone?: string): Promise<Region> {
  if (code.toUpperCase() === india.country) return india;
  const country = countryOf(await loadCountries(), code);
  return country ? regionOf(country, timeZone) : india;
}
