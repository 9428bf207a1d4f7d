import type { ChargedTrade } from '../charges/orderCharges.ts';
import type { OrderFacts } from './checkedOrder.ts';

/** What decides the depository's charge of an order; what is not known counts as no. */
export function depositoryFactsOf({
  isSoldAlreadyToday = false,
  isDepositoryWaived = false,
}: Pick<OrderFacts, 'isSoldAlreadyToday' | 'isDepositoryWaived'>): Required<
  Pick<ChargedTrade, 'isSoldAlreadyToday' | 'isDepositoryWaived'>
> {
  return { isSoldAlreadyToday, isDepositoryWaived };
}
