import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { brokenDiscoverHandlers, discoverHandlers } from '../../testing.ts';
import { DiscoverPage } from './DiscoverPage.tsx';

const meta = {
  title: 'Screens/Discover',
  component: DiscoverPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...discoverHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof DiscoverPage>;

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
    msw.use(...brokenDiscoverHandlers());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** Two listings of one share differ by their exchange. */
export const Exchanges: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /INDRAOIL NSE/ })).toBeVisible();
  },
};
