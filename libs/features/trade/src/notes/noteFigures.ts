import type { ContractNote, ContractNoteOrder, OrderCharge } from '@wealth/api-sdk/model';
import { fromWire, minus, negated, noMoney, sumOf, toRupees, type Paise } from '@wealth/domain';

interface Charged {
  charges: ReadonlyArray<Pick<OrderCharge, 'code' | 'amount'>>;
}

/** What an order was charged under a name; nothing where it has no such line. */
export function chargeOf({ charges }: Charged, code: string): Paise {
  const line = charges.find((charge) => charge.code === code);
  return line ? fromWire(line.amount) : noMoney;
}

/** How much more an order was charged than its ticket named; below zero for less. */
export function moreThanEstimated({
  charges_total: charged,
  estimated_charges: estimated,
}: Pick<ContractNoteOrder, 'charges_total' | 'estimated_charges'>): Paise {
  return minus(fromWire(charged), fromWire(estimated));
}

type Compared = Charged &
  Pick<ContractNoteOrder, 'charges_total' | 'estimated_charges' | 'estimated_price' | 'average_price'>;

/**
 * Why an order was charged another sum than its ticket named: charges go by the value, and the depository asks only for the
 * first sale of a share on a day, which the ticket cannot know for sure; nor can it know that no other sale uses the waiver.
 */
export function reasonOfDifference(
  order: Compared,
): 'none' | 'higherPrice' | 'lowerPrice' | 'depository' | 'waived' | 'notWaived' {
  const { average_price: met, estimated_price: named } = order;
  const more = moreThanEstimated(order);
  if (more === noMoney) return 'none';
  if (more > noMoney && met > named) return 'higherPrice';
  if (more < noMoney && met < named) return 'lowerPrice';
  if (more < noMoney && chargeOf(order, 'depository_waiver') < noMoney) return 'waived';
  return more > noMoney && chargeOf(order, 'depository_fee') > noMoney ? 'notWaived' : 'depository';
}

/** What changes hands for the day, and in which direction. */
export function netAmount({ net }: Pick<ContractNote, 'net'>): { isPaid: boolean; amount: Paise } {
  const received = fromWire(net);
  return received < noMoney
    ? { isPaid: true, amount: negated(received) }
    : { isPaid: false, amount: received };
}

/** A figure of all orders together, in rupees. */
export function totalOf(
  orders: readonly ContractNoteOrder[],
  figure: (order: ContractNoteOrder) => number,
): ReturnType<typeof toRupees> {
  return toRupees(sumOf(orders.map((order) => fromWire(figure(order)))));
}
