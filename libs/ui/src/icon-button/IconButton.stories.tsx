import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BellIcon, CopyIcon, ThemeDarkIcon } from '../icon/icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Dark theme', children: <ThemeDarkIcon />, onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'A button that is only an icon: in headers, title bars and rows.',
          '**Do** name it by what a press does (“Close”, “Notifications”); with `aria-pressed` by what it switches.',
          '**Don’t** use it where a word fits, and never for an action that moves money. Whatever its size, it answers to a square of 44 px: keep that distance between two of them.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bordered: Story = {
  args: { isBordered: true, 'aria-label': 'Notifications', children: <BellIcon /> },
};

/** Draws 32 px and answers to 44 px. */
export const Small: Story = {
  args: { size: 'sm', 'aria-label': 'Copy UID', children: <CopyIcon size="sm" /> },
};

export const Large: Story = { args: { size: 'lg' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Pressed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dark theme' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
