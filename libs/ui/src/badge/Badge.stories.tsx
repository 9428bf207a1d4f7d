import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorIcon, SuccessIcon, WarningIcon } from '../icon/icons.ts';
import { Badge, Tag } from './Badge.tsx';
import { ConfigurationValue } from './ConfigurationValue.tsx';
import { TrustBadge, VipBadge } from './rankBadges.tsx';
import { TagButton } from './TagButton.tsx';

const switchExchange = fn();

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { children: 'Cancelled' },
  parameters: {
    docs: {
      description: {
        component: `A state or a rank in a word or two.

**Do** say it in words: colour and icon only repeat them. **Do** use the tone by meaning (positive, negative, warning,
info, brass for privilege). **Don’t** make it an action or a filter; **don't** put a sentence into it.`,
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Positive: Story = {
  args: { tone: 'positive', icon: <SuccessIcon size="xs" />, children: 'Executed' },
};

export const Negative: Story = {
  args: { tone: 'negative', icon: <ErrorIcon size="xs" />, children: 'Rejected' },
};

export const Warning: Story = {
  args: { tone: 'warning', icon: <WarningIcon size="xs" />, children: 'Partly filled' },
};

export const Info: Story = { args: { tone: 'info', children: 'New' } };

/** Privilege. Never an action. */
export const Vip: Story = { render: () => <VipBadge level={2} /> };

export const TrustRating: Story = {
  render: () => <TrustBadge score={86} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/86/)).toHaveTextContent('Trust Rating: 86');
  },
};

export const Outline: Story = { args: { tone: 'outline', children: '148 trades' } };

/** Where the operator has set nothing yet. */
export const NotConfigured: Story = {
  render: () => <ConfigurationValue>Configuration: not set</ConfigurationValue>,
};

/** The exchange beside a symbol. */
export const ExchangeTag: Story = {
  render: () => (
    <span className="flex items-center gap-1.5 font-semibold">
      DAKSHBK <Tag>NSE</Tag>
    </span>
  ),
};

/** A tag that is a small switch: to the other exchange of a row. */
export const TagSwitch: Story = {
  render: () => (
    <span className="flex items-center gap-1.5 font-semibold">
      DAKSHBK{' '}
      <TagButton aria-label="NSE, show at BSE" onPress={switchExchange}>
        NSE
      </TagButton>
    </span>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'NSE, show at BSE' }));
    await expect(switchExchange).toHaveBeenCalled();
  },
};
