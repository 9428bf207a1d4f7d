import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage, withSearch } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { FigureDrawer } from '../figure/FigureDrawer.tsx';
import { HoldingPage } from '../pages/holding/HoldingPage.tsx';
import { SummaryPage } from '../pages/summary/SummaryPage.tsx';
import { portfolioHandlers, worstClient } from '../testing.ts';

const Holdings = withSearch(HoldingPage);

function All() {
  return (
    <div className="grid grid-cols-1 gap-grid">
      <SummaryPage search={{}} onSearchChange={() => {}} />
      <Holdings />
      <FigureDrawer payload={{ id: 'price_held' }} />
    </div>
  );
}

const meta = {
  title: 'Screens/Portfolio/Kitchen sink',
  component: All,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers(worstClient));
  },
  decorators: [onStage({ isWholePage: true })],
} satisfies Meta<typeof All>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The longest figures and names that the screens have to hold. */
export const WorstCase: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/99,99,99,99,999/))[0]).toBeVisible();
    await canvas.findByText('Tax deducted on dividends');
  },
};
