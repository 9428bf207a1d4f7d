import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ModalHost } from './ModalHost.tsx';
import { createModals, type Modals } from './store.ts';

function Page() {
  const [store] = useState(() => createModals());
  const [answer, setAnswer] = useState('none');
  const ask = () => {
    void store
      .ask({ message: 'Are you sure you want to log out now?', isDestructive: false })
      .then((isConfirmed) => setAnswer(String(isConfirmed)));
  };
  return (
    <div className="flex gap-3">
      <Button onPress={() => openFirst(store)}>Open</Button>
      <Button variant="secondary" onPress={ask}>
        Logout
      </Button>
      <p>Answer: {answer}</p>
      <ModalHost store={store} />
    </div>
  );
}

function openFirst(store: Modals) {
  store.open({
    title: 'First',
    backdropClosable: true,
    content: (
      <Button onPress={() => store.open({ title: 'Second', hold: true, content: 'Held' })}>
        Open second
      </Button>
    ),
  });
}

const meta = {
  title: 'Overlays/Modal/Interactions',
  component: ModalHost,
  tags: ['!autodocs'],
  render: () => <Page />,
} satisfies Meta<typeof ModalHost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StacksAndReturnsFocus: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('focus moves into the modal', async () => {
      await userEvent.click(opener);
      const first = await screen.findByRole('dialog', { name: 'First' });
      await waitFor(() => expect(first.contains(document.activeElement)).toBe(true));
    });
    await step('a second one stands above; Escape does not close what is held', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Open second' }));
      await screen.findByRole('dialog', { name: 'Second' });
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('dialog', { name: 'Second' })).toBeInTheDocument();
    });
    await step('its button Close does, and focus returns into the first', async () => {
      // The first modal is inert now, which a query by role does not see.
      const second = within(screen.getByRole('dialog', { name: 'Second' }));
      await userEvent.click(second.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Open second' })).toHaveFocus());
    });
    await step('the page stays locked while the first is open [S4-MODAL-LOCK]', async () => {
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await step('Escape closes the first and focus is back where it began [I2-2-STACK]', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('the page scrolls again [S4-MODAL-LOCK]', async () => {
      await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
    });
  },
};

export const ConfirmAnswers: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Logout' });
    await step('the focus is on Confirm and there is no button Close', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Confirm' });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus());
      await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    });
    await step('Enter answers true', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Answer: true')).toBeVisible();
    });
    await step('Escape answers false', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Confirm' });
      await userEvent.keyboard('{Escape}');
      await expect(await canvas.findByText('Answer: false')).toBeVisible();
    });
  },
};
