import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { brokenMarketHandlers, marketHandlers } from '../../testing.ts';
import { MoversPage } from './MoversPage.tsx';

const meta = {
  title: 'Screens/Market/Movers',
  component: MoversPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...marketHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof MoversPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenMarketHandlers());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** Every figure has a head. */
export const Heads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Turnover' })).toBeVisible();
  },
};
