import { emptyInstrumentPage } from '@wealth/api-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage, withSearch } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import { brokenMarketHandlers, marketHandlers } from '../../testing.ts';
import { MarketPage } from './MarketPage.tsx';

const Market = withSearch(MarketPage);

const meta = {
  title: 'Screens/Market/Market',
  component: Market,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...marketHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^ARAVBANK/ })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '1,004.85' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Instruments' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...marketHandlers({ '': emptyInstrumentPage }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is listed in this segment now')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...brokenMarketHandlers());
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Instruments' }));
    await expect(await card.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The same list in two columns of two lines. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Instruments' }));
    const [, first] = await card.findAllByRole('row');
    await expect(first).toHaveTextContent(/^ARAVBANK NSE.*1,004\.85/);
    await expect(card.getAllByRole('columnheader')).toHaveLength(2);
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'बाज़ार' })).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: /^ARAVBANK/ })).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

/** Another tab asks for its own instruments; the indices stay. */
export const ChoosingASegment: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('tab', { name: 'OTC' }));
    await expect(canvas.getByRole('tab', { name: 'OTC' })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('grid', { name: 'Symbols and prices' })).toBeVisible();
  },
};

/** From cell to cell by keys; the symbol of a row takes the focus in its cell. */
export const WalkedByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('one stop of the Tab key, arrows from cell to cell [I4-2-LIST]', async () => {
      const grid = within(await canvas.findByRole('grid', { name: 'Symbols and prices' }));
      const link = await grid.findByRole('link', { name: 'ARAVBANK' });
      link.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(grid.getByRole('link', { name: 'INDRAOIL' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(grid.getByRole('gridcell', { name: '1,542.60' })).toHaveFocus();
    });
  },
};
