import { orderTaking } from '@wealth/domain';

/**
 * Whether an order that is given now is kept until the exchange opens: after its last phase, before its first one, and
 * on holidays.
 *
 * @param now - Epoch milliseconds of the server's clock.
 */
export function keepsOrders(now: number, hasClosingAuction: boolean): boolean {
  const session = { instant: now, mode: 'exchange-hours' } as const;
  return orderTaking(session, { isCasEligible: hasClosingAuction }).afterMarket !== null;
}
