import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorIcon, SuccessIcon, TrustIcon, VipIcon, WarningIcon } from '../icon/index.ts';
import { Badge, Tag } from './Badge.tsx';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { children: 'Cancelled' },
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
export const Vip: Story = { args: { tone: 'brass', icon: <VipIcon size="xs" />, children: 'VIP: 2' } };

export const TrustRating: Story = {
  args: { tone: 'accent', icon: <TrustIcon size="xs" />, children: 'Trust Rating: 86' },
};

export const Outline: Story = { args: { tone: 'outline', children: '148 trades' } };

/** The exchange beside a symbol. */
export const ExchangeTag: Story = {
  render: () => (
    <span className="flex items-center gap-1.5 font-semibold">
      DAKSHBK <Tag>NSE</Tag>
    </span>
  ),
};
