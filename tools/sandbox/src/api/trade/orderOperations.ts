import { isOrderOf } from '@wealth/domain';
import type { QueryOf } from '@wealth/api-sdk/operations';
import { askIntent, keySealed } from '../../dispatch/askIntent.ts';
import { handle } from '../../dispatch/handle.ts';
import { withPinGrant } from '../../dispatch/withPinGrant.ts';
import { instruments } from '../../engine/index.ts';
import { failure, ok, refusals, type FieldFault, type Refusal } from '../../http/answer.ts';
import { dayFaults, instantsOf, invalid } from '../../http/daySpan.ts';
import { toKey } from '../../intents/createIntentKeys.ts';
import type { Changed } from '../../orders/entry/createOrderChanges.ts';
import type { StoredOrder } from '../../orders/model/orderRows.ts';
import type { HistoryFilter } from '../../orders/table/orderTable.ts';
import { isError } from '../../orders/checks/checkDraft.ts';
import { toFieldFault } from '../../orders/words/toWireFault.ts';
import { isWaiting } from '../../orders/model/waitingStatuses.ts';
import { tagsOf } from '../../orders/wire/toWireOrder.ts';
import { toWirePreview } from '../../orders/wire/toWirePreview.ts';
import type { Services } from '../../services/services.ts';

function conflict(code: FieldFault['code'], message: string): Refusal {
  return failure(409, message, { fields: [{ field: 'client_order_id', code, message }] });
}

function previewOrder({ ledger, tax, orders }: Services) {
  return handle('previewOrder', ({ client, body }) => {
    const share = orders.share(body.instrument.market, body.instrument.symbol);
    if (!share) return refusals.notFound();
    const asked = { clientId: client.id, share, draft: body };
    return ok(
      toWirePreview({ ledger, tax, ...asked, ...orders.check(asked), rehearsal: orders.rehearse(asked) }),
    );
  });
}

/** Symbols whose name or symbol has a text in it. */
function symbolsOf(text: string): string[] {
  const wanted = text.toLowerCase();
  const found = instruments.filter(
    ({ name, symbol }) => name.toLowerCase().includes(wanted) || symbol.toLowerCase().includes(wanted),
  );
  return [...new Set(found.map(({ symbol }) => symbol))];
}

/** Which orders are meant; null for all. */
function subjectOf({ side, state, tag, market, s: symbol }: QueryOf<'getOrders'>) {
  return {
    side: side ?? null,
    state: state ?? null,
    tag: tag ?? null,
    market: market ?? null,
    symbol: symbol ?? null,
  };
}

/** What the history is asked for; the faults where that is no day or no place. */
function historyFilter(query: QueryOf<'getOrders'>): HistoryFilter | FieldFault[] {
  const { cursor, limit } = query;
  const isPlace = cursor === undefined || /^[1-9]\d{0,14}$/.test(cursor);
  const faults = [...dayFaults(query), ...(isPlace ? [] : [invalid('cursor')])];
  if (faults.length > 0) return faults;
  return {
    ...instantsOf(query),
    ...subjectOf(query),
    symbols: query.query === undefined ? null : symbolsOf(query.query),
    before: cursor === undefined ? null : Number(cursor),
    limit,
  };
}

function getOrders({ orders }: Services) {
  return handle('getOrders', ({ client, query }) => {
    if (query.status === 'awaiting') {
      const subject = { market: query.market, symbol: query.s, tag: query.tag };
      // The page is cut before rows are written for the wire: the health of a GTT costs more than the rest of its row.
      const asked = orders
        .awaiting(client.id)
        .filter((order) => isOrderOf(subject, { instrument: order, tags: tagsOf(order) }));
      return ok({ items: orders.toWire(asked), next_cursor: null });
    }
    const filter = historyFilter(query);
    if (Array.isArray(filter)) return refusals.fields(filter);
    // One row more than the page shows whether there is another page.
    const rows = orders.history(client.id, { ...filter, limit: filter.limit + 1 });
    const page = rows.slice(0, filter.limit);
    const last = rows.length > filter.limit ? page.at(-1) : undefined;
    return ok({ items: orders.toWire(page), next_cursor: last ? String(last.seq) : null });
  });
}

