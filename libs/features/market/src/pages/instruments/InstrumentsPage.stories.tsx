import { emptyInstrumentPage } from '@wealth/api-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { brokenMarketHandlers, marketHandlers } from '../../testing.ts';
import { InstrumentsPage } from './InstrumentsPage.tsx';

const meta = {
  title: 'Screens/Market/Instruments',
  component: InstrumentsPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...marketHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof InstrumentsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page behind the cursor comes by itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^TEJASMOT/ })).toBeVisible();
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
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** One line a row; the name stands beside the symbol of the row that has the focus. */
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas, userEvent, step }) => {
    const symbol = await canvas.findByRole('rowheader', { name: /^INDRAOIL/ });
    await step('32 px high, and nothing is higher than its row [I4-2-COMPACT]', async () => {
      // The fonts of the figures may still be on their way.
      await waitFor(() => {
        const cells = canvas.getAllByRole('gridcell');
        return expect(cells.filter((cell) => cell.scrollHeight > cell.clientHeight)).toEqual([]);
      });
      await expect(symbol.closest('[role="row"]')?.getBoundingClientRect().height).toBe(32);
      await expect(within(symbol).getByText('Indradhanush Oil')).not.toBeVisible();
    });
    await step('the row with the focus has its name, on the same line [I4-2-COMPACT]', async () => {
      within(symbol).getByRole('link').focus();
      const name = within(symbol).getByText('Indradhanush Oil');
      await expect(name).toBeVisible();
      const box = symbol.getBoundingClientRect();
      const { top, bottom } = name.getBoundingClientRect();
      await expect(top >= box.top && bottom <= box.bottom).toBe(true);
      await userEvent.tab();
    });
  },
};

export const CompactDark: Story = { ...Compact, globals: { theme: 'dark', density: 'compact' } };

/** A finger keeps its room, and the two lines of a phone stay. */
export const CompactPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'compact' },
  play: async ({ canvas }) => {
    const symbol = await canvas.findByRole('rowheader', { name: /^INDRAOIL/ });
    await expect(symbol.closest('[role="row"]')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(within(symbol).getByText('Indradhanush Oil')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Instruments' }));
    await waitFor(() => expect(card.getAllByRole('rowheader')).toHaveLength(3));
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'आईपीओ' })).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
