import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { expect, fn } from 'storybook/test';
import { firstView } from '../../model/chartView.ts';
import { stockFixture, stockHandlers, stockParts } from '../../testing/stockFixtures.ts';
import { StockDetailView } from './StockDetailView.tsx';

const meta = {
  title: 'Screens/Market/Stock detail',
  component: StockDetailView,
  tags: ['!autodocs'],
  args: {
    share: stockFixture,
    view: firstView,
    onViewChange: fn(),
    headingLevel: 'h1',
    parts: stockParts,
  },
  beforeEach({ msw }) {
    msw.use(...stockHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof StockDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With depth, session, fundamentals, news and corporate actions. */
export const AllParts: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('region', { name: 'Session' })).toHaveTextContent(
      'Continuous trading',
    );
    await expect(canvas.getByRole('table', { name: 'Market depth of ARAVBANK' })).toBeVisible();
    await expect(canvas.getByText('Spread 0.10')).toBeVisible();
    await step('fundamentals', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Fundamentals' }));
      await expect(canvas.getByRole('table', { name: 'Eight quarters' })).toBeVisible();
    });
    await step('news is text, whatever it holds', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /^News/ }));
      await expect(canvas.getByText(/<script>fewer<\/script>/)).toBeVisible();
    });
    await step('corporate actions', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Corporate actions' }));
      await expect(canvas.getByRole('rowheader', { name: 'Dividend of ₹4.50 a share' })).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: 'Bonus 1 for 2' })).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: 'Split 1 into 5' })).toBeVisible();
    });
  },
};

/** Nothing is listed, nothing written, nobody in the book; an index has neither band nor lot. */
export const IndexWithoutParts: Story = {
  args: {
    share: {
      ...stockFixture,
      market: 'INDEX',
      quote: { ...stockFixture.quote, lower_band: null, upper_band: null },
    },
    parts: {
      session: {
        phase: 'closed',
        endsAt: null,
        nextOpening: '2026-11-25T09:15:00+05:30',
        holiday: 'Guru Nanak Jayanti',
        isAlwaysOpen: false,
      },
      depth: { bids: [], asks: [] },
      news: [],
      actions: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody stands in the book now.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Session' })).toHaveTextContent(
      'Closed for Guru Nanak Jayanti.',
    );
    await expect(canvas.queryByText('Lot')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Session' });
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
