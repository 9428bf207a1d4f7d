import type { OrderType, OrderValidity, Paise, Side } from '@wealth/domain';

/** The second leg of a GTT, as typed. Paise per unit. */
export interface TicketStop {
  triggerPrice: Paise | null;
  price: Paise | null;
}

/** What was typed and chosen. Prices are paise per unit. */
export interface TicketState {
  side: Side;
  orderType: OrderType;
  validity: OrderValidity;
  /** Whether a quantity or an amount is typed; the other one follows. */
  by: 'shares' | 'amount';
  /** As typed: any number. */
  quantity: number | null;
  amount: Paise | null;
  price: Paise | null;
  /**
   * Whether the limit follows the best price of the other side, since nobody has typed one. `price` is then null, or the one
   * that is held while the field has the focus.
   */
  isFollowing: boolean;
  triggerPrice: Paise | null;
  /** Of a GTT that sells; null while there is one trigger. */
  stop: TicketStop | null;
  /** Units that follow in further orders, above what the exchange takes in one; 0 for none. */
  following: number;
  /** Id of the stop order that is kept as this GTT: it waits until somebody cancels it. */
  keptOrderId: string | null;
}
