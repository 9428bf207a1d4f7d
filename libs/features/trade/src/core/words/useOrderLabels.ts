import type { OrderType, OrderValidity, Side } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { useMemo } from 'react';

type Key = PlainMessageKey<'orders'>;

const typeTexts = {
  LIMIT: 'typeLimit',
  MARKET: 'typeMarket',
  SL: 'typeStopLimit',
  'SL-M': 'typeStopMarket',
} as const satisfies Record<OrderType, Key>;

const validityTexts = {
  DAY: 'validityDay',
  IOC: 'validityIoc',
  GTT: 'validityGtt',
} as const satisfies Record<OrderValidity, Key>;

const sideTexts = { BUY: 'buy', SELL: 'sell' } as const satisfies Record<Side, Key>;

/** Names of what an order is, in the client's language. The same object until that changes. */
export function useOrderLabels() {
  const t = useMessages('orders');
  return useMemo(
    () => ({
      typeName: (orderType: OrderType) => t(typeTexts[orderType]),
      validityName: (validity: OrderValidity) => t(validityTexts[validity]),
      sideName: (side: Side) => t(sideTexts[side]),
    }),
    [t],
  );
}
