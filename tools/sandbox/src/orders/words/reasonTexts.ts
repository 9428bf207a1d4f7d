import type { OrderReasonCode } from '@wealth/api-sdk/codes';
import type { CancelReason, RejectReason } from '../../exchange/index.ts';

/** Why an order has ended, or what became of a part of it. */
export type OrderReason = Extract<
  OrderReasonCode,
  | CancelReason
  | RejectReason
  | 'day_ended'
  | 'rested'
  | 'triggered'
  | 'modified'
  | 'not_enough_funds'
  | 'own_limit'
  | 'waits_above'
  | 'waits_below'
  | 'gtt_triggered'
  | 'gtt_failed'
  | 'gtt_ended'
  | 'corporate_action'
  | 'internal_error'
>;

/** In the words of the exchange. */
export const reasonTexts: Readonly<Record<OrderReason, string>> = {
  by_client: 'Cancelled by the client.',
  ioc_rest: 'Immediate or cancel: what could not be traded at once was cancelled.',
  self_trade: 'Self trade prevention: it would have met an order of the same client.',
  stop_session_ended: 'Stop orders end with continuous trading, before the closing auction.',
  auction_unmatched: 'Not matched in the closing auction.',
  outside_band: 'The price lies outside the price band.',
  duplicate_id: 'The exchange has an order of this number already.',
  unknown_order: 'The exchange has no such order.',
  market_closed: 'The exchange takes no orders now.',
  internal_check: 'The book of this share is being checked.',
  market_halted: 'Trading in this share is halted.',
  type_not_taken: 'The exchange does not take this type of order in this phase.',
  frozen: 'Orders cannot be changed in this phase.',
  protection_too_narrow: 'A market order takes every price of the band in an auction.',
  not_modifiable: 'The order cannot be changed to that.',
  day_ended: 'The order was good for the day, which has ended.',
  rested: 'The rest of the market order stands as a limit order at the last price.',
  triggered: 'The trigger was reached.',
  modified: 'Modified by the client.',
  own_limit: 'A limit of the client’s own did not let it through when it was to be sent.',
  not_enough_funds: 'There was not enough money or units when the order was sent.',
  waits_above: 'The price has to rise to the trigger.',
  waits_below: 'The price has to fall to the trigger.',
  gtt_triggered: 'The trigger was reached, and the order was sent.',
  gtt_failed: 'The trigger was reached, and the order was rejected.',
  gtt_ended: 'The trigger was not reached within the time that a GTT waits.',
  corporate_action:
    'The company has changed its shares or paid out of the ordinary: the prices are no longer comparable.',
  internal_error: 'The broker could not send the order.',
};
