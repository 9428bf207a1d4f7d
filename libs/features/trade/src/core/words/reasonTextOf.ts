import type { OrderReasonCode } from '@wealth/api-sdk/codes';
import type { PlainMessageKey } from '@wealth/i18n-locale';

type Key = PlainMessageKey<'orders'>;

/** Our words for the reasons of the exchange and of the checks before it. */
const reasonTexts = {
  by_client: 'reasonByClient',
  ioc_rest: 'reasonIocRest',
  self_trade: 'reasonSelfTrade',
  stop_session_ended: 'reasonStopSessionEnded',
  auction_unmatched: 'reasonAuctionUnmatched',
  outside_band: 'reasonOutsideBand',
  internal_check: 'reasonInternalCheck',
  duplicate_id: 'reasonDuplicateId',
  unknown_order: 'reasonUnknownOrder',
  market_closed: 'reasonMarketClosed',
  market_halted: 'reasonMarketHalted',
  type_not_taken: 'reasonTypeNotTaken',
  frozen: 'reasonFrozen',
  protection_too_narrow: 'reasonProtectionTooNarrow',
  not_modifiable: 'reasonNotModifiable',
  day_ended: 'reasonDayEnded',
  rested: 'reasonRested',
  triggered: 'reasonTriggered',
  modified: 'reasonModified',
  not_enough_funds: 'reasonNotEnoughFunds',
  own_limit: 'reasonOwnLimit',
  waits_above: 'reasonWaitsAbove',
  waits_below: 'reasonWaitsBelow',
  gtt_triggered: 'reasonGttTriggered',
  gtt_failed: 'reasonGttFailed',
  gtt_ended: 'reasonGttEnded',
  corporate_action: 'reasonCorporateAction',
  internal_error: 'reasonInternalError',
  required: 'reasonRequired',
  not_used: 'reasonNotUsed',
  not_positive: 'reasonNotPositive',
  not_whole: 'reasonNotWhole',
  quantity_too_large: 'reasonQuantityTooLarge',
  price_too_large: 'reasonPriceTooLarge',
  value_too_large: 'reasonValueTooLarge',
  off_lot: 'reasonOffLot',
  above_freeze: 'reasonAboveFreeze',
  off_tick: 'reasonOffTick',
  trigger_side: 'reasonTriggerSide',
  limit_short_of_trigger: 'reasonLimitShortOfTrigger',
  gtt_needs_limit: 'reasonGttNeedsLimit',
  two_leg_needs_holding: 'reasonTwoLegNeedsHolding',
  halted: 'reasonMarketHalted',
  order_type_not_taken: 'reasonTypeNotTaken',
  ioc_not_taken: 'reasonTypeNotTaken',
  below_minimum: 'reasonBelowMinimum',
  not_enough_shares: 'reasonNotEnoughShares',
  ddpi_missing: 'reasonDdpiMissing',
  far_from_market: 'reasonFarFromMarket',
  above_own_limit: 'reasonOwnLimit',
  daily_loss_reached: 'reasonOwnLimit',
  segment_off: 'reasonOwnLimit',
  cooling_off: 'reasonOwnLimit',
  surveillance: 'reasonSurveillance',
  delivery_only: 'reasonDeliveryOnly',
  equal_order: 'reasonEqualOrder',
  bonus_stripping: 'reasonBonusStripping',
} as const satisfies Record<OrderReasonCode, Key>;

const isKnown = (code: string): code is OrderReasonCode => Object.hasOwn(reasonTexts, code);

/** The text of a reason; null for one that is new to us. */
export function reasonTextOf(code: string): Key | null {
  return isKnown(code) ? reasonTexts[code] : null;
}
