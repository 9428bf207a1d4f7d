import type { OrderCharge, OrderDetail } from '@wealth/api-sdk/model';
import { fromWire, minus, type Paise } from '@wealth/domain';

/** One charge of an order: what it was estimated at, and what was charged. Null where there is no such figure. */
export interface ChargeRow {
  charge: OrderCharge;
  estimated: number | null;
  /** So far, or final. */
  charged: number | null;
}

const amountOf = (charges: readonly OrderCharge[], code: string) =>
  charges.find((charge) => charge.code === code)?.amount ?? null;

/** Every charge that was estimated or charged, each once. Before the first trade there is only an estimate. */
export function chargeRows(order: OrderDetail): ChargeRow[] {
  const { charges, charges_state: state, estimated_charges: estimated } = order;
  const isEstimate = state === 'estimated';
  const named = new Map([...charges, ...estimated].map((charge) => [charge.code, charge]));
  return [...named.values()].map((charge) => ({
    charge,
    estimated: amountOf(isEstimate ? charges : estimated, charge.code),
    charged: isEstimate ? null : amountOf(charges, charge.code),
  }));
}

/** By how much the final charges are more than the estimate; null while they may change, or where nothing was estimated. */
export function chargesBeyondEstimate(order: OrderDetail): Paise | null {
  const { charges_state: state, estimated_charges: estimated, trades } = order;
  if (state !== 'final' || estimated.length === 0 || trades.length === 0) return null;
  return minus(fromWire(order.charges_total), fromWire(order.estimated_charges_total));
}
