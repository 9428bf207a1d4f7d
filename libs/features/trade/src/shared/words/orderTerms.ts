import type { OrderType, OrderValidity } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';

/** Names of the types of an order. */
export const orderTypeTexts = {
  LIMIT: 'typeLimit',
  MARKET: 'typeMarket',
  SL: 'typeStopLimit',
  'SL-M': 'typeStopMarket',
} as const satisfies Record<OrderType, PlainMessageKey<'orders'>>;

/** Names of the times for which an order is good. */
export const validityTexts = {
  DAY: 'validityDay',
  IOC: 'validityIoc',
  GTT: 'validityGtt',
} as const satisfies Record<OrderValidity, PlainMessageKey<'orders'>>;
