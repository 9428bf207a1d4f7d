import { isGtt, type Check } from './orderCheck.ts';
import type { OrderFault } from './orderFault.ts';

const common = { fields: ['side'], severity: 'error', nearest: null } as const;

/**
 * What clients have forbidden themselves. It stops purchases; nobody is kept from selling (that segment and cooling-off do not
 * either is an assumption of ours). A GTT is placed for a day that the loss of today says nothing about.
 */
export const checkOwnLimits: Check = ({ order, facts }) => {
  const { limits } = facts;
  if (!limits || order.side === 'SELL') return [];
  const faults: OrderFault[] = [];
  const { dailyLoss, isSegmentOff, coolingOffUntil } = limits;
  if (dailyLoss && dailyLoss.lost >= dailyLoss.limit && !isGtt(order)) {
    faults.push({ ...common, code: 'dailyLossReached', figures: { ...dailyLoss } });
  }
  if (isSegmentOff) faults.push({ ...common, code: 'segmentOff', figures: null });
  if (coolingOffUntil !== null) {
    faults.push({ ...common, code: 'coolingOff', figures: { until: coolingOffUntil } });
  }
  return faults;
};
