import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { dashboardHandlers } from '../../testing.ts';
import { MarketOverview } from './MarketOverview.tsx';
import { MarketOverviewSkeleton } from './MarketOverviewSkeleton.tsx';

const meta = {
  title: 'Screens/Dashboard/What moves today',
  component: MarketOverview,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...dashboardHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof MarketOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands there before it comes is as high, where the switches of the heads have no room beside their titles. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ width: 288 }}>
      <div data-testid="before" aria-hidden="true">
        <MarketOverviewSkeleton />
      </div>
      <div data-testid="after">
        <MarketOverview />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: 'Size of the tiles' });
    const headsIn = (id: string) =>
      [...canvas.getByTestId(id).querySelectorAll('header')].map((head) => head.offsetHeight);
    await expect(headsIn('before')).toHaveLength(2);
    await expect(headsIn('before')).toEqual(headsIn('after'));
  },
};
