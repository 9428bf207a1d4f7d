import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';

export interface UnitPart {
  id: string;
  kind: 'settled' | 'waiting' | 't1' | 'pledged' | 'in_transit';
  text: string;
}

const arrivalTexts = {
  t1: { known: 'partT1From', unknown: 'partT1' },
  in_transit: { known: 'partTransitFrom', unknown: 'partTransit' },
} as const;

/**
 * What a holding is made of: settled, T+1, pledged and in transit, each with the day from which it can be sold; and
 * beside the settled what sales that wait hold of them, which is no part of its own.
 */
export function useUnitParts(holding: Holding): UnitPart[] {
  const t = useMessages('holdings');
  const formats = useFormats();
  const { settled, waiting, pledged, arriving } = holding;
  if (settled === holding.quantity && waiting === 0) {
    return [{ id: 'settled', kind: 'settled', text: t('allSettled') }];
  }
  const part = (kind: 'settled' | 'waiting' | 'pledged', quantity: number, text: string): UnitPart[] =>
    quantity > 0 ? [{ id: kind, kind, text }] : [];
  const arrivalsOf = (kind: 't1' | 'in_transit') =>
    arriving.flatMap(({ kind: of, quantity, sellable_from: from }): UnitPart[] => {
      if (of !== kind) return [];
      const units = formats.quantity(quantity);
      const { known, unknown } = arrivalTexts[kind];
      const text =
        from === null
          ? t(unknown, { units })
          : t(known, { units, day: formats.day(from, { hasYear: false }) });
      return [{ id: `${kind} ${from}`, kind, text }];
    });
  return [
    ...part('settled', settled, t('partSettled', { units: formats.quantity(settled) })),
    ...part('waiting', waiting, t('partWaiting', { units: formats.quantity(waiting) })),
    ...arrivalsOf('t1'),
    ...part('pledged', pledged, t('partPledged', { units: formats.quantity(pledged) })),
    ...arrivalsOf('in_transit'),
  ];
}
