import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { MarketPage } from '../pages/market/MarketPage.tsx';
import { MoversPage } from '../pages/movers/MoversPage.tsx';
import { worstMarketHandlers } from '../testing.ts';

function All() {
  return (
    <div className="grid gap-grid">
      <MarketPage search={{}} onSearchChange={() => undefined} />
      <MoversPage />
    </div>
  );
}

const meta = {
  title: 'Screens/Market/Kitchen sink',
  component: All,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...worstMarketHandlers());
  },
  decorators: [onStage({ isWholePage: true })],
} satisfies Meta<typeof All>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The longest figures and names that the screen has to hold. */
export const WorstCase: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/9,99,999\.99/))[0]).toBeVisible();
  },
};
