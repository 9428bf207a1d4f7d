import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Sheet } from './Sheet.tsx';

function Filters() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Filter</Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="Filter" height="60vh">
        <p className="p-6">What is listed.</p>
      </Sheet>
    </>
  );
}

const meta = {
  title: 'Overlays/Sheet',
  component: Filters,
  parameters: {
    docs: {
      description: {
        component:
          'A panel from an edge of the screen that its owner opens and closes: the filters of a list on a phone. **Don’t** use it for what another page opens too: that is a drawer.',
      },
    },
  },
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
