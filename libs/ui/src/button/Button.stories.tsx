import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LogoutIcon } from '../icon/icons.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Deposit ₹50,000', onPress: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          'One action, named by its consequence.',
          '**Do** repeat quantity and sum in the label (“Buy 25 for ₹38,634.35”), and set `isPending` until the reply is there: the button keeps its width and its focus and ignores presses.',
          '**Don’t** put two primary buttons into one region, and don’t disable a submit button that could say what is missing. To go to another page, use LinkButton.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one action that the region of the page is for. Its label repeats the consequence. */
export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Withdraw' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Not now' } };

export const Soft: Story = { args: { variant: 'soft', children: 'Add to watch list' } };

/** Leaves or removes something. */
export const Danger: Story = {
  args: { variant: 'danger', children: 'Logout', icon: <LogoutIcon size="sm" /> },
};

/** Verb, quantity and total: the side is never told by colour alone. */
export const Buy: Story = { args: { variant: 'buy', children: 'Buy 25 for ₹38,634.35' } };

export const Sell: Story = { args: { variant: 'sell', children: 'Sell 25 for ₹38,512.10' } };

export const Disabled: Story = { args: { isDisabled: true } };

/** Keeps the focus, ignores presses, says that it is busy. */
export const Pending: Story = { args: { isPending: true, children: 'Placing your order…' } };

/** For dense desktop tables; on touch screens it grows to 44 px. */
export const Small: Story = { args: { size: 'sm', children: 'Modify' } };

export const Large: Story = { args: { size: 'lg', children: 'Sign in', isFullWidth: true } };

/** Allow a third more room, and more height of line. */
export const LongHindiLabel: Story = {
  args: { children: 'खाते में ₹50,000 जमा करने की पुष्टि करें' },
  decorators: [
    (Story) => (
      <div lang="hi" className="w-50">
        <Story />
      </div>
    ),
  ],
};
