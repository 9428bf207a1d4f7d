import { isNext, lifecycles } from '@wealth/domain/lifecycle';
import { OrderStatus } from '@wealth/api-sdk/model';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createOrderBooking } from '../src/orders/execution/createOrderBooking.ts';
import { newOrder } from '../src/orders/entry/newOrder.ts';
import { createOrderTable } from '../src/orders/table/orderTable.ts';
import { createTestLedger, isin } from './support/testLedger.ts';

const statuses = Object.values(OrderStatus);

function openDesk() {
  const test = createTestLedger();
  onTestFinished(() => {
    test.database.close();
  });
  const table = createOrderTable(test.database);
  const booking = createOrderBooking({ table, ledger: test.ledger, offers: { use: () => null } });
  let placed = 0;

  function place(status: OrderStatus) {
    placed += 1;
    const at = test.clock.now();
    return table.insert(
      newOrder({
        id: `order-${placed}`,
        clientId: test.clientId,
        key: `key-${placed}`,
        draft: {
          instrument: { market: 'NSE', symbol: 'ARAVBANK' },
          side: 'BUY',
          order_type: 'LIMIT',
          product: 'CNC',
          validity: 'DAY',
          quantity: 10,
          price: 100,
        },
        values: {
          quantity: 10,
          price_paise: 10_000,
          trigger_paise: null,
          stop_trigger_paise: null,
          stop_price_paise: null,
          protection_paise: null,
        },
        status,
        market: 'NSE',
        symbol: 'ARAVBANK',
        isin,
        at,
      }),
    );
  }

  return { test, table, booking, place };
}

describe('an order [I4C-7-REFUSED]', () => {
  it.each(statuses)('that is %s takes the steps that follow it, and no other one', (from) => {
    const { test, table, booking, place } = openDesk();
    for (const status of statuses) {
      const order = place(from);
      const step = () => booking.put(order, { status, at: test.clock.now() });
      if (status === from || isNext(lifecycles.order, { from, to: status })) {
        expect(step().status).toBe(status);
      } else {
        expect(step).toThrow(RangeError);
        expect(table.byId(order.id)?.status).toBe(from);
        expect(table.stepsOf(order.id)).toEqual([]);
      }
    }
  });

  it('has a place among the states of the wire for each of its own', () => {
    expect(new Set(Object.keys(lifecycles.order.next))).toEqual(new Set(statuses));
  });
});
