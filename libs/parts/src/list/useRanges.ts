import type { RangeSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useToday } from '../useToday.ts';
import { dateRanges, rangeOf, type DateRange } from './dateRanges.ts';

/** The ranges that can be chosen, and the one that an address names, in words. */
export function useRanges({ from, to }: RangeSearch) {
  const t = useMessages('parts');
  const formats = useFormats();
  const ranges = dateRanges(useToday());
  const chosen = rangeOf({ from, to }, ranges);

  /** "Tax year 2026–27", "All time" */
  function nameOf({ id, taxYear }: DateRange): string {
    if (taxYear !== undefined) return t('taxYear', { years: taxYear.replace('-', '–') });
    if (id === 'today') return t('rangeToday');
    return t(id === 'month' ? 'rangeMonth' : 'rangeAll');
  }

  function ownName(): string {
    if (from !== undefined && to !== undefined) {
      return t('rangeBetween', { from: formats.day(from), to: formats.day(to) });
    }
    return from === undefined
      ? t('rangeUntil', { to: formats.day(to) })
      : t('rangeFrom', { from: formats.day(from) });
  }

  return {
    name: chosen ? nameOf(chosen) : ownName(),
    ranges: ranges.map((one) => ({ ...one, label: nameOf(one) })),
    /** Undefined where the days are of the client's own choice. */
    chosen,
  };
}
