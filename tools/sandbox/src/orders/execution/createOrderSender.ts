import type { ClientCommand } from '../../engine/index.ts';
import type { Told } from './createOrderBooking.ts';
import type { OrderDesk } from './createOrderDesk.ts';
import { worstPrice } from '../model/orderMoney.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import type { OrderTable } from '../table/orderTable.ts';
import type { TradingFloor } from './tradingFloor.ts';

/** Carries commands to the exchange, and what came of them into orders and ledger. */
export interface OrderSender {
  /** Places an order at the exchange. @returns it as it stands then. */
  place(order: StoredOrder): StoredOrder;
  /** Sends a change or a cancel. @returns what came of it, not written yet. */
  say(order: StoredOrder, command: ClientCommand): Told[];
  /** Writes what the exchange said, tells everybody whose order it was, and answers one order as it is then. */
  take(id: string, told: readonly Told[]): StoredOrder;
}

interface SenderOptions {
  table: OrderTable;
  desk: OrderDesk;
  floor: TradingFloor;
  /** Told of every order that has changed. */
  tell: (orders: readonly StoredOrder[]) => void;
}

/** Makes the way of an order to the exchange and back. Call it inside a transaction. */
export function createOrderSender({ table, desk, floor, tell }: SenderOptions): OrderSender {
  function take(id: string, told: readonly Told[]): StoredOrder {
    const changed = told.flatMap((one) => desk.take(one));
    const order = table.byId(id);
    if (!order) throw new RangeError(`the order ${id} is gone`);
    tell([...changed.filter((other) => other.id !== id), order]);
    return order;
  }

  const say = ({ market, symbol }: StoredOrder, command: ClientCommand) =>
    floor.send({ market, symbol }, command);

  return {
    say,
    take,
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
      return take(order.id, say(order, command));
    },
  };
}
