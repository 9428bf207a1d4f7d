import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { BankIcon, LogoutIcon, ServiceIcon } from '../icon/index.ts';
import { MenuItem } from '../menu-item/MenuItem.tsx';
import { SideDrawer, type SideDrawerProps } from './SideDrawer.tsx';

const meta = {
  title: 'Overlays/SideDrawer',
  component: SideDrawer,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Profile',
    children: (
      <>
        <MenuItem icon={<BankIcon />} trailing="2 linked">
          Bank Accounts
        </MenuItem>
        <MenuItem icon={<ServiceIcon />}>Customer Service</MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof SideDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 85 % of the viewport, from the right. */
export const Wide: Story = {};

export const FromTheLeft: Story = { args: { side: 'left' } };

/** The user drawer: 400 px, the full width under 768 px. */
export const Panel: Story = {
  args: {
    size: 'panel',
    footer: (
      <Button variant="danger" isFullWidth icon={<LogoutIcon size="sm" />}>
        Logout
      </Button>
    ),
  },
};

function OpenedByAButton(props: SideDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <SideDrawer {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

export const ClosesOnEscapeAndBackdrop: Story = {
  tags: ['!autodocs'],
  args: { size: 'wide' },
  render: OpenedByAButton,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('Escape', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Profile' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('button Close', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
