import { act, screen, waitFor, within } from '@testing-library/react';
import { orderFixtures, orderRowOf } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { Button } from '@wealth/ui/button';
import { toasts } from '@wealth/ui/toast';
import { afterEach, expect, it } from 'vitest';
import { createOrderServer } from '../../testing/createOrderServer.ts';
import { OrderToasts } from '../toasts/OrderToasts.tsx';
import { useModifyOrder } from './useModifyOrder.tsx';

const server = mockServer();
afterEach(() => toasts.clear());

const order = orderRowOf(orderFixtures.open);

function Page() {
  const modify = useModifyOrder();
  return (
    <>
      <OrderToasts />
      <Button onPress={() => modify(order)}>Change it</Button>
    </>
  );
}

it('says once that an order was modified, though the stream tells of it as well [I4B-D24]', async () => {
  const back = createOrderServer();
  server.use(...back.handlers);
  const { user, stream } = renderPage(<Page />, { hasHosts: true });
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Modify order' }));
  const quantity = await dialog.findByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '30');
  await user.click(dialog.getByRole('button', { name: 'Modify order' }));
  expect(await screen.findByText('Buy 30 INDRAOIL was modified')).toBeDefined();
  act(() => stream.tell({ kind: 'order', order: back.happen('open', { quantity: 30 }) }));
  // The end of an order is told all the same, and after what came before it.
  act(() => stream.tell({ kind: 'order', order: { ...order, id: 'other', status: 'EXPIRED' } }));
  await screen.findByText('Buy 40 INDRAOIL: expired');
  expect(screen.queryByText(/open at the exchange/)).toBeNull();
  await waitFor(() => expect(toasts.getSnapshot().toasts).toHaveLength(2));
});
