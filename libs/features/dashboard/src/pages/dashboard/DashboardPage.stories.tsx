import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@wealth/api-sdk/testing';
import { Button } from '@wealth/ui/button';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { brokenDashboardHandlers, dashboardHandlers, newClient, worstClient } from '../../testing.ts';
import { DashboardPage } from './DashboardPage.tsx';

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...dashboardHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The app puts its own buttons into the card of available cash. */
export const WithActions: Story = {
  args: {
    actions: (
      <div className="grid grid-cols-2 gap-2.5">
        <Button>Deposit</Button>
        <Button variant="secondary">Withdraw</Button>
      </div>
    ),
  },
};

/** Nothing moves when the answers come: every region has its final size. */
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
};

/** A client who has just been approved, before the first trade of the day. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...dashboardHandlers(newClient));
  },
};

/** Each region says what failed and has its own Retry. */
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenDashboardHandlers());
  },
};

/** One block that fails leaves the others alone. */
export const OneFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/client/app/v1/watchlists', { status: 500, message: 'Out of order' }));
  },
};

/** The line under the header of the app says since when; here the figures turn muted with it. */
export const Stale: Story = {
  beforeEach() {
    const { dataset } = document.documentElement;
    dataset['figures'] = 'old';
    return () => {
      delete dataset['figures'];
    };
  },
};

/** One preference hides every amount and leaves the percentages. */
export const Masked: Story = { parameters: staged({ isMasked: true }) };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const HidingValues: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the net worth is there', async () => {
      await expect(await canvas.findByText('21,88,581')).toBeVisible();
    });
    await step('one press hides it, and another shows it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide values' }));
      await expect(canvas.queryByText('21,88,581')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Show values' }));
      await expect(canvas.getByText('21,88,581')).toBeVisible();
    });
  },
};

/** The longest figures and names: nothing leaves its card, and nothing lies over its neighbour. */
export const WorstCase: Story = {
  beforeEach({ msw }) {
    msw.use(...dashboardHandlers(worstClient));
  },
};
