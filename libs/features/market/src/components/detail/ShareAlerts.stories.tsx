import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect, fn } from 'storybook/test';
import { firstView } from '../../model/chartView.ts';
import { createAlertServer } from '../../testing/alertServer.ts';
import { stockFixture, stockHandlers } from '../../testing/stockFixtures.ts';
import { ShareButtons } from './ShareButtons.tsx';
import { StockDetailView } from './StockDetailView.tsx';

const meta = {
  title: 'Screens/Market/Stock alerts',
  component: StockDetailView,
  tags: ['!autodocs'],
  args: {
    share: stockFixture,
    view: { ...firstView, view: 'table' },
    onViewChange: fn(),
    headingLevel: 'h1',
    headActions: <ShareButtons share={stockFixture} />,
  },
  beforeEach({ msw }) {
    msw.use(...stockHandlers());
    msw.use(...createAlertServer().handlers);
  },
  decorators: [onStage({ hasHosts: true })],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { description: '2' }));
    await expect(await canvas.findByRole('gridcell', { name: '5.00%' })).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
} satisfies Meta<typeof StockDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const PhoneHindi: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'hi' },
};
