import type { Meta, StoryObj } from '@storybook/react-vite';
import { gttFixtures, longestOrder, pastOrders, waitingOrders } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { expect, waitFor } from 'storybook/test';
import { createOrderServer } from '../testing/createOrderServer.ts';
import { AwaitingPage } from './awaiting/AwaitingPage.tsx';
import { HistoryPage } from '../history/HistoryPage.tsx';
import { OrderPage } from './detail/OrderPage.tsx';

function All() {
  return (
    <div className="grid grid-cols-1 gap-grid">
      <AwaitingPage />
      <HistoryPage onOpenAction={() => undefined} search={{}} onSearchChange={() => undefined} />
      <OrderPage id="cancelled-part" notFound={null} />
    </div>
  );
}

const meta = {
  title: 'Screens/Portfolio/Orders/Kitchen sink',
  component: All,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    const orders = [gttFixtures.unhealthy, ...waitingOrders, ...pastOrders].map(longestOrder);
    msw.use(...createOrderServer({ orders }).handlers);
  },
  decorators: [onStage({ isWholePage: true })],
} satisfies Meta<typeof All>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The longest figures and names that the screens have to hold. */
export const WorstCase: Story = {
  play: async ({ canvas }) => {
    // A compact row hides the second line of its cells.
    await waitFor(() => {
      const figures = canvas.getAllByText(/99,99,99,99,999/);
      return expect(figures.some((figure) => figure.checkVisibility())).toBe(true);
    });
    await expect(await canvas.findByRole('heading', { level: 1, name: /NSE/ })).toBeVisible();
  },
};
