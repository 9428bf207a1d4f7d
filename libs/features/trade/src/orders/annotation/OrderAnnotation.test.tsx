import { act, screen, waitFor } from '@testing-library/react';
import { orderFixtures } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { modals } from '@wealth/ui/modal';
import { delay, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { createOrderServer } from '../../testing/createOrderServer.ts';
import { OrderHead } from '../detail/OrderHead.tsx';
import { OrderLink } from '../OrderLink.tsx';
import { OrderAnnotation } from './OrderAnnotation.tsx';

const server = mockServer();
afterEach(() =>
  act(() => {
    modals.closeAll();
    drawers.close();
  }),
);

async function openInDialog() {
  server.use(...createOrderServer({ orders: [orderFixtures.complete] }).handlers);
  const page = renderPage(null, { hasHosts: true });
  act(
    () =>
      void modals.open({
        title: 'Order',
        content: () => (
          <>
            <OrderHead order={orderFixtures.complete} headingLevel="h2" />
            <OrderAnnotation order={orderFixtures.complete} />
            <OrderLink order={{ id: 'order-2' }}>The order that it sent</OrderLink>
          </>
        ),
      }),
  );
  const note = await screen.findByRole('textbox', { name: 'Why I placed it' });
  return { ...page, note, close: () => page.user.click(screen.getByRole('button', { name: 'Close' })) };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Order' });
const question = () => screen.queryByText('Discard what you typed?');

describe('a note in an overlay that is left [I5A-7-TAGS]', () => {
  it('is asked for while it is not saved, and stays with who keeps on writing', async () => {
    const { user, note, close } = await openInDialog();
    await user.type(note, 'Before the results.');
    await close();
    expect(question()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Why I placed it' })).toHaveProperty(
      'value',
      'Before the results.',
    );

    await close();
    await user.click(screen.getAllByRole('button', { name: 'Discard' }).at(-1) ?? note);
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it.each([
    ['the same order once more', 'button', 'Order again'],
    ['another order', 'link', 'The order that it sent'],
  ])('is asked for before %s takes its place', async (_what, role, name) => {
    const { user, note } = await openInDialog();
    const again = () => user.click(screen.getByRole(role, { name }));
    await user.type(note, 'Before the results.');
    await again();
    expect(question()).not.toBeNull();
    expect(drawers.getSnapshot()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question()).toBeNull());

    await again();
    await user.click(screen.getAllByRole('button', { name: 'Discard' }).at(-1) ?? note);
    await waitFor(() => expect(drawers.getSnapshot()).not.toBeNull());
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('is asked for while it is being saved, which may still fail', async () => {
    const { user, note, close } = await openInDialog();
    server.use(http.put('*/trade/app/v1/orders/:id/note', () => delay('infinite')));
    await user.type(note, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await close();
    expect(question()).not.toBeNull();
    expect(dialog()).not.toBeNull();
  });

  it('is not asked for once it is saved, nor before anything was typed', async () => {
    const { user, note, close } = await openInDialog();
    await user.type(note, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Saved')).toBeDefined();
    await close();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(question()).toBeNull();
  });
});
