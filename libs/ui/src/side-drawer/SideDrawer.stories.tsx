import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { BankIcon, LogoutIcon, ServiceIcon } from '../icon/icons.ts';
import { settled } from '../internal/settled.testing.ts';
import { MenuItem } from '../menu-item/MenuItem.tsx';
import { SideDrawer, type SideDrawerProps } from './SideDrawer.tsx';

const usage = `
A place beside the page: the client's own menu, filters, a list to choose from.

**Do** use the size 'panel' for the user drawer; run what was chosen in it with \`afterDrawerClosed\`, 200 ms after it
has begun to leave.

**Don’t** put a form of several steps into it (a modal or a bottom drawer), or open one from another.
`;

const meta = {
  title: 'Overlays/SideDrawer',
  component: SideDrawer,
  parameters: { docs: { description: { component: usage }, story: { inline: false, height: '520px' } } },
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
      const dialog = await screen.findByRole('dialog', { name: 'Profile' });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Escape while the focus is nowhere, as in the middle of its way to the dialog', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Profile' });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await fireEvent.keyDown(document.body, { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('button Close [S2-SLIDE-CLOSE]', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const ClosesOnBackdrop: Story = {
  tags: ['!autodocs'],
  render: OpenedByAButton,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Profile' });
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeCloseTo(window.innerWidth, 0));
    await step('the page behind is dimmed [S2-SLIDE-CLOSE]', async () => {
      const dimming = document.querySelector('.bg-backdrop');
      await expect(dimming?.getBoundingClientRect().width).toBe(window.innerWidth);
      await expect(getComputedStyle(dimming ?? dialog).backgroundColor).not.toMatch(/transparent|[ /,]0\)$/);
    });
    await step('the page behind does not scroll [S2-SLIDE-LOCK]', async () => {
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await step('a press on the backdrop closes it [S2-SLIDE-CLOSE]', async () => {
      await userEvent.click(document.elementFromPoint(4, window.innerHeight / 2) ?? document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the page scrolls again [S2-SLIDE-LOCK]', async () => {
      await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
    });
  },
};

async function swipe(element: HTMLElement, by: { x: number; y: number }) {
  const at = { pointerId: 7, isPrimary: true, pointerType: 'touch', clientX: 300, clientY: 200 };
  await fireEvent.pointerDown(element, at);
  await fireEvent.pointerMove(element, {
    ...at,
    clientX: at.clientX + by.x / 2,
    clientY: at.clientY + by.y / 2,
  });
  await fireEvent.pointerMove(element, { ...at, clientX: at.clientX + by.x, clientY: at.clientY + by.y });
  await fireEvent.pointerUp(element, { ...at, clientX: at.clientX + by.x, clientY: at.clientY + by.y });
}

const pressed = fn();

export const ClosesBySwipe: Story = {
  tags: ['!autodocs'],
  args: {
    size: 'panel',
    children: (
      <MenuItem icon={<ServiceIcon />} onPress={pressed}>
        Customer Service
      </MenuItem>
    ),
  },
  render: OpenedByAButton,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Profile' });
    await settled();
    const row = within(dialog).getByRole('button', { name: 'Customer Service' });
    await step('a finger that scrolls, or goes the other way, does not close it', async () => {
      await swipe(row, { x: 40, y: 300 });
      await swipe(row, { x: -300, y: 0 });
      await expect(dialog).toBeVisible();
    });
    await step(
      'a finger that pushes it to its side does, and presses nothing on its way [I2-2-SWIPE]',
      async () => {
        pressed.mockClear();
        await swipe(row, { x: 300, y: 20 });
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(pressed).not.toHaveBeenCalled();
      },
    );
  },
};
