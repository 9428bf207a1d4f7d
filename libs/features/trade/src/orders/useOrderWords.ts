import type { Order, OrderCharge, OrderReason } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked, useServerText } from '@wealth/parts';
import { useMemo } from 'react';

type Key = PlainMessageKey<'orders'>;

const typeNames = {
  LIMIT: 'typeLimit',
  MARKET: 'typeMarket',
  SL: 'typeStopLimit',
  'SL-M': 'typeStopMarket',
} as const satisfies Record<Order['order_type'], Key>;

const validityNames = {
  DAY: 'validityDay',
  IOC: 'validityIoc',
  GTT: 'validityGtt',
} as const satisfies Record<Order['validity'], Key>;

const chargeNames: ReadonlyMap<string, Key> = new Map([
  ['brokerage', 'chargeBrokerage'],
  ['securitiesTransactionTax', 'chargeTransactionTax'],
  ['exchangeFee', 'chargeExchangeFee'],
  ['investorProtectionLevy', 'chargeProtectionLevy'],
  ['regulatorFee', 'chargeRegulatorFee'],
  ['stampDuty', 'chargeStampDuty'],
  ['gst', 'chargeGst'],
  ['depositoryFee', 'chargeDepositoryFee'],
]);

/** Our words for the reasons of the exchange and of the checks before it. */
const reasonTexts: ReadonlyMap<string, Key> = new Map([
  ['by_client', 'reasonByClient'],
  ['ioc_rest', 'reasonIocRest'],
  ['self_trade', 'reasonSelfTrade'],
  ['stop_session_ended', 'reasonStopSessionEnded'],
  ['auction_unmatched', 'reasonAuctionUnmatched'],
  ['outside_band', 'reasonOutsideBand'],
  ['own_limit', 'reasonOwnLimit'],
  ['day_ended', 'reasonDayEnded'],
  ['duplicate_id', 'reasonDuplicateId'],
  ['unknown_order', 'reasonUnknownOrder'],
  ['market_closed', 'reasonMarketClosed'],
  ['market_halted', 'reasonMarketHalted'],
  ['type_not_taken', 'reasonTypeNotTaken'],
  ['frozen', 'reasonFrozen'],
  ['not_modifiable', 'reasonNotModifiable'],
  // Of the checks before the exchange, as for the order that a GTT sends.
  ['halted', 'reasonMarketHalted'],
  ['order_type_not_taken', 'reasonTypeNotTaken'],
  ['ioc_not_taken', 'reasonTypeNotTaken'],
  ['not_enough_funds', 'reasonNotEnoughFunds'],
  ['not_enough_shares', 'reasonNotEnoughShares'],
  ['below_minimum', 'reasonBelowMinimum'],
  ['above_freeze', 'reasonAboveFreeze'],
  ['off_tick', 'reasonOffTick'],
  ['ddpi_missing', 'reasonDdpiMissing'],
  ['above_own_limit', 'reasonOwnLimit'],
  ['daily_loss_reached', 'reasonOwnLimit'],
  ['segment_off', 'reasonOwnLimit'],
  ['cooling_off', 'reasonOwnLimit'],
  ['internal_check', 'reasonInternalCheck'],
  ['protection_too_narrow', 'reasonProtectionTooNarrow'],
  ['rested', 'reasonRested'],
  ['triggered', 'reasonTriggered'],
  ['modified', 'reasonModified'],
  ['waits_above', 'reasonWaitsAbove'],
  ['waits_below', 'reasonWaitsBelow'],
  ['gtt_triggered', 'reasonGttTriggered'],
  ['gtt_failed', 'reasonGttFailed'],
  ['gtt_ended', 'reasonGttEnded'],
  ['corporate_action', 'reasonCorporateAction'],
  ['internal_error', 'reasonInternalError'],
]);

/** What an order says of itself, in the client's language. The same object until that changes. */
export function useOrderWords() {
  const t = useMessages('orders');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const serverText = useServerText();
  return useMemo(() => {
    const dayOf = (instant: string) => formats.day(istDay(Date.parse(instant)));
    const timeOf = (instant: string) => formats.marketTime(instant, { hasSeconds: true });
    /** For a column whose head names the zone. */
    const clockOf = (instant: string) => formats.marketTime(instant, { hasSeconds: true, hasZone: false });
    const typeOf = (order: Pick<Order, 'order_type'>) => t(typeNames[order.order_type]);
    const sideOf = ({ side }: Pick<Order, 'side'>) => t(side === 'BUY' ? 'buy' : 'sell');
    /** Of one trigger, or of two. */
    function gttTerms(stop: Order['stop'], first: { trigger: string; price: string }): string {
      if (stop === null) return t('termsGtt', first);
      const stopTrigger = formats.price(stop.trigger_price);
      return t('termsGttTwo', { ...first, stopTrigger, stopPrice: formats.price(stop.price) });
    }
    return {
      dayOf,
      timeOf,
      clockOf,
      typeOf,
      sideOf,
      /** "Day · Delivery" */
      validityOf: ({ validity }: Pick<Order, 'validity'>) =>
        t('validityAndProduct', { validity: t(validityNames[validity]) }),
      /** "Limit 1,005.00", "GTT, trigger 1,050.00, limit 1,049.00", "SL, trigger 978.00, limit 975.00", "Market" */
      termsOf(order: Pick<Order, 'order_type' | 'price' | 'trigger_price' | 'validity' | 'stop'>): string {
        const type = typeOf(order);
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
        return isMasked
          ? t('orderNameHidden', { side: sideOf(order), symbol })
          : t('orderName', { side: sideOf(order), quantity: formats.quantity(order.quantity), symbol });
      },
      /** Ours for a code that is known, else the exchange's. */
      reasonOf({ code, message }: OrderReason): string {
        const key = reasonTexts.get(code);
        return key === undefined ? serverText(message) : t(key);
      },
      chargeOf({ code, label }: Pick<OrderCharge, 'code' | 'label'>): string {
        const key = chargeNames.get(code);
        return key === undefined ? label : t(key);
      },
    };
  }, [t, formats, isMasked, serverText]);
}

export type OrderWords = ReturnType<typeof useOrderWords>;
