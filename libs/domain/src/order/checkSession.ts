import type { OrderType } from '../calendar/phaseOrderTypes.ts';
import type { CheckedOrder } from './checkedOrder.ts';
import { bestOpposite, isGtt, isStopOrder, takenPrice, type Check, type OrderCheck } from './orderCheck.ts';
import type { OrderFault } from './orderFault.ts';
import { orderTakenFrom, orderTaking } from './orderTaking.ts';

/**
 * The order of another type that a phase takes instead. Of a stop order none that goes to the exchange would do the same:
 * it is kept as a GTT.
 */
function instead(check: OrderCheck, types: readonly OrderType[]): Partial<CheckedOrder> | null {
  const { order, facts, price, worstPrice } = check;
  if (isStopOrder(order)) {
    const limit = price ?? worstPrice;
    return limit === null ? null : { orderType: 'LIMIT', validity: 'GTT', price: limit };
  }
  if (order.orderType === 'LIMIT') {
    return types.includes('MARKET') ? { orderType: 'MARKET', price: null } : null;
  }
  if (!types.includes('LIMIT') || !facts.quote) return null;
  const limit = takenPrice(bestOpposite(order.side, facts.quote), check);
  return limit === null ? null : { orderType: 'LIMIT', price: limit };
}

function notTaken(check: OrderCheck, instant: number, taking: ReturnType<typeof orderTaking>): OrderFault[] {
  const { order, facts } = check;
  const { phase, types, takesIoc } = taking;
  const options = { isCasEligible: facts.instrument.hasClosingAuction };
  const from = (orderType: OrderType) => orderTakenFrom(orderType, { instant, options });
  if (types.length === 0) {
    const takenFrom = from(order.validity === 'IOC' ? 'SL' : order.orderType);
    return [
      { code: 'marketClosed', fields: [], severity: 'error', nearest: null, figures: { phase, takenFrom } },
    ];
  }
  const faults: OrderFault[] = [];
  if (!types.includes(order.orderType)) {
    faults.push({
      code: 'orderTypeNotTaken',
      fields: ['orderType'],
      severity: 'error',
      nearest: instead(check, types),
      figures: { phase, taken: types, takenFrom: from(order.orderType) },
    });
  }
  if (order.validity === 'IOC' && !takesIoc) {
    faults.push({
      code: 'iocNotTaken',
      fields: ['validity'],
      severity: 'error',
      nearest: { validity: 'DAY' },
      figures: { phase, takenFrom: from('SL') },
    });
  }
  return faults;
}

/**
 * What the exchange takes at the moment: order types by phase, nothing between two phases and in a halt. After-market orders of
 * every type are taken for the next day. A GTT waits with the broker and is taken at any time (assumption).
 */
export const checkSession: Check = (check) => {
  const { order, facts } = check;
  const { session } = facts;
  if (!session || isGtt(order)) return [];
  if (session.isHalted)
    return [{ code: 'halted', fields: [], severity: 'error', nearest: null, figures: null }];
  const taking = orderTaking(session, { isCasEligible: facts.instrument.hasClosingAuction });
  return taking.afterMarket ? [] : notTaken(check, session.instant, taking);
};
