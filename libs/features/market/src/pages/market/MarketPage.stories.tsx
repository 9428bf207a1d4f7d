import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { brokenMarketHandlers, marketHandlers } from '../../testing.ts';
import { MarketPage } from './MarketPage.tsx';

const meta = {
  title: 'Screens/Market/Market',
  component: MarketPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...marketHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof MarketPage>;

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

/** Another tab asks for its own instruments; the indices stay. */
export const ChoosingASegment: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('tab', { name: 'OTC' }));
    await expect(canvas.getByRole('tab', { name: 'OTC' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('list', { name: 'Index watch list' })).toBeVisible();
  },
};
