import { getPlaceOrderMutationOptions } from '@wealth/api-sdk/trade';
import type { OrderBody, OrderDetail, OrderDraft, OrderPreview } from '@wealth/api-sdk/model';
import { definePlacing } from '@wealth/placing';
import { previewQuery } from './useOrderPreview.ts';

/** An order that is sent: what it asks for, and what goes along with that. */
export interface OrderToPlace {
  draft: OrderDraft;
  along: Omit<OrderBody, keyof OrderDraft | 'client_order_id'>;
}

/** Orders. Their key is the `client_order_id` too. */
export const orderPlacing = definePlacing<OrderToPlace, OrderDetail, OrderPreview>({
  kind: 'order',
  preview: (queries, { draft }) => queries.fetchQuery(previewQuery(draft)),
  place: (call, { key, body: { draft, along } }) =>
    call(getPlaceOrderMutationOptions(), {
      data: { ...draft, ...along, client_order_id: key },
      headers: { 'Idempotency-Key': key },
    }),
  placedIn: ({ order }) => order,
});
