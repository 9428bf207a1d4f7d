import type { CheckedOrder, OrderFacts } from './checkedOrder.ts';
import { checkDdpi, checkShares, checkTwoLegs } from './holdingChecks.ts';
import { checkOwnLimits } from './checkOwnLimits.ts';
import { checkFunds, checkMinimum } from './moneyChecks.ts';
import { checkDelivery, checkEqualOrder, checkSelfTrade, checkSurveillance } from './noticeChecks.ts';
import { checkFarFromMarket } from './farFromMarket.ts';
import { createOrderCheck, type Check } from './orderCheck.ts';
import type { OrderFault } from './orderFault.ts';
import { checkBand, checkPrices, checkUnused } from './priceChecks.ts';
import { checkFreeze, checkLot, checkOwnLargest, checkQuantity, checkValue } from './quantityChecks.ts';
import { checkSession } from './checkSession.ts';
import { checkGttType, checkLimitReach, checkTriggerSide } from './triggerChecks.ts';

/** In the order in which somebody has to mend them. */
const checks: readonly Check[] = [
  checkSession,
  checkGttType,
  checkUnused,
  checkQuantity,
  checkLot,
  checkPrices,
  checkBand,
  checkTriggerSide,
  checkLimitReach,
  checkValue,
  checkFreeze,
  checkMinimum,
  checkTwoLegs,
  checkShares,
  checkDdpi,
  checkFunds,
  checkOwnLargest,
  checkOwnLimits,
  checkFarFromMarket,
  checkSelfTrade,
  checkSurveillance,
  checkDelivery,
  checkEqualOrder,
];

/**
 * Every reason for which an order would be refused, or should be thought over, before it is sent: the same on the ticket and on
 * the server. A result is data; an order is good when no fault is an error. What a check needs and does not know, it leaves
 * out: the server knows all.
 *
 * @param order - As it was typed, of a modified order as it would be; prices in paise.
 * @param facts - Of this moment; what they do not know is null.
 * @returns The faults, those to mend first in front. `nearest` put over the order gives one without that fault.
 * @throws RangeError when the tick is not positive, or no rule is in force on the day: bugs in the caller.
 */
export function checkOrder(order: CheckedOrder, facts: OrderFacts): OrderFault[] {
  const check = createOrderCheck(order, facts);
  return checks.flatMap((rule) => rule(check));
}
