import { createFormats, type CompactUnits, type Formats, type Region } from '@wealth/i18n-locale';
import { useLocale } from './useMessages.ts';

const made = new WeakMap<Region, Map<CompactUnits, Formats>>();

/** One for the whole page: the rows of a long list would make fifteen functions for each of their cells. */
function formatsOf(region: Region, units: CompactUnits): Formats {
  const ofRegion = made.get(region) ?? new Map<CompactUnits, Formats>();
  const formats = ofRegion.get(units) ?? createFormats(region, units);
  made.set(region, ofRegion.set(units, formats));
  return formats;
}

/** Every format, bound to the current region and compact units. A page that shows no figure does not load their code. */
export function useFormats(): Formats {
  const { region, compactUnits } = useLocale();
  return formatsOf(region, compactUnits);
}
