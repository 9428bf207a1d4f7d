import { createFormats, type Formats } from '@wealth/i18n-locale';
import { useMemo } from 'react';
import { useLocale } from './useMessages.ts';

/** Every format, bound to the current region and compact units. A page that shows no figure does not load their code. */
export function useFormats(): Formats {
  const { region, compactUnits } = useLocale();
  return useMemo(() => createFormats(region, compactUnits), [region, compactUnits]);
}
