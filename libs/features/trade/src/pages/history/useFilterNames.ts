import type { OrderSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useToday } from '@wealth/parts';
import { orderStatuses } from '../../orders/model/orderStatuses.ts';
import { dateRanges, rangeOf, type DateRange } from './dateRanges.ts';

export interface FilterName {
  label: string;
  /** The address without it. */
  without: OrderSearch;
}

/** What an address leaves out, in words. */
export function useFilterNames(search: OrderSearch) {
  const t = useMessages('orders');
  const formats = useFormats();
  const ranges = dateRanges(useToday());
  const { side, state, query, tag, from, to } = search;
  const range = rangeOf(search, ranges);

  /** "Tax year 2026–27", "All time" */
  function nameOf({ id, taxYear }: DateRange): string {
    if (taxYear !== undefined) {
      const end = String((taxYear + 1) % 100).padStart(2, '0');
      return t('taxYear', { years: `${taxYear}–${end}` });
    }
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

  const rangeName = range ? nameOf(range) : ownName();
  const filters: FilterName[] = [
    ...(side === undefined
      ? []
      : [{ label: t(side === 'BUY' ? 'buy' : 'sell'), without: { side: undefined } }]),
    ...(state === undefined ? [] : [{ label: t(orderStatuses[state].name), without: { state: undefined } }]),
    ...(query === undefined
      ? []
      : [{ label: t('filterText', { text: query }), without: { query: undefined } }]),
    ...(tag === undefined ? [] : [{ label: t('filterTag', { tag }), without: { tag: undefined } }]),
    ...(from === undefined && to === undefined
      ? []
      : [{ label: rangeName, without: { from: undefined, to: undefined } }]),
  ];
  return {
    range: rangeName,
    filters,
    ranges: ranges.map((one) => ({ ...one, label: nameOf(one) })),
    chosen: range,
  };
}
