import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { ConfirmOptions } from './confirm.ts';
import { ModalHost } from './ModalHost.tsx';
import { createModals } from './store.ts';

function AskedQuestion(options: ConfirmOptions) {
  const [store] = useState(() => createModals());
  useEffect(() => {
    void store.ask({ isDestructive: false, ...options });
    return store.closeAll;
  }, [options, store]);
  return <ModalHost store={store} />;
}

const meta = {
  title: 'Overlays/Confirm',
  component: AskedQuestion,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { message: 'Are you sure you want to log out now?' },
} satisfies Meta<typeof AskedQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Something would be lost: Cancel has the focus, and the button says what it does. */
export const Destructive: Story = {
  args: {
    title: 'Cancel order',
    message: 'The order for 25 DAKSHBK will be withdrawn from the exchange.',
    confirmText: 'Withdraw order',
    cancelText: 'Keep it',
    isDestructive: true,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
};
