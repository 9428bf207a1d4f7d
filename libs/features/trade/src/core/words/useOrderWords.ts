import type { Order, OrderReason } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked, useServerText } from '@wealth/parts';
import { useMemo } from 'react';
import { reasonTextOf } from './reasonTextOf.ts';
import { useOrderLabels } from './useOrderLabels.ts';

/** What an order says of itself, in the client's language. The same object until that changes. */
export function useOrderWords() {
  const t = useMessages('orders');
  const labels = useOrderLabels();
  const formats = useFormats();
  const isMasked = useIsMasked();
  const serverText = useServerText();
  return useMemo(() => {
    const dayOf = (instant: string) => formats.day(istDay(Date.parse(instant)));
    const timeOf = (instant: string) => formats.marketTime(instant, { hasSeconds: true });
    /** For a column whose head names the zone. */
    const clockOf = (instant: string) => formats.marketTime(instant, { hasSeconds: true, hasZone: false });
    const { typeName, validityName, sideName } = labels;
    /** Of one trigger, or of two. */
    function gttTerms(stop: Order['stop'], first: { trigger: string; price: string }): string {
      if (stop === null) return t('termsGtt', first);
      const stopTrigger = formats.price(stop.trigger_price);
      return t('termsGttTwo', { ...first, stopTrigger, stopPrice: formats.price(stop.price) });
    }
    return {
      ...labels,
      dayOf,
      timeOf,
      clockOf,
      /** "Day · Delivery" */
      validityOf: ({ validity }: Pick<Order, 'validity'>) =>
        t('validityAndProduct', { validity: validityName(validity) }),
      /** "Limit 1,005.00", "GTT, trigger 1,050.00, limit 1,049.00", "SL, trigger 978.00, limit 975.00", "Market" */
      termsOf(order: Pick<Order, 'order_type' | 'price' | 'trigger_price' | 'validity' | 'stop'>): string {
        const type = typeName(order.order_type);
        const price = order.price === null ? null : formats.price(order.price);
        const trigger = order.trigger_price === null ? null : formats.price(order.trigger_price);
        if (order.validity === 'GTT' && trigger !== null && price !== null)
          return gttTerms(order.stop, { trigger, price });
        if (trigger !== null && price !== null) return t('termsStopLimit', { type, trigger, price });
        if (trigger !== null) return t('termsStopMarket', { type, trigger });
        return price === null ? type : t('termsLimit', { type, price });
      },
      /** "Buy 60 NARMCEM", how a dialog or a notice names it; "Buy NARMCEM" while amounts are hidden. */
      nameOf(order: Pick<Order, 'side' | 'quantity' | 'instrument'>): string {
        const { symbol } = order.instrument;
        const side = sideName(order.side);
        return isMasked
          ? t('orderNameHidden', { side, symbol })
          : t('orderName', { side, quantity: formats.quantity(order.quantity), symbol });
      },
      /** Ours for a code that is known, else the exchange's. */
      reasonOf({ code, message }: OrderReason): string {
        const key = reasonTextOf(code);
        return key === null ? serverText(message) : t(key);
      },
    };
  }, [t, labels, formats, isMasked, serverText]);
}

export type OrderWords = ReturnType<typeof useOrderWords>;
