import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionBadge } from './SessionBadge.tsx';

const meta = {
  title: 'Finance/SessionBadge',
  component: SessionBadge,
  args: { session: 'open', clockText: '14:32:07 IST' },
} satisfies Meta<typeof SessionBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const PreOpen: Story = { args: { session: 'preOpen', clockText: '09:03:00 IST' } };
export const Closed: Story = { args: { session: 'closed', clockText: '18:10:42 IST' } };
export const WithoutClock: Story = { args: { clockText: undefined } };
