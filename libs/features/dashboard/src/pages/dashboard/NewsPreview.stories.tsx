import type { Meta, StoryObj } from '@storybook/react-vite';
import { envelopeOf, failing, getGetNewsMockHandler } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { dashboardHandlers, worstClient } from '../../testing.ts';
import { NewsPreview } from './NewsPreview.tsx';

const meta = {
  title: 'Screens/Dashboard/News',
  component: NewsPreview,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...dashboardHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof NewsPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the server writes is text, whatever is in it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/<b>1\.2 GW<\/b>/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/stock/api/v1/news', () => delay('infinite')));
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getGetNewsMockHandler(envelopeOf({ items: [], next_cursor: null })));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stock/api/v1/news', { status: 500, message: 'Out of order' }));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const WorstCase: Story = {
  beforeEach({ msw }) {
    msw.use(...dashboardHandlers(worstClient));
  },
};
