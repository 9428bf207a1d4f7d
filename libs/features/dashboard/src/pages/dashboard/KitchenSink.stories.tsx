import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { DashboardPage } from './DashboardPage.tsx';
import { dashboardHandlers, worstClient } from '../../testing.ts';

function All() {
  return (
    <div className="grid gap-grid">
      <DashboardPage isAlwaysOpen={false} />
    </div>
  );
}

const meta = {
  title: 'Screens/Dashboard/Kitchen sink',
  component: All,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...dashboardHandlers(worstClient));
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
