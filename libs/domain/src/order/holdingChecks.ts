import { isGtt, severityNow, wholeLots, withQuantity, type Check } from './orderCheck.ts';
import { sellableQuantity } from './sellableQuantity.ts';

/** What is sold can be sold: settled, not pledged, not in another sale that waits. Delivery only, nobody sells short. */
export const checkShares: Check = ({ order, facts, quantity }) => {
  const { holding, instrument } = facts;
  if (order.side !== 'SELL' || !holding || quantity === null) return [];
  const sellable = sellableQuantity(holding);
  if (quantity <= sellable) return [];
  const [next = null] = holding.t1
    .filter((part) => part.quantity > 0)
    .map(({ sellableOn }) => sellableOn)
    .toSorted();
  return [
    {
      code: 'notEnoughShares',
      fields: ['quantity'],
      severity: severityNow(order),
      nearest: withQuantity(wholeLots(sellable, instrument.lotSize)),
      figures: { sellable, parts: holding, nextSellableOn: next },
    },
  ];
};

/** Two legs stand on a holding alone: a target and a stop for what is there. */
export const checkTwoLegs: Check = ({ order, facts, quantity }) => {
  if (!isGtt(order) || !order.stop) return [];
  const { holding, instrument } = facts;
  const held = holding?.quantity ?? 0;
  const fault = { code: 'twoLegNeedsHolding', severity: 'error', figures: { held } } as const;
  if (order.side === 'BUY') return [{ ...fault, fields: ['stop'], nearest: { stop: null } }];
  if (!holding || quantity === null || quantity <= held) return [];
  const nearest = withQuantity(wholeLots(held, instrument.lotSize));
  return [{ ...fault, fields: ['quantity', 'stop'], nearest }];
};

/** The depository delivers what is sold only on the client's instruction. */
export const checkDdpi: Check = ({ order, facts }) =>
  order.side === 'SELL' && facts.hasDdpi === false
    ? [{ code: 'ddpiMissing', fields: ['side'], severity: 'error', nearest: null, figures: null }]
    : [];