function placeOrder({ grants, orders }: Services) {
  return handle('placeOrder', (input) => {
    const { client, body } = input;
    const { client_order_id: id, note, tags, counted_price: countedPrice, ...draft } = body;
    const key = toKey(id);
    if (input.header('idempotency-key')?.toLowerCase() !== key)
      return refusals.fields([invalid('client_order_id')]);
    const share = orders.share(draft.instrument.market, draft.instrument.symbol);
    if (!share) return refusals.notFound();
    return withPinGrant(grants, input, () => {
      const placed = orders.place(client.id, share, { draft, key, note, tags, countedPrice });
      switch (placed.kind) {
        case 'order':
          return ok(orders.toWireDetail(placed.order));
        case 'faults':
          return refusals.fields(placed.faults.filter(isError).map(toFieldFault));
        case 'sealed':
          return keySealed('client_order_id');
        case 'broken':
          return failure(503, 'The book of this share is being checked: it takes no orders today.');
        case 'tooMany':
          return conflict('too_many', 'There are as many waiting orders as one client may have.');
        case 'conflict':
          return conflict('key_used', 'This key was used for another order.');
      }
    });
  });
}

function cancelAllOrders({ database, orders }: Services) {
  return handle('cancelAllOrders', ({ client }) =>
    ok({ cancelled: database.transaction(() => orders.cancelAll(client.id)) }),
  );
}

function askOrder(services: Services) {
  const { database } = services;
  return handle('askOrder', ({ client, body }) => {
    const asked = { clientId: client.id, kind: 'order', key: toKey(body.client_order_id) } as const;
    const { order, sealed } = database.transaction(() => askIntent(services, asked));
    return ok({ order, sealed });
  });
}

function getOrder({ orders }: Services) {
  return handle('getOrder', ({ client, path }) => {
    const order = orders.find(client.id, path.id);
    return order ? ok(orders.toWireDetail(order)) : refusals.notFound();
  });
}

function lowerCase<Text extends string>(text: Text): Lowercase<Text>;
function lowerCase(text: string): string {
  return text.toLowerCase();
}

function ended(order: StoredOrder): Refusal {
  const message = 'The order can no longer be changed so.';
  return failure(409, message, { fields: [{ field: 'status', code: lowerCase(order.status), message }] });
}

/** The client has seen other terms of the order. */
function stale(): Refusal {
  const message = 'The order was changed meanwhile.';
  return failure(409, message, { fields: [{ field: 'version', code: 'stale', message }] });
}

function answerOf(orders: Services['orders'], changed: Changed) {
  if (changed.kind === 'order')
    return ok<ReturnType<typeof orders.toWireDetail>>(orders.toWireDetail(changed.order));
  if (changed.kind === 'faults') return refusals.fields(changed.faults.filter(isError).map(toFieldFault));
  return ended(changed.order);
}

function changeOrder({ grants, orders }: Services) {
  return handle('changeOrder', (input) => {
    const { client, path, body } = input;
    const order = orders.find(client.id, path.id);
    const share = order && orders.share(order.market, order.symbol);
    if (!order || !share) return refusals.notFound();
    const { version, ...terms } = body;
    if (Object.values(terms).every((value) => value === undefined))
      return refusals.fields([
        { field: 'quantity', code: 'required', message: 'There is nothing to change' },
      ]);
    // For an order that has ended, the answer of the change says more than a conflict of versions.
    if (version !== undefined && version !== order.version && isWaiting(order)) return stale();
    const change = () => answerOf(orders, orders.change(order, share, terms));
    return orders.needsPin(order, share, terms) ? withPinGrant(grants, input, change) : change();
  });
}

function cancelOrder({ database, orders }: Services) {
  return handle('cancelOrder', ({ client, path }) => {
    const order = orders.find(client.id, path.id);
    if (!order) return refusals.notFound();
    return database.transaction(() => answerOf(orders, orders.cancel(order)));
  });
}

/** Operations on orders. */
export function orderOperations(services: Services) {
  return {
    previewOrder: previewOrder(services),
    getOrders: getOrders(services),
    placeOrder: placeOrder(services),
    cancelAllOrders: cancelAllOrders(services),
    askOrder: askOrder(services),
    getOrder: getOrder(services),
    changeOrder: changeOrder(services),
    cancelOrder: cancelOrder(services),
  };
}
