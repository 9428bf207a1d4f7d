import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  dayLinesOf,
  envelopeOf,
  failing,
  getGetSparklinesMockHandler,
  getGetWatchlistsMockHandler,
} from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { dashboardHandlers, worstClient } from '../../testing.ts';
import { WatchlistPreview } from './WatchlistPreview.tsx';

const meta = {
  title: 'Screens/Dashboard/Watch list',
  component: WatchlistPreview,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...dashboardHandlers());
    msw.use(
      getGetSparklinesMockHandler(({ request }) =>
        envelopeOf(dayLinesOf(new URL(request.url).searchParams.get('instruments') ?? '')),
      ),
    );
  },
  decorators: [onStage()],
} satisfies Meta<typeof WatchlistPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A share that is listed no more keeps its row. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,542.60')).toBeVisible();
    await expect(canvas.getByText('Not listed')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/^Day between 997.50/)).toHaveLength(3));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/client/app/v1/watchlists', () => delay('infinite')));
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getGetWatchlistsMockHandler(envelopeOf([])));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/client/app/v1/watchlists', { status: 500, message: 'Out of order' }));
  },
};

/** The server has no prices; those of the stream come. */
export const WithoutPrices: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stock/api/v1/stock', { status: 500, message: 'Out of order' }));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const WorstCase: Story = {
  beforeEach({ msw }) {
    msw.use(...dashboardHandlers(worstClient));
  },
};
