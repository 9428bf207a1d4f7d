import { noMoney, type Paise } from '../money/paise.ts';
import { isPaiseOnTick, snapPaise } from '../price/paiseTick.ts';
import type { CheckedOrder, OrderField } from './checkedOrder.ts';
import { largestPrice } from './orderBounds.ts';
import {
  isGtt,
  isStopOrder,
  pricePlaces,
  severityNow,
  takenPrice,
  usesPrice,
  usesTrigger,
  type Check,
  type OrderCheck,
  type PricePlace,
} from './orderCheck.ts';
import type { OrderFault } from './orderFault.ts';

/** The nearest price on the far side of the last one; null where there is none above zero. */
export function beyondLast(
  side: 'above' | 'below',
  { facts }: Pick<OrderCheck, 'facts'>,
  lastPrice: Paise,
): Paise | null {
  const { tickSize } = facts.instrument;
  if (side === 'above') return snapPaise(snapPaise(lastPrice, tickSize, 'down') + tickSize, tickSize);
  const below = snapPaise(lastPrice, tickSize, 'up') - tickSize;
  return below > 0 ? snapPaise(below, tickSize) : null;
}

/** What a field without a price begins with: the last price, a stop order's trigger just beyond it. */
function suggested(place: PricePlace, check: OrderCheck): Paise | null {
  const { order, facts } = check;
  if (!facts.quote) return null;
  const { lastPrice } = facts.quote;
  if (place.field === 'price') return takenPrice(lastPrice, check);
  if (place.field !== 'triggerPrice' || !isStopOrder(order)) return null;
  return beyondLast(order.side === 'BUY' ? 'above' : 'below', check, lastPrice);
}

function patch(place: PricePlace, price: Paise | null): Partial<CheckedOrder> | null {
  return price === null ? null : place.put(price);
}

/** A price onto the grid: limits to the safe side, triggers away from the last price, never sooner than typed. */
function onGrid(place: PricePlace, typed: number, check: OrderCheck): Paise | null {
  if (place.field === 'price' || place.field === 'stop.price') return takenPrice(typed, check);
  const { tickSize } = check.facts.instrument;
  const isAbove = typed > (check.facts.quote?.lastPrice ?? 0);
  return snapPaise(Math.max(tickSize, snapPaise(typed, tickSize, isAbove ? 'up' : 'down')), tickSize);
}

function shapeFault(place: PricePlace, check: OrderCheck): OrderFault | null {
  const { typed, field } = place;
  const fields: readonly OrderField[] = [field];
  const { tickSize } = check.facts.instrument;
  if (typed === null || Number.isNaN(typed)) {
    const nearest = patch(place, suggested(place, check));
    return { code: 'required', fields, severity: 'error', nearest, figures: null };
  }
  if (typed <= 0) {
    const nearest = patch(place, takenPrice(noMoney, check));
    return { code: 'notPositive', fields, severity: 'error', nearest, figures: null };
  }
  if (typed > largestPrice) {
    // A seller's price would be rounded up, and the largest is none of some grids.
    const nearest = patch(place, takenPrice(snapPaise(largestPrice, tickSize, 'down'), check));
    return {
      code: 'priceTooLarge',
      fields,
      severity: 'error',
      nearest,
      figures: { largest: largestPrice },
    };
  }
  if (isPaiseOnTick(typed, tickSize)) return null;
  const nearest = patch(place, onGrid(place, typed, check));
  return { code: 'offTick', fields, severity: 'error', nearest, figures: { tickSize } };
}

/** Every price that the order asks for is there, positive, countable and on the tick. */
export const checkPrices: Check = (check) =>
  pricePlaces(check.order).flatMap((place) => shapeFault(place, check) ?? []);

/** Every price lies inside the band; of a GTT, whose day is not known, today's band is a warning. */
export const checkBand: Check = (check) => {
  const { order, facts } = check;
  const { band } = facts.instrument;
  if (!band) return [];
  return pricePlaces(order).flatMap((place): OrderFault[] => {
    const { typed, field } = place;
    if (typed === null || !(typed > 0) || typed > largestPrice) return [];
    if (typed >= band.lower && typed <= band.upper) return [];
    const nearest = patch(place, takenPrice(typed, check));
    return [
      { code: 'outsideBand', fields: [field], severity: severityNow(order), nearest, figures: { ...band } },
    ];
  });
};

/** What this kind of order has no use for stays empty, so that nobody relies on it. */
export const checkUnused: Check = ({ order }) => {
  const unused: Array<{ field: OrderField; nearest: Partial<CheckedOrder> }> = [];
  if (!usesPrice(order) && order.price !== null) unused.push({ field: 'price', nearest: { price: null } });
  if (!usesTrigger(order) && order.triggerPrice !== null) {
    unused.push({ field: 'triggerPrice', nearest: { triggerPrice: null } });
  }
  if (!isGtt(order) && order.stop) unused.push({ field: 'stop', nearest: { stop: null } });
  return unused.map(({ field, nearest }) => ({
    code: 'notUsed',
    fields: [field],
    severity: 'error',
    nearest,
    figures: null,
  }));
};
