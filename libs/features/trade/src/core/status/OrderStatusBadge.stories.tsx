import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderStatus } from '@wealth/api-sdk/model';
import { onStage } from '@wealth/testing/stage';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';

const meta = {
  title: 'Screens/Trade/Order status',
  component: OrderStatusBadge,
  decorators: [onStage()],
  args: { status: 'OPEN' },
  parameters: {
    docs: {
      description: {
        component:
          'Where an order stands: icon, word and colour. **Do** write the reason of a rejection beneath the row. **Don’t** show PENDING as placed: the exchange has not taken the order yet.',
      },
    },
  },
} satisfies Meta<typeof OrderStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sent, not yet taken by the exchange. */
export const Pending: Story = { args: { status: 'PENDING' } };
/** An after-market order, which is sent when the market opens. */
export const Queued: Story = { args: { status: 'QUEUED' } };
export const TriggerPending: Story = { args: { status: 'TRIGGER_PENDING' } };
export const Open: Story = {};
export const PartlyFilled: Story = { args: { status: 'PARTIAL' } };
export const Executed: Story = { args: { status: 'COMPLETE' } };
export const Rejected: Story = { args: { status: 'REJECTED' } };
export const Cancelled: Story = { args: { status: 'CANCELLED' } };
export const Expired: Story = { args: { status: 'EXPIRED' } };

export const All: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {Object.values(OrderStatus).map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    const words = [
      'Pending',
      'For the next session',
      'Trigger pending',
      'Open',
      'Partly filled',
      'Executed',
      'Rejected',
      'Cancelled',
      'Expired',
    ];
    await step('each status is told in words [I2-6-ORDER]', async () => {
      for (const word of words) {
        await expect(canvas.getByText(word)).toBeVisible();
      }
    });
  },
};
