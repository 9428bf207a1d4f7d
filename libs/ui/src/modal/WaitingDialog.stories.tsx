import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { WaitingDialog, WaitingFrame } from './WaitingDialog.tsx';

const meta = {
  title: 'Overlays/WaitingDialog',
  component: WaitingDialog,
  args: { onClose: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Answers a press at once, where the code that shows the overlay is still on its way. It is the browser’s own dialog: focus and Escape need no code.',
      },
    },
  },
} satisfies Meta<typeof WaitingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Loading...' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** As a drawn page carries it along: hidden until the page shows it. */
export const Carried: Story = {
  tags: ['!autodocs'],
  render: () => <WaitingFrame />,
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
