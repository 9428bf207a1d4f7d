import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@wealth/api-sdk/testing';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { firstView, writeChartView, type ChartSearch } from '../../model/chartView.ts';
import { stockHandlers, unknownStockHandlers } from '../../testing/stockFixtures.ts';
import { StockPage, type StockPageProps } from './StockPage.tsx';

const meta = {
  title: 'Screens/Market/Stock',
  component: StockPage,
  tags: ['!autodocs'],
  args: {
    instrument: { market: 'NSE', symbol: 'ARAVBANK' },
    search: {},
    onSearchChange: fn(),
  },
  render: function Kept(args: StockPageProps) {
    const [search, setSearch] = useState<ChartSearch>({});
    return (
      <StockPage
        {...args}
        search={{ ...search }}
        onSearchChange={(next) => {
          setSearch(next);
          args.onSearchChange(next);
        }}
      />
    );
  },
  beforeEach({ msw }) {
    msw.use(...stockHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof StockPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^ARAVBANK/ })).toBeVisible();
    await expect(await canvas.findByRole('slider', { name: 'ARAVBANK, 5m' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
    await expect(await canvas.findByText(/<b>Not bold<\/b>/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stock/api/v1/*', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Unknown: Story = {
  beforeEach({ msw }) {
    msw.use(...unknownStockHandlers());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not found')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'ARAVBANK, 5m' });
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** Indicators, another range and the table are chosen with the keyboard alone. */
export const SetUp: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await canvas.findByRole('slider', { name: 'ARAVBANK, 5m' });
    const page = canvasElement.ownerDocument;
    const inDialog = async (name: string) => {
      const found = await waitFor(() => {
        const box = [...page.querySelectorAll('[role="dialog"] label, [role="menuitemradio"]')].find(
          (element) => element.textContent?.startsWith(name),
        );
        if (!(box instanceof HTMLElement)) throw new RangeError(`no ${name}`);
        return box;
      });
      return found;
    };
    await step('an indicator', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Indicators' }));
      await userEvent.click(await inDialog('SMA 20'));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith(
        writeChartView({ ...firstView, indicators: [{ kind: 'sma', period: 20 }] }),
      );
      await userEvent.keyboard('{Escape}');
    });
    await step('volume is hidden, in the address too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chart settings' }));
      await userEvent.click(await inDialog('Volume hidden'));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith(expect.objectContaining({ volume: 'off' }));
    });
    await step('a range brings the candles that it is read in', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '1Y' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ range: '1Y', interval: '1d' }),
      );
    });
    await step('the table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chart settings' }));
      await userEvent.click(await inDialog('Table'));
      await expect(await canvas.findByRole('grid', { name: 'ARAVBANK, 1D' })).toBeVisible();
    });
  },
};
