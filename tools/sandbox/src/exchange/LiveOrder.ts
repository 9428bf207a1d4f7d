import type { OrderType } from '@wealth/domain';
import type { Side, Validity } from './contract.ts';
import type { OrderQueue } from './OrderQueue.ts';

/** An order that the exchange has. Paise, units. */
export interface LiveOrder {
  readonly id: string;
  readonly owner: string | null;
  readonly side: Side;
  readonly validity: Validity;
  /** A triggered SL is a LIMIT, a triggered SL-M a MARKET, and the rest of a MARKET a LIMIT. */
  type: OrderType;
  /** The worst price at which it trades. */
  price: number;
  /** Null when it does not wait for a price any more. */
  trigger: number | null;
  /** All of it, traded or not; less what was cancelled. */
  quantity: number;
  /** What can still trade. */
  left: number;
  /** Its place in time among all orders of the share. */
  sequence: number;
  /** The one queue in which it stands; null in none. */
  queue: OrderQueue | null;
  before: LiveOrder | null;
  after: LiveOrder | null;
}
