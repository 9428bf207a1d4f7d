import type { ClientCommand, MarketEvent } from '../../engine/index.ts';
import type { OrderDesk } from './createOrderDesk.ts';
import { worstPrice } from '../model/orderMoney.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import type { OrderTable } from '../table/orderTable.ts';
import type { TradingFloor } from './tradingFloor.ts';

/** Sends commands to the exchange, and writes the events that follow into orders and ledger. */
export interface OrderSender {
  /** Places an order at the exchange. @returns the order after the events that followed at once. */
  place(order: StoredOrder): StoredOrder;
  /** Sends a change or a cancel. @returns the events that followed, not written yet. */
  send(order: StoredOrder, command: ClientCommand): MarketEvent[];
  /** Writes events of the exchange, announces every order that they change, and answers one order as it is then. */
  apply(id: string, events: readonly MarketEvent[]): StoredOrder;
}

interface SenderOptions {
  table: OrderTable;
  desk: OrderDesk;
  floor: TradingFloor;
  /** Called with every order that has changed. */
  announce: (orders: readonly StoredOrder[]) => void;
}

/** Makes the sender of orders. Call its functions inside a transaction. */
export function createOrderSender({ table, desk, floor, announce }: SenderOptions): OrderSender {
  function apply(id: string, events: readonly MarketEvent[]): StoredOrder {
    const changed = events.flatMap((event) => desk.apply(event));
    const order = table.byId(id);
    if (!order) throw new RangeError(`the order ${id} is gone`);
    announce([...changed.filter((other) => other.id !== id), order]);
    return order;
  }

  const send = ({ market, symbol }: StoredOrder, command: ClientCommand) =>
    floor.send({ market, symbol }, command);

  return {
    send,
    apply,
    place(order) {
      if (order.validity === 'GTT') throw new RangeError('a GTT never goes to the exchange, its child does');
      const command = {
        kind: 'place',
        id: order.id,
        owner: order.client_id,
        side: order.side,
        type: order.order_type,
        validity: order.validity,
        quantity: order.quantity,
        price: worstPrice(order),
        trigger: order.trigger_paise,
      } as const;
      return apply(order.id, send(order, command));
    },
  };
}
