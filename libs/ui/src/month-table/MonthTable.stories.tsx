import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MonthTable } from './MonthTable.tsx';
import { sampleYears } from './sampleYears.testing.ts';

const meta = {
  title: 'Finance/MonthTable',
  component: MonthTable,
  args: { 'aria-label': 'Returns by month', benchmarkName: 'NIFTY50', years: sampleYears },
  parameters: {
    docs: {
      description: {
        component:
          'Returns of years by their months, with the excess over a benchmark beneath. **Do** give it percentages: they stay visible while the client hides amounts. **Don’t** use it for rupees, which the profit calendar shows.',
      },
    },
  },
} satisfies Meta<typeof MonthTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeYears: Story = {};

/** Months that have no figure yet are outlined. */
export const FirstWeeks: Story = {
  args: {
    years: [
      {
        year: 2026,
        percent: 2.61,
        benchmark: 1.39,
        excess: 1.22,
        months: [{ month: 10, percent: 1.4, excess: 0.6 }],
      },
    ],
  },
};

export const NotKnown: Story = {
  args: {
    years: [
      {
        year: 2026,
        percent: null,
        benchmark: null,
        excess: Number.NaN,
        months: [{ month: 1, percent: null, excess: null }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/NaN/)).toBeNull();
  },
};

/** On a phone a year at a time. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Earlier year' }));
    await expect(canvas.getByRole('grid', { name: 'Returns by month, 2025' })).toBeVisible();
  },
};

export const ReadByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('one stop of the Tab key, arrows move by month and by year [I5B-2-MONTHS]', async () => {
      // As wide as the window: what does not scroll is no stop.
      await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
      await userEvent.tab();
      await expect(canvas.getByRole('gridcell', { name: /January 2026/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(canvas.getByRole('gridcell', { name: /February 2025/ })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(document.activeElement).toHaveTextContent('December 2025: +0.60%, +0.15% against NIFTY50');
    });
  },
};
