import type { Meta, StoryObj } from '@storybook/react-vite';
import { CashLines } from '@wealth/parts';
import { onStage, withSearch } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { HoldingPage } from '../pages/holding/HoldingPage.tsx';
import { portfolioHandlers, worstClient } from '../testing.ts';

const Holdings = withSearch(HoldingPage);

function All() {
  return (
    <div className="grid gap-grid">
      <Holdings />
      <CashLines variant="full" />
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

/** The longest figures and names that the screen has to hold. */
export const WorstCase: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/99,99,99,99,999/))[0]).toBeVisible();
  },
};
